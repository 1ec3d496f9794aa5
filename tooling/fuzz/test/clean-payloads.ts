import { validPayloads } from '@pg/generate/valid-payloads';
import { payloadTypes } from '@pg/lint';
import { isObject, type PayloadType, valueAt } from '@pg/rule-kit';
import { allRules, type Field, tableSpec, visitRules } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import { expect } from 'vitest';
// @boundaries-ignore The fast tests are inside `check`, which can only be compared with itself.
import {
  type Evaluate,
  evaluatorOf,
  type Place,
  type Questions,
} from '../../../packages/rule-kit/src/match/evaluate.ts';
// @boundaries-ignore So are its questions.
import { QUESTIONS_OF_CHECK, readerOf } from '../../../packages/rule-kit/src/mistakes/questions.ts';

/** Values that are clean in some rows, and questionable or wrong in others. */
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
  readonly payloadType: PayloadType;
  readonly payload: unknown;
  readonly profile?: Readonly<Record<string, unknown>> | undefined;
}

const PROFILES = [
  { cardSet: 3 },
  { cardSet: 6 },
  { debitOperations: ['debit'] },
  { require: ['parameters.card.shipping.street1'] },
];

const bodies = payloadTypes.filter(({ text }) => text === undefined);

/** Whether rows find nothing in a payload. */
export const isClean = ({ table, text }: PayloadType, payload: unknown): boolean =>
  text === undefined && readerOf(tableSpec(table))(payload, false) !== undefined;

/** Payloads of each kind, clean and with mistakes. */
export const aCase: fc.Arbitrary<Case> = fc.gen().map((generate): Case => {
  const payloadType = generate(fc.constantFrom, ...bodies);
  const valid = generate(validPayloads, payloadType);
  const payload = generate(fc.boolean) ? change(generate, valid) : valid;
  const profile = generate(fc.nat, 3) > 0 ? undefined : generate(fc.constantFrom, ...PROFILES);
  const isKnown =
    profile && Object.keys(profile).every((name) => name === 'require' || name in (payloadType.profile ?? {}));
  return { payloadType, payload, profile: isKnown ? profile : undefined };
});

/** Each value in each row, in a payload that has nothing else. */
export const eachValue = (): readonly Case[] =>
  bodies.flatMap((payloadType) =>
    VALUES.flatMap((value) => around(tableSpec(payloadType.table), value)).map((payload) => ({ payloadType, payload })),
  );

/** The values of a spec that have one value somewhere inside. */
const around = (spec: Field, value: unknown): unknown[] => [
  value,
  ...(spec.item ? around(spec.item, value).map((item) => [item]) : []),
  ...Object.entries(spec.fields).flatMap(([name, field]) => around(field, value).map((inside) => ({ [name]: inside }))),
];

/** The questions of `check` without its fast tests. */
const SLOW: Questions = { ...QUESTIONS_OF_CHECK, usualTest: () => () => false, evaluators: new WeakMap() };

/** What an evaluator reports about a payload. */
function reportsOf(evaluate: Evaluate, payload: unknown): unknown[] {
  const place: Place = [];
  const found: unknown[] = [];
  const report = (what: string, ...about: unknown[]): void => {
    found.push([what, [...place], ...about]);
  };
  evaluate(payload, false, {
    place,
    onMismatch: ({ name, kind }) => report('mismatch', name, kind),
    onMissing: ({ name }) => report('missing', name),
    onQuestion: ({ name }, { code }) => report('question', name, code),
    onUnknown: ({ fields }, name) => {
      report('unknown', name);
      return fields[name.toLowerCase()];
    },
  });
  return found;
}

/** The rules that find something in a payload, of those that need not be asked where rows find nothing. */
function followersIn(payloadType: PayloadType, payload: unknown, profile: Case['profile'] = {}): string[] {
  const found: string[] = [];
  if (!isObject(payload)) return found;
  visitRules(payloadType, payload, {
    rulesOf: allRules,
    onRule: ({ rule, check }, value) => {
      if (rule.onlyIfRowsFail && [...check(value, { profile })].length > 0) found.push(rule.id);
    },
    onPart: (part, value) => (part.payloadType.text ? undefined : valueAt(value, part.path)),
  });
  return found;
}

/**
 * The fast tests lose nothing: without them, the same is accepted and reported. What is accepted has no mistake, also none of rules that
 * follow rows, and its copy is its JSON.
 */
export function expectAgreement({ payloadType, payload, profile }: Case): boolean {
  const spec = tableSpec(payloadType.table);
  const slow = evaluatorOf(spec, SLOW);
  const reports = reportsOf(readerOf(spec), payload);
  expect(reports).toEqual(reportsOf(slow, payload));
  const copy = readerOf(spec)(payload, 'frozen');
  for (const other of [slow(payload, 'frozen'), slow(payload, false), readerOf(spec)(payload, false)])
    expect(other === undefined).toBe(copy === undefined);
  if (copy === undefined) return false;
  expect(reports).toEqual([]);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(payload));
  expect(Object.isFrozen(copy)).toBe(true);
  // JSON has no field that is `undefined`.
  for (const each of [copy, payload]) expect(followersIn(payloadType, each, profile)).toEqual([]);
  return true;
}
