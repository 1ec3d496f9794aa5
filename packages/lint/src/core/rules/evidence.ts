import { isObject, type Resource } from '@pg/rule-kit';
import { type FieldSpec, type FieldSpecs, nearestName, tableSpec } from '@pg/rule-kit/internal';
import { type TokenField, verifiableSaleResource } from '@pg/sale-form';
import { findGateways, wallet2ClientRequestResource } from '@pg/wallet-tokens';
import { isEnough, isLabelOrPath, OWN, OWN_VALUE, SHARED, SHARED_VALUE, type Signs, weigh } from './distinctive.ts';
import { resources } from './kinds.ts';
import { kindInText } from './text-evidence.ts';

/** The recognized kind of a payload. */
export interface Recognition {
  readonly resource: Resource;
  /** If not, the payload is checked only if its file is named on the command line or configured. */
  readonly isCertain: boolean;
}

const POSSIBLE = 2;

/** A cache of the weights of names, because each payload looks them up. */
const weights = { outermost: new Map<string, number>(), inside: new Map<string, number>() };

function weighField(name: string, isOutermost: boolean): number {
  const weighed = isOutermost ? weights.outermost : weights.inside;
  let weight = weighed.get(name);
  if (weight === undefined) {
    weight = weigh(name, isOutermost);
    weighed.set(name, weight);
  }
  return weight;
}

/** What the names and values of a payload say about its kind. */
class Evidence implements Signs {
  weight = 0;
  /** The weight of the outermost names only. */
  outermost = 0;
  own = 0;
  shared = 0;
  ownValues = 0;
  sharedValues = 0;
  against = 0;
  readonly #names: string[] = [];

  addFields(payload: object, fields: FieldSpecs, isOutermost = false): void {
    for (const [name, value] of Object.entries(payload)) {
      const spec = fields[name];
      if (spec === undefined) continue;
      this.addName(name, value, spec, weighField(name, isOutermost), isOutermost);
      this.addValue(value, spec);
    }
    if (isOrder(payload, fields)) this.own++;
  }

  addName(name: string, value: unknown, spec: FieldSpec | undefined, weight: number, isOutermost: boolean): void {
    this.weight += weight;
    if (isOutermost) this.outermost += weight;
    // The items of an array have the same names.
    if (weight < SHARED || this.#names.includes(name)) return;
    this.#names.push(name);
    const isObjectInside = spec?.kind === 'object' || spec?.kind === 'list' || spec?.kind === 'any';
    const isAgainst =
      typeof value === 'string' ? isLabelOrPath(name, value) : isObject(value) && spec && !isObjectInside;
    if (isAgainst) this.against++;
    else if (weight === OWN) this.own++;
    else this.shared++;
    // An object of the document, with its fields.
    if (weight === OWN && isObject(value) && isObjectInside && Object.keys(value).some((each) => each in spec.fields))
      this.own++;
  }

  /** Looks only at the first items of an array, because items are alike. */
  addValue(value: unknown, { values, knownValues, fields, item }: FieldSpec): void {
    if (typeof value === 'string') {
      if (values.includes(value) || knownValues?.includes(value)) this.addCode(value);
      else if (value.length > MIN_TOKEN && /^\s*\{/.test(value) && kindInText(value)) this.ownValues++;
    } else if (Array.isArray(value)) {
      for (const each of item ? value.slice(0, 3) : []) if (item) this.addValue(each, item);
    } else if (isObject(value)) this.addFields(value, fields);
  }

  addCode(code: string): void {
    const isOwn = OWN_VALUE.test(code);
    const isShared = SHARED_VALUE.test(code);
    if (isOwn) this.ownValues++;
    else if (isShared) this.sharedValues++;
    this.weight += isOwn || isShared ? OWN : 1;
  }
}

/** A token in a string has more characters. */
const MIN_TOKEN = 40;

/** Whether an object has all fields of a session's `order`, which are common ones, but rare together. */
const isOrder = (payload: object, fields: FieldSpecs): boolean =>
  fields.number?.table?.at === 'order' && Object.keys(fields).every((name) => name in payload);

const fieldsOf = ({ table }: Resource): FieldSpecs => tableSpec(table).fields;

/** A cache of the resources' outermost fields, because each payload looks them up. */
let known: ReturnType<typeof makeKnown> | undefined;

function makeKnown() {
  const kinds = resources.map((resource) => ({
    resource,
    fields: fieldsOf(resource),
    distinctiveName: resource.distinctiveName,
  }));
  return { kinds, listed: new Set(kinds.flatMap(({ fields }) => Object.keys(fields))) };
}

const TOKEN: TokenField = 'parameters[paymentToken]';

/** Adds the form's name of the token to a sale that is written as an object, with the token in `parameters`. */
const withTokenName = (payload: object): object =>
  'parameters' in payload && isObject(payload.parameters) && 'paymentToken' in payload.parameters
    ? { ...payload, [TOKEN]: null }
    : payload;

/** Recognizes a payload by its names and values. Distinctive ones count most, and unknown names are ignored. */
export function recognizeKind(value: unknown): Recognition | undefined {
  if (!isObject(value)) return undefined;
  known ??= makeKnown();
  const { kinds, listed } = known;
  const given = Object.entries(withTokenName(value));
  // Files of other programs may have thousands of other names.
  const payload = Object.fromEntries(given.filter(([name]) => listed.has(name)));
  const others = given.flatMap(([name]) => (listed.has(name) ? [] : name));
  let best: Resource | undefined;
  let isCertain = false;
  let most = { outermost: 0, weight: POSSIBLE - 1 };
  for (const { resource, fields, distinctiveName } of kinds) {
    const evidence = new Evidence();
    evidence.addFields(payload, fields, true);
    for (const name of others) {
      if (distinctiveName?.test(name))
        evidence.addName(name, Reflect.get(value, name), undefined, weigh(name, true), true);
    }
    if (resource === verifiableSaleResource && hasOtherAction(value)) evidence.sharedValues++;
    const { weight, outermost } = evidence;
    isCertain ||= isEnough(evidence);
    // The outermost names decide first: a session may have a cart at the wrong place, with more names than its own.
    if (weight < POSSIBLE || outermost < most.outermost) continue;
    if (outermost === most.outermost && weight <= most.weight) continue;
    most = evidence;
    best = resource;
  }
  return best && { resource: best, isCertain };
}

/** Whether a request to the client of wallet2 is for the merchant's gateway. Other payloads have no gateway. */
export const isOwnRequest = (resource: Resource | undefined, value: unknown, gateway: string | undefined): boolean =>
  resource !== wallet2ClientRequestResource || (gateway !== undefined && findGateways(value).includes(gateway));

/** Whether an object asks for another action than a sale, such as `CAPTURE`. The document says nothing of these. */
export function hasOtherAction({ action }: object & { readonly action?: unknown }): boolean {
  const isAction = typeof action === 'string' && /^[A-Z]+(?:_[A-Z]+)*$/.test(action);
  const { values = [] } = fieldsOf(verifiableSaleResource).action ?? {};
  return isAction && !values.includes(action) && nearestName(action, values) === undefined;
}

/** Recognizes a form. Names with brackets or points mean nested objects, except in a sale. */
export function recognizeForm(values: Readonly<Record<string, string>>): Recognition | undefined {
  const asWritten = recognizeKind(values);
  return asWritten?.resource === verifiableSaleResource ? asWritten : (recognizeKind(nested(values)) ?? asWritten);
}

/** Converts a form's names with brackets or points to nested objects, as servers do. */
function nested(values: Readonly<Record<string, string>>): object {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split(/\[|\]\[|\]?\.|\]/).filter((step) => step !== '' && !/^\d+$/.test(step));
    let inner = root;
    for (const step of steps.slice(0, -1)) {
      if (!isObject(inner[step])) inner[step] = Object.create(null);
      const next = inner[step];
      if (isObject(next)) inner = next;
    }
    inner[steps.at(-1) ?? name] ??= value;
  }
  return root;
}

/** A token has ten fields. */
const MAX_TOKEN_FIELDS = 100;

/** Recognizes a token that `recognizeKind` misses because of a mistake in it. */
export function recognizeMistaken(given: unknown): Recognition | undefined {
  if (isObject(given) && Object.keys(given).length > MAX_TOKEN_FIELDS) return undefined;
  const resource = resources.find((each) => each.text?.resembles(given));
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return resource && { resource, isCertain: kindInText(text) !== undefined };
}
