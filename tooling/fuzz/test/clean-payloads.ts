import { resources } from '@pg/lint';
import { isObject, type Payload, type Resource } from '@pg/rule-kit';
import { type FieldSpec, find, readerOf, tableSpec } from '@pg/rule-kit/internal';
import { type Kind, vectorFiles } from '@pg/vectors';
import { arbitrary } from '@pg/vectors/arbitraries';
import fc from 'fast-check';
import { expect } from 'vitest';

/** Values that are regular in some rows, and questionable or wrong in others. */
// biome-ignore format: a list
const VALUES: readonly unknown[] = [
  '', ' ', 'a', ' a', 'a ', 'null', 'NaN', 'undefined', '[object Object]', 'a\n', 'a\u0000', 'a\u009f', '\u202ea', '\u00a0', '\u2003', '\ufeff', 'caf\u00e9', '\u{1f600}',
  'a\ud800', '\udc00', '0', '00', '03', '007', '5', '8', '.5', '1.', '1.5', '-1', '-1.00', '0.00', '01.00', '1.00', '10.005', '1e3', '\u0663',
  'x'.repeat(20), 'x'.repeat(255), 'x'.repeat(300), '\u{1f600}'.repeat(200), 'FR', 'fr', 'UK', 'ZZ', '250', '999', 'EUR', 'eur', 'XYZ', '\u017fek', 'SE\u212a', '\u0131ls',
  'https://a.example', 'https://a.example/a?b#c', 'https://https//a', 'http://https://a', 'https:/a', 'https://a..b', 'https://.a', 'HTTPS://A.example', 'javascript:a', 'C:\\a',
  `https://a.example/${'a'.repeat(2048)}`, 'https://[::1]/', 'https://a.example/%zz', '192.0.2.1', '256.0.0.1', '2024-02-29', '2023-02-29', 'card', 'Card', 'naps', 'vcard', 'wallet1',
  'Wallet2', 'purchase', 'Purchase', 'SALE', 'sale', 'PALLET', 'COUNT', 'cpf', 'true', 'AA', '{}',
  0, -0, 1, 1.5, -1, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, true, false, null, undefined, [], {}, ['card'], ['naps', 'vcard'], [undefined], [{}], { a: 1 },
  new Date(0), new Date(Number.NaN), new String('a'), Object.create({ name: 'a' }), { toJSON: () => 'a' }, Object.defineProperty({}, 'toJSON', { value: () => 'a' }),
];

// biome-ignore format: a list
const NAMES = ['unknown', 'toJSON', '__proto__', 'constructor', 'parameters[branch]', 'payee_last_name', 'descriptor', 'cart', 'vcard'];

/** A payload with some fields changed, added, left out, or moved to the start. */
function change(generate: fc.GeneratorValue, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => change(generate, item));
  if (!isObject(value)) return generate(fc.nat, 19) === 0 ? generate(fc.constantFrom, ...VALUES) : value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [name, change(generate, field)]);
  if (generate(fc.nat, 9) === 0) fields.splice(generate(fc.nat, fields.length), 1);
  if (generate(fc.nat, 9) === 0) fields.unshift(...fields.splice(-1));
  if (generate(fc.nat, 19) === 0)
    fields.push([generate(fc.constantFrom, ...NAMES), generate(fc.constantFrom, ...VALUES)]);
  return Object.fromEntries(fields);
}

interface Case {
  readonly resource: Resource;
  readonly payload: unknown;
  readonly profile?: Readonly<Record<string, unknown>> | undefined;
}

const PROFILES = [
  { cardSet: 3 },
  { cardSet: 6 },
  { debitOperations: ['debit'] },
  { require: ['parameters.card.shipping.street1'] },
];

const bodies = resources.filter(({ kind, text }) => text === undefined && kind in vectorFiles);

export const readRegular = ({ table, text }: Resource, payload: unknown, copies = false): unknown =>
  text === undefined && isObject(payload) ? readerOf(tableSpec(table))(payload, copies) : undefined;

/** Payloads of each kind, clean and with mistakes. */
export const aCase: fc.Arbitrary<Case> = fc.gen().map((generate): Case => {
  const resource = generate(fc.constantFrom, ...bodies);
  const valid = generate(arbitrary, { kind: resource.kind as Kind });
  const payload = generate(fc.boolean) ? change(generate, valid) : valid;
  const profile = generate(fc.nat, 3) > 0 ? undefined : generate(fc.constantFrom, ...PROFILES);
  const isKnown =
    profile && Object.keys(profile).every((name) => name === 'require' || name in (resource.profile ?? {}));
  return { resource, payload, profile: isKnown ? profile : undefined };
});

/** Each value in each row, in a payload that has nothing else. */
export const eachValue = (): readonly Case[] =>
  bodies.flatMap((resource) =>
    VALUES.flatMap((value) => around(tableSpec(resource.table), value)).map((payload) => ({ resource, payload })),
  );

/** The values of a spec that have one value somewhere inside. */
const around = (spec: FieldSpec, value: unknown): unknown[] => [
  value,
  ...(spec.item ? around(spec.item, value).map((item) => [item]) : []),
  ...Object.entries(spec.fields).flatMap(([name, field]) => around(field, value).map((inside) => ({ [name]: inside }))),
];

const violationsOf = (resource: Resource, payload: unknown, profile?: Case['profile']) =>
  find(resource, payload, { profile }, { isJson: true }).violations;

/** The same payload for rows and rules, in which rows do not skip what readers accept. */
function irregular(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(irregular);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, irregular(inside)]));
  return 'toJSON' in copy ? copy : Object.defineProperty(copy, 'toJSON', { value: true });
}

/**
 * What readers accept is skipped without loss: if rows and rules find a payload clean in one pass, they find no mistake in it. A copy of
 * what rows read is its JSON.
 */
export function expectAgreement({ resource, payload, profile }: Case): boolean {
  const found = violationsOf(resource, irregular(payload), profile);
  expect(violationsOf(resource, payload, profile)).toEqual(found);
  const copy = readRegular(resource, payload, true);
  expect(copy !== undefined).toBe(readRegular(resource, payload) !== undefined);
  if (copy === undefined) return false;
  expect(JSON.stringify(copy)).toBe(JSON.stringify(payload));
  expect(Object.isFrozen(copy)).toBe(true);
  // JSON has no field that is `undefined`.
  const clean = [copy as Payload, payload as Payload].filter(
    (each) => find(resource, each, { profile }, { isJson: true }).violations.length === 0,
  );
  for (const each of clean) expect(violationsOf(resource, irregular(each), profile)).toEqual([]);
  return clean.length > 0;
}
