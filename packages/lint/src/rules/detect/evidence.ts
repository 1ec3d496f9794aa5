import { isObject, type PayloadType } from '@pg/rule-kit';
import { cached, type Field, type FieldsByName, nearestName } from '@pg/rule-kit/internal';
import { type SaleFieldName, saleType, type TokenField } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { findGateways, wallet2ClientRequestType } from '@pg/wallet-tokens';
import { payloadTypes } from '../kinds.ts';
import { fieldsOf, OWN, SHARED, Signs, weigh } from './distinctive.ts';
import { kindInText } from './text-evidence.ts';
import { type GivenValue, valuesFit } from './votes.ts';

/** The recognized kind of a payload. */
export interface Recognition {
  readonly payloadType: PayloadType;
  /** If not, the payload is checked only if its file is named on the command line or configured. */
  readonly isCertain: boolean;
  /** Whether few other programs have one of its names or values: enough to complete the rest while it is written. */
  readonly isLikely?: boolean;
}

const POSSIBLE = 2;

/** A field of a kind that has a name. */
interface Place {
  readonly payloadType: PayloadType;
  /** `undefined` if no table lists the name. */
  readonly spec: Field | undefined;
  readonly weight: number;
}

/** What the names and values of a payload say about one kind. */
class Evidence extends Signs {
  weight = 0;
  /** The weight of the outermost names only. */
  outermost = 0;
  readonly payloadType: PayloadType;
  /** The outermost values. */
  readonly values: GivenValue[] = [];

  constructor(payloadType: PayloadType) {
    super();
    this.payloadType = payloadType;
  }

  addOutermost(name: string, value: unknown, { spec, weight }: Place): void {
    this.outermost += weight;
    this.#addField(name, value, spec, weight);
    this.values.push([value, spec]);
    if (spec && typeof value === 'string') this.#look(value, spec);
  }

  /** Adds what is inside the outermost values. */
  addInside(payload: object): void {
    if (this.payloadType === saleType && fieldOfOther(payload)) this.sharedValues++;
    for (const [value, spec] of this.values) if (spec && typeof value !== 'string') this.#look(value, spec);
  }

  #addField(name: string, value: unknown, spec: Field | undefined, weight: number): void {
    this.weight += weight;
    this.addName(name, weight, () => {
      const isObjectInside = spec?.kind === 'object' || spec?.kind === 'list' || spec?.kind === 'any';
      return isObjectInside && isObject(value) && Object.keys(value).some((each) => each in spec.fields);
    });
  }

  /** Looks only at the first items of an array, because items are alike. */
  #look(value: unknown, { values, knownValues, fields, item }: Field): void {
    if (typeof value === 'string') {
      if (values.includes(value) || knownValues?.includes(value)) this.weight += this.addValue(value) ? OWN : 1;
      else if (value.length > MIN_TOKEN && /^\s*\{/.test(value) && kindInText(value)) this.ownValues++;
    } else if (Array.isArray(value)) {
      for (const each of item ? value.slice(0, 3) : []) if (item) this.#look(each, item);
    } else if (isObject(value)) {
      for (const [name, each] of Object.entries(value)) {
        const spec = fields[name];
        if (spec === undefined) continue;
        this.#addField(name, each, spec, weighInside(name));
        this.#look(each, spec);
      }
      if (isOrder(value, fields)) this.addObject();
    }
  }
}

/** A token in a string has more characters. */
const MIN_TOKEN = 40;

/** Whether an object has all fields of a session's `order`, which are common ones, but rare together. */
const isOrder = (payload: object, fields: FieldsByName): boolean =>
  fields.number?.table?.at === 'order' && Object.keys(fields).every((name) => name in payload);

/** Each payload looks up the weights of its names. */
const weighInside = cached((name: string) => weigh(name, false));

/** A cache of the outermost names of all kinds, because each payload looks them up. */
let outermost: ReturnType<typeof findOutermost> | undefined;

function findOutermost() {
  const places = new Map<string, Place[]>();
  for (const payloadType of payloadTypes) {
    for (const [name, spec] of Object.entries(fieldsOf(payloadType)))
      places.set(name, [...(places.get(name) ?? []), { payloadType, spec, weight: weigh(name, true) }]);
  }
  return (name: string): readonly Place[] =>
    places.get(name) ??
    // Files of other programs may have thousands of these: they are not kept.
    payloadTypes.flatMap((payloadType) =>
      payloadType.distinctiveName?.test(name) ? { payloadType, spec: undefined, weight: weigh(name, true) } : [],
    );
}

const TOKEN: TokenField = 'parameters[paymentToken]';

/** Adds the form's name of the token to a sale that is written as an object, with the token in `parameters`. */
const withTokenName = (payload: object): object =>
  'parameters' in payload && isObject(payload.parameters) && 'paymentToken' in payload.parameters
    ? { ...payload, [TOKEN]: null }
    : payload;

/**
 * Recognizes a payload by its names and values. Distinctive ones count most, and unknown names are ignored. It is certain only if
 * its values fit the fields, too; `undefined` stands for an unknown value, which fits.
 *
 * @param isForm Whether it is a form, which has nothing but data: words in it are no labels.
 */
export function recognizeKind(value: unknown, isForm = false): Recognition | undefined {
  if (!isObject(value)) return undefined;
  outermost ??= findOutermost();
  const all = new Map<PayloadType, Evidence>();
  for (const [name, each] of Object.entries(withTokenName(value))) {
    for (const place of outermost(name)) {
      const evidence = all.get(place.payloadType) ?? new Evidence(place.payloadType);
      all.set(place.payloadType, evidence);
      evidence.addOutermost(name, each, place);
    }
  }
  const found = payloadTypes.flatMap((payloadType) => all.get(payloadType) ?? []);
  for (const evidence of found) evidence.addInside(value);
  // The outermost names decide first: a session may have a cart at the wrong place, with more names than its own.
  const [best] = found
    .filter(({ weight }) => weight >= POSSIBLE)
    .sort((a, b) => b.outermost - a.outermost || b.weight - a.weight);
  if (best === undefined) return undefined;
  const isCertain = found.some(({ isEnough, values }) => isEnough && valuesFit(values, isForm));
  // Many files of other programs have a few common names.
  if (!isCertain && 2 * best.values.length < Object.keys(value).length) return undefined;
  return { payloadType: best.payloadType, isCertain, isLikely: found.some(({ weight }) => weight >= SHARED) };
}

/** Whether a request to the client of wallet2 is for the merchant's gateway. Other payloads have no gateway. */
export const isOwnRequest = (
  payloadType: PayloadType | undefined,
  value: unknown,
  gateway: string | undefined,
): boolean =>
  payloadType !== wallet2ClientRequestType || (gateway !== undefined && findGateways(value).includes(gateway));

/**
 * The field by which an object is a request of another endpoint, of which the document says nothing: another action than a sale, such as
 * `CAPTURE`, or a card's number without a brand. With a brand and an amount, it is a sale with a wrong action.
 */
export function fieldOfOther(request: object & { readonly action?: unknown }): string | undefined {
  const { action } = request;
  const names = Object.keys(request);
  if (!names.includes('brand' satisfies SaleFieldName)) {
    const card = names.find((name) => CARD_NUMBER.test(name));
    if (card !== undefined) return card;
  } else if (names.includes('order_amount' satisfies SaleFieldName)) return undefined;
  const { values = [] } = fieldsOf(saleType).action ?? {};
  const isAction = typeof action === 'string' && /^[A-Z]+(?:_[A-Z]+)*$/.test(action);
  const isOther = isAction && !values.includes(action) && nearestName(action, values) === undefined;
  return isOther ? 'action' : undefined;
}

const CARD_NUMBER = /^(?:card_?(?:no|number)|pan)$/i;

/** Recognizes a form. Names with brackets or points mean nested objects, except in a sale. */
export function recognizeForm(values: Readonly<Record<string, string>>): Recognition | undefined {
  const asWritten = recognizeKind(values, true);
  return asWritten?.payloadType === saleType ? asWritten : (recognizeKind(nested(values), true) ?? asWritten);
}

/** Recognizes a value. A session may have bracket names, as of `order[amount]`; with `parameters` alone, they are card parameters. */
export function recognizeValue(value: unknown): Recognition | undefined {
  const asWritten = recognizeKind(value);
  if (!isObject(value) || asWritten?.payloadType === saleType || !Object.keys(value).some(isBracketed))
    return asWritten;
  const root = nested(value);
  const { parameters, ...others } = root;
  const inSession = recognizeKind(root);
  const isSession =
    inSession?.payloadType === sessionType && Object.keys(others).some((name) => name in fieldsOf(sessionType));
  return isSession ? inSession : asWritten;
}

const isBracketed = (name: string): boolean => name.endsWith(']') && /^\w+\[.+\]$/.test(name);

/** Converts a form's names with brackets or points to nested objects, as servers do. */
export function nested(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = Object.create(null);
  /** Not the objects of the payload, which stay as they are. */
  const made = new Set<unknown>();
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split(/\[|\]\[|\]?\.|\]/).filter((step) => step !== '' && !/^\d+$/.test(step));
    let inner = root;
    for (const step of steps.slice(0, -1)) {
      const given = inner[step];
      const next: Record<string, unknown> =
        isObject(given) && made.has(given) ? given : Object.assign(Object.create(null), isObject(given) && given);
      made.add(next);
      inner[step] = next;
      inner = next;
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
  const payloadType = payloadTypes.find((each) => each.text?.resembles(given));
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return payloadType && { payloadType, isCertain: kindInText(text) !== undefined };
}
