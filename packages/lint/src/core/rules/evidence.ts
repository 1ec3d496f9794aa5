import { type FieldSpec, type FieldSpecs, fieldSpecOf, isObject, type Resource } from '@pg/rule-kit';
import { saleForm, type TokenField } from '@pg/sale-form';
import { resources } from './kinds.ts';

/** The recognised kind of a payload. */
export interface Recognition {
  readonly resource: Resource;
  /** If not, the payload is checked only if its file is named on the command line or configured. */
  readonly isCertain: boolean;
}

/** The weight of a distinctive name or value: one that few other programs have. */
const DISTINCTIVE = 4;
/** The minimum weight of a certain payload: a distinctive name with another one, a rare one, or two common ones. */
const CERTAIN = 6;
const POSSIBLE = 2;

/** A name of several words, or in brackets: few other programs have it, unless it is common. */
const COMPOSITE = /[a-z\d][A-Z]|[ _[-]/;

const bare = (name: string): string => name.toLowerCase().replaceAll(/[ _-]/g, '');

/** Names that other programs have too: requests of other services, the wallets' own interfaces, logs, settings. */
const COMMON: ReadonlySet<string> = new Set(
  `action amount api_version api_version_minor billing_address brand cancel_url cart certificate company_name country
  currency customer customer_phone data delivery_date description display_name document_number document_type email
  environment expected_date first_name gateway gateway_merchant_id gift_message hash header identifier image_url item_number last_name
  merchant_capabilities merchant_identifier middle_name name number operation order order_amount order_currency
  order_description order_id original_price parameters part_number payment_data payment_method phone private_key
  product_code product_url protocol_version return_url seller_id shipping shipping_method shop_name signature success_url
  supported_networks tax_amount tax_category token total_amount tracking_number transaction_id transaction_identifier type
  version work_phone`
    .split(/\s+/)
    .map(bare),
);

/** Names of several words that shops have too. */
const SHARED = /^shipping_(?:city|state|postcode|country)$/;

/** Values of the tables that no other program has in such a field. */
const DISTINCTIVE_VALUE = /^(?:ECv[12]|(?:EC|RSA)_v1|SALE|wallet[12]|om-wallet|naps|vcard)$/;

function weigh(name: string, isOutermost: boolean): number {
  if (COMMON.has(bare(name))) return isOutermost ? 1 : 0;
  if (SHARED.test(name)) return 2;
  return COMPOSITE.test(name) ? DISTINCTIVE : isOutermost ? 2 : 1;
}

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

/** The total weight of a payload's names and values, and whether one of them is distinctive. */
class Evidence {
  weight = 0;
  /** The weight of the outermost names only. */
  outermost = 0;
  isDistinctive = false;

  add(weight: number): void {
    this.weight += weight;
    this.isDistinctive ||= weight === DISTINCTIVE;
  }

  addOutermost(weight: number): void {
    this.add(weight);
    this.outermost += weight;
  }

  addFields(payload: object, fields: FieldSpecs, isOutermost = false): void {
    for (const [name, value] of Object.entries(payload)) {
      const spec = fields[name];
      if (spec === undefined) continue;
      if (isOutermost) this.addOutermost(weighField(name, true));
      else this.add(weighField(name, false));
      this.addValue(value, spec);
    }
  }

  /** Looks only at the first items of an array, because items are alike. */
  addValue(value: unknown, { values, given, fields, item }: FieldSpec): void {
    if (typeof value === 'string') {
      if (values.includes(value) || given?.includes(value)) this.add(DISTINCTIVE_VALUE.test(value) ? DISTINCTIVE : 1);
    } else if (Array.isArray(value)) {
      for (const each of item ? value.slice(0, 3) : []) if (item) this.addValue(each, item);
    } else if (isObject(value)) this.addFields(value, fields);
  }
}

const fieldsOf = ({ schema }: Resource): FieldSpecs => fieldSpecOf(schema)?.fields ?? {};

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

/** Recognises a payload by its names and values. Distinctive ones count most, and unknown names are ignored. */
export function recogniseKind(value: unknown): Recognition | undefined {
  if (!isObject(value)) return undefined;
  known ??= makeKnown();
  const { kinds, listed } = known;
  const given = Object.entries(withTokenName(value));
  // Files of other programs may have thousands of other names.
  const payload = Object.fromEntries(given.filter(([name]) => listed.has(name)));
  const others = given.flatMap(([name]) => (listed.has(name) ? [] : name));
  let best: Recognition | undefined;
  let most = { outermost: 0, weight: POSSIBLE - 1 };
  for (const { resource, fields, distinctiveName } of kinds) {
    const evidence = new Evidence();
    evidence.addFields(payload, fields, true);
    for (const name of others) if (distinctiveName?.test(name)) evidence.addOutermost(weigh(name, true));
    const { weight, outermost, isDistinctive } = evidence;
    // The outermost names decide first: a session may have a cart at the wrong place, with more names than its own.
    if (weight < POSSIBLE || outermost < most.outermost) continue;
    if (outermost === most.outermost && weight <= most.weight) continue;
    most = evidence;
    best = { resource, isCertain: isDistinctive && weight >= CERTAIN };
  }
  return best;
}

/** Recognises a form. Names with brackets or points mean nested objects, except in a sale. */
export function recogniseForm(values: Readonly<Record<string, string>>): Recognition | undefined {
  const asWritten = recogniseKind(values);
  return asWritten?.resource === saleForm ? asWritten : (recogniseKind(nested(values)) ?? asWritten);
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

/** Recognises a token that `recogniseKind` misses because of a mistake in it. */
export function recogniseMistaken(given: unknown): Recognition | undefined {
  if (isObject(given) && Object.keys(given).length > MAX_TOKEN_FIELDS) return undefined;
  const resource = resources.find((each) => each.text?.resembles(given));
  return (
    resource && { resource, isCertain: hasDistinctiveName(typeof given === 'string' ? given : JSON.stringify(given)) }
  );
}

/** Whether a text has a distinctive name. This is much faster than parsing it. */
export function hasDistinctiveName(text: string): boolean {
  patterns ??= makePatterns();
  return patterns.distinctive.test(text);
}

/** Whether a text may be a payload: it has a distinctive name or value or, unless `isCertain`, a name that is not common. */
export function mayBePayload(text: string, isCertain: boolean): boolean {
  patterns ??= makePatterns();
  return patterns[isCertain ? 'certain' : 'possible'].test(text);
}

let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  const weights = new Map<string, number>();
  const collect = ({ fields, item }: FieldSpec, isOutermost: boolean): void => {
    for (const [name, spec] of Object.entries(fields)) {
      weights.set(name, Math.max(weights.get(name) ?? 0, weigh(name, isOutermost)));
      collect(spec, false);
    }
    if (item) collect(item, false);
  };
  for (const { schema } of resources) {
    const spec = fieldSpecOf(schema);
    if (spec) collect(spec, true);
  }
  const distinctiveNames = resources.flatMap(({ at, distinctiveName }) =>
    at && distinctiveName ? distinctiveName.source.slice(1, -1) : [],
  );
  const pattern = (least: number, ...others: string[]): RegExp => {
    const names = [...weights].flatMap(([name, weight]) => (weight >= least ? name.replace(/^.*\[|\]$/g, '') : []));
    return new RegExp(`\\b(?:${[...names, ...distinctiveNames, ...others].join('|')})\\b`);
  };
  const values = DISTINCTIVE_VALUE.source.slice(1, -1);
  return { distinctive: pattern(DISTINCTIVE), certain: pattern(DISTINCTIVE, values), possible: pattern(2, values) };
}
