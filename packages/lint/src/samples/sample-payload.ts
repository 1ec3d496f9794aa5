import { check, formatPath, isObject, type Path, type Payload, type PayloadType, valueAt } from '@pg/rule-kit';
import { type Field, specAt, tableSpec } from '@pg/rule-kit/internal';
import { createWallet2ClientRequest } from '@pg/wallet-tokens';
import { requirePayloadType } from '../rules/kinds.ts';
import { type Choose, pick, seeded } from './choose.ts';
import { chooseCountry, valuesOf } from './plausible-values.ts';

/** The card parameter sets (section 2.2). */
export const CARD_SETS = [1, 2, 3, 4, 5, 6] as const;

export interface SampleOptions {
  /** A kind of payload: one of `kinds`. */
  readonly kind: string;
  /** The card parameter set of a session or of `card-params` (section 2.2). */
  readonly set?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The brand of a sale (section 4, E2). */
  readonly brand?: string | undefined;
  /** The version of a `wallet2` token; by default ECv2, as in the interface document. */
  readonly protocolVersion?: 'ECv1' | 'ECv2' | undefined;
  /** Whether it has optional fields too. */
  readonly allFields?: boolean | undefined;
  /** Another seed gives other values. */
  readonly seed?: number | undefined;
}

/**
 * Makes a payload without findings, from the rows. Its values are plausible, but never anyone's.
 *
 * @throws {RangeError} for a kind that does not exist.
 */
export function samplePayload({ seed = 0, ...options }: SampleOptions): Payload {
  const choose = seeded(seed);
  const country = chooseCountry(options.set, choose);
  return makePayload(requirePayloadType(options.kind), { ...options, choose, country });
}

/** What a payload is made of. */
interface Making extends Omit<SampleOptions, 'seed'> {
  readonly choose: Choose;
  /** The country of all its values. */
  readonly country: number;
}

function makePayload(payloadType: PayloadType, making: Making): Payload {
  const spec = tableSpec(payloadType.table);
  const set = making.set ?? (making.allFields ? 6 : undefined);
  const own = makeObject(spec, { ...making, set: payloadType.name === 'card-params' ? set : undefined });
  const made = { ...own, ...fixedFields(payloadType, { ...making, set }) };
  const names = new Set([...Object.keys(spec.fields), ...Object.keys(made)]);
  const inOrder = Object.fromEntries(
    [...names].filter((name) => made[name] !== undefined).map((name) => [name, made[name]]),
  );
  return withoutFindings(payloadType, withJsonStrings(payloadType, inOrder, making), making);
}

/** The fields that the options decide. */
function fixedFields({ name: kind, table }: PayloadType, making: Making): Payload {
  const { brand, set, protocolVersion = 'ECv2' } = making;
  if (kind === 'wallet2-client-request')
    return { ...createWallet2ClientRequest({ gateway: '<GATEWAY>' }, '<CLIENT_KEY>') };
  if (kind === 'sale-form' && brand !== undefined) return { brand };
  if (kind === 'wallet2-token') return { protocolVersion };
  const paymentData = kind === 'wallet1-token' ? specAt(table, ['paymentData']) : undefined;
  if (paymentData) return { paymentData: { ...makeObject(paymentData, { ...making, allFields: false }), ...SIGNED } };
  const card = kind === 'session-request' ? specAt(table, ['parameters', 'card']) : undefined;
  if (card === undefined) return {};
  if (set === undefined) return { parameters: undefined };
  return { methods: ['card'], parameters: { card: makeObject(card, { ...making, set }) } };
}

/** The version of a wallet1 token whose signature has the digest of the sample's values. */
const SIGNED = { version: 'EC_v1' };

function make(spec: Field, making: Making): unknown {
  if (spec.kind === 'object') return makeObject(spec, making);
  if (spec.kind === 'list') return makeList(spec, making);
  return pick(valuesOf(spec, making.country), making.choose);
}

function makeObject(spec: Field, making: Making): Payload {
  const { alternatives } = spec;
  const { fields } = alternatives[(making.set ?? 1) - 1] ?? alternatives[0] ?? spec;
  const all = Object.entries(fields);
  const wanted = all.filter(([, field]) => isWanted(field, making));
  const chosen = wanted.length > 0 ? wanted : all;
  return Object.fromEntries(chosen.map(([name, field]) => [name, make(field, { ...making, set: undefined })]));
}

/** Whether a payload has a field: by its mark, or by a choice. It has an object if it has one of the object's fields. */
function isWanted(field: Field, making: Making): boolean {
  if (field.required || making.allFields) return true;
  if (field.row?.[1] === 'optional') return false;
  const inside = Object.values((field.item ?? field).fields);
  return inside.length === 0 || inside.some((each) => isWanted(each, making));
}

function makeList({ item }: Field, making: Making): unknown[] {
  if (item === undefined) return [];
  const { choose, country } = making;
  const count = 1 + choose(2);
  if (item.kind === 'object') return Array.from({ length: count }, () => makeObject(item, making));
  const values = valuesOf(item, country);
  const from = choose(values.length);
  return values.slice(from, from + count);
}

/** Fills in the JSON strings of a payload, such as a wallet's token, and removes a token without its wallet. */
const withJsonStrings = ({ parts = [] }: PayloadType, payload: Payload, making: Making): Payload =>
  parts
    .filter((part) => part.payloadType.text && !part.isMisplaced && valueAt(payload, part.path) !== undefined)
    .reduce((filled, { path }) => withValue(filled, path, jsonStringAt(parts, payload, path, making)), payload);

function jsonStringAt(parts: PayloadType['parts'], payload: Payload, path: Path, making: Making): string | undefined {
  const part = parts?.find(
    (each) => each.payloadType.text && each.when?.(payload) !== false && formatPath(each.path) === formatPath(path),
  );
  return part && embeddedJson(makePayload(part.payloadType, making));
}

/** JSON as wallet2 writes it: `=` is escaped. The rule `token-rewritten` reports a token without these escapes. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('=', '\\u003d');

/** Copies a payload and sets the value at a path; `undefined` removes the field. */
function withValue<T>(payload: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined || typeof payload !== 'object' || payload === null) return payload;
  const copy = Object.assign(Array.isArray(payload) ? [] : {}, payload);
  const inner = rest.length === 0 ? value : withValue(Reflect.get(payload, step), rest, value);
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(step), 1);
  else if (inner === undefined) Reflect.deleteProperty(copy, step);
  else Reflect.set(copy, step, inner);
  return copy;
}

const MAX_CHANGES = 60;

/**
 * Solves findings of rules across fields: adds a missing field, chooses another value, or at last removes the field.
 */
function withoutFindings(payloadType: PayloadType, payload: Payload, making: Making): Payload {
  let better = payload;
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const [finding] = check(payloadType, better);
    if (finding === undefined) return better;
    const { path } = finding;
    const value = valueAt(better, path);
    const isReplaced = value === undefined || (changes < MAX_CHANGES / 2 && !isObject(value));
    const fix = isReplaced ? makeAt(payloadType, better, path, making) : undefined;
    better = withValue(better, path, fix);
  }
  throw new Error(`no sample of ${payloadType.name} has no findings`);
}

function makeAt({ table, parts }: PayloadType, payload: Payload, path: Path, making: Making): unknown {
  const spec = specAt(table, path);
  return spec && (jsonStringAt(parts, payload, path, making) ?? make(spec, making));
}
