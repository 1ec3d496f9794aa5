import { resources } from '@pg/lint';
import { isObject, type Payload, type Resource, type Rule } from '@pg/rule-kit';
import { findNeutral } from '@pg/rule-kit/internal';
import type { vectorFiles } from '@pg/vectors';
import { arbitrary } from '@pg/vectors/arbitraries';
import fc from 'fast-check';
import { expect } from 'vitest';
// @boundaries-ignore Programs call `check`, which asks this first.
import { isClean, readRegular } from '../../../packages/rule-kit/src/resource/clean.ts';

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

const NAMES = [
  'unknown',
  'toJSON',
  '__proto__',
  'constructor',
  'parameters[branch]',
  'payee_last_name',
  'descriptor',
  'cart',
  'vcard',
];

/** A payload with some fields changed, added, left out, or moved to the end. */
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

/** Payloads of each kind, clean and with mistakes. */
export const aCase: fc.Arbitrary<Case> = fc.gen().map((generate): Case => {
  const kind = generate(fc.constantFrom, 'session-request', 'card-params', 'sale-form') as keyof typeof vectorFiles;
  const resource = resources.find((each) => each.kind === kind) as Resource;
  const valid = generate(arbitrary, kind, generate(fc.boolean) && kind === 'sale-form' ? { brand: 'naps' } : {});
  const payload = generate(fc.boolean) ? change(generate, valid) : valid;
  const profile = kind === 'sale-form' || generate(fc.nat, 3) > 0 ? undefined : generate(fc.constantFrom, ...PROFILES);
  const known = profile && Object.keys(profile).every((name) => name === 'require' || name in (resource.profile ?? {}));
  return { resource, payload, ...(known && { profile }) };
});

/** If the fast way finds a payload clean, the slow way finds nothing. */
export function expectCleanIsClean({ resource, payload, profile }: Case): boolean {
  const clean = isClean(resource, payload, profile);
  if (clean) expect(findNeutral(resource, payload, profile)).toEqual([]);
  return clean;
}

const partsOf = ({ resource, payload }: Case): readonly [Payload, readonly Rule[]][] => {
  if (!isObject(payload)) return [];
  const parts = (resource.parts ?? []).filter((part) => part.resource.text === undefined);
  const inside = parts.flatMap(({ path, resource: part }) =>
    partsOf({
      resource: part,
      payload: path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), payload),
    }),
  );
  return [[payload, resource.rules], ...inside];
};

/** In a payload in which rows find nothing, the rules that follow rows find nothing, and the copy is its JSON. */
export function expectRulesFollow(given: Case): boolean {
  const { resource, payload, profile = {} } = given;
  const copy = readRegular(resource, payload, true);
  expect(copy !== undefined).toBe(readRegular(resource, payload, false) !== undefined);
  if (copy === undefined) return false;
  expect(JSON.stringify(copy)).toBe(JSON.stringify(payload));
  for (const [part, rules] of partsOf(given))
    for (const { id, followsRows, check } of rules)
      if (followsRows) expect([id, ...(check?.(part, { profile }) ?? [])]).toEqual([id]);
  return true;
}
