import { describe, expect, test } from 'vitest';
import {
  type Basis,
  check,
  type Format,
  type Messages,
  objectOf,
  type Params,
  type Path,
  type PayloadType,
  type Rule,
  table,
} from '../src/index.ts';
import { testType } from './test-type.ts';

const inner = table('1 Inner', 'inner', { code: ['AN3', 'optional', ''], more: ['AN3', 'optional', ''] });
const outer = table(
  '1 Outer',
  '',
  { inner: ['object', 'required', ''], unit: ['AN3', 'optional', '', { knownValues: ['KG'] }] },
  { nested: { inner: objectOf(inner) } },
);

const payloadTypeOf = (facts: Partial<PayloadType>): PayloadType => testType({ table: outer, ...facts });

/** A rule that reports a violation at the path in every payload. */
const ruleAt = (basis: Basis, path: Path): Rule => ({
  id: 'rule',
  section: '1 Rules',
  basis,
  check: () => [{ path, code: 'code' }],
});

const found = (payloadType: PayloadType, payload: unknown): string[] =>
  check(payloadType, payload).map(({ rule, path }) => `${rule} ${path.join('.')}`);

const WRONG = { inner: { code: 'long', more: 'long', unknown: 1 }, unit: 'G' };
const BY_ROWS = ['type-code inner.code', 'type-code inner.more', 'unknown-field inner.unknown', 'given-value unit'];

describe('a violation of a rule', () => {
  test.each<[Basis, Path, string | undefined]>([
    ['stated', ['inner', 'code'], 'type-code inner.code'],
    ['published', ['inner', 'code'], 'type-code inner.code'],
    ['inferred', ['inner', 'unknown'], 'unknown-field inner.unknown'],
    ['conflict', ['unit'], 'given-value unit'],
    ['stated', ['inner'], undefined],
    ['stated', ['code'], undefined],
    ['stated', [], undefined],
  ])('with the basis %s at %j replaces the finding %s', (basis, path, replaced) => {
    const others = BY_ROWS.filter((line) => line !== replaced);
    expect(found(payloadTypeOf({ rules: [ruleAt(basis, path)] }), WRONG)).toEqual([
      `rule ${path.join('.')}`,
      ...others,
    ]);
  });

  test.each<[Basis, Path]>([
    ['inferred', ['inner', 'code']],
    ['conflict', ['inner', 'code']],
  ])('with the basis %s at %j is left out: the finding of the row is worse', (basis, path) => {
    expect(found(payloadTypeOf({ rules: [ruleAt(basis, path)] }), WRONG)).toEqual(BY_ROWS);
  });

  test('in a part has a path from the root', () => {
    const payloadType = payloadTypeOf({ rules: [ruleAt('stated', ['code'])] });
    const partsOf = (path: Path, when?: boolean) =>
      found(payloadTypeOf({ parts: [{ path, payloadType, ...(when !== undefined && { when: () => when }) }] }), WRONG);
    const [, ...others] = BY_ROWS;
    expect(partsOf(['inner'])).toEqual(['rule inner.code', ...others]);
    expect(partsOf(['inner'], true)).toEqual(['rule inner.code', ...others]);
    expect(partsOf(['inner'], false)).toEqual(BY_ROWS);
    expect(partsOf(['inner', 'code'])).toEqual(BY_ROWS);
    expect(partsOf(['missing'])).toEqual(BY_ROWS);
  });
});

test('a failure of a format has its own messages, and can have a rule and a part of the string', () => {
  const rule = ruleAt('published', []);
  const messages = {
    'has-x': { message: '{field} must not have {count:x}', hint: 'Remove it.' },
  } satisfies Messages;
  const format: Format = {
    name: 'no-x',
    expects: 'no x',
    findMistake: (text) => ({
      code: 'has-x',
      params: { count: text.length },
      messages,
      ...(text === 'x' && { rule, part: { start: 0, end: 1 } }),
    }),
  };
  const rows = table('1 Rows', '', { list: ['array of string', 'optional', '', { format }] });
  expect(check(payloadTypeOf({ table: rows }), { list: ['x', 'xx'] })).toEqual([
    {
      rule: 'rule',
      code: 'has-x',
      params: { count: 1 },
      severity: 'error',
      basis: 'published',
      section: '1 Rows',
      path: ['list', 0],
      message: 'list[0] must not have 1 x',
      hint: 'Remove it.',
      wording: { field: 'list[0]', must: 'must', template: messages['has-x'] },
      within: { path: ['list', 0], start: 0, end: 1 },
    },
    {
      rule: 'string-format',
      code: 'has-x',
      params: { count: 2 },
      severity: 'error',
      basis: 'stated',
      section: '1 Rows',
      path: ['list', 1],
      message: 'list[1] must not have 2 xs',
      hint: 'Remove it.',
      wording: { field: 'list[1]', must: 'must', template: messages['has-x'] },
    },
  ]);
});

test('a rule without check reports nothing', () => {
  const { check: _, ...rule } = ruleAt('stated', []);
  expect(found(payloadTypeOf({ rules: [rule] }), WRONG)).toEqual(BY_ROWS);
});

test('allowsUnknown allows unknown fields of the payload type, but not of objects inside it', () => {
  const allowsUnknown = (name: string) => name === 'unknown';
  const payload = { inner: { unknown: 1 }, unknown: 1, other: 1 };
  expect(found(payloadTypeOf({ allowsUnknown }), payload)).toEqual([
    'unknown-field inner.unknown',
    'unknown-field other',
  ]);
});

test('allowsUnknown allows values that are not given', () => {
  const rows = table('1 Rows', '', {
    unit: ['text', 'optional', '', { knownValues: ['G'] }],
    size: ['AN3', 'optional', ''],
  });
  const facts = { table: rows, allowsUnknown: (name: string) => name === 'unit' };
  expect(found(payloadTypeOf(facts), { unit: 'KG' })).toEqual([]);
  expect(found(payloadTypeOf({ ...facts, allowsUnknown: () => false }), { unit: 'KG' })).toEqual(['given-value unit']);
  expect(found(payloadTypeOf({ ...facts, allowsUnknown: () => true }), { unit: 1, size: 'long' })).toEqual([
    'value-type unit',
    'type-code size',
  ]);
});

test.each<[string, string[]]>([
  ['KG', []],
  ['KG\n', ['control-character']],
  ['G\n', ['given-value']],
  ['  ', ['given-value']],
  ['', ['empty-string']],
])('a field with given values and the string %j has the findings %j', (unit, rules) => {
  expect(check(payloadTypeOf({}), { inner: {}, unit }).map(({ rule }) => rule)).toEqual(rules);
});

test.each<[string, string | undefined]>([
  [' ', 'inner.code has only spaces, and should have a value'],
  ['\u3000', 'inner.code has only spaces, and should have a value'],
  ['', 'inner.code is empty, and should have a value'],
  ['NaN', 'inner.code is the string "NaN", which code writes for a missing value'],
  ['nan', undefined],
  ['a', undefined],
])('the string %j without content: %s', (code, message) => {
  const messages = check(payloadTypeOf({}), { inner: { code } }).map((finding) => finding.message);
  expect(messages).toEqual(message === undefined ? [] : [message]);
});

test.each([
  ['undefined', 'no-value'],
  ['null', 'no-value'],
  ['[object Object]', 'object-as-string'],
])('the string %j has the finding %s', (text, code) => {
  const rows = table('1 Rows', '', { note: ['AN100', 'optional', ''] });
  expect(check(payloadTypeOf({ table: rows }), { note: text })).toMatchObject([{ rule: 'empty-string', code }]);
});

test.each<[unknown, string, string | undefined]>([
  [{ inner: null }, 'inner must be an object, but is null', undefined],
  [{ inner: {}, unit: null }, 'unit must be a string, but is null', 'Leave the field out.'],
  [null, 'the body must be an object, but is null', undefined],
])('null in %j: %s', (payload, message, hint) => {
  expect(check(payloadTypeOf({}), payload)).toMatchObject([{ message, ...(hint && { hint }) }]);
});

test.each<[string, Partial<PayloadType>]>([
  ['a value', {}],
  ['a text', { text: { rules: [], resembles: () => false, read: (value) => ({ value, violations: [] }) } }],
])('undefined has a finding in a payload type that is %s', (_, facts) => {
  expect(check(payloadTypeOf(facts), undefined).map((finding) => finding.message)).toEqual([
    'the body must be an object, but is missing',
  ]);
});

test('custom messages replace ours by code, also in terms', () => {
  const messages = {
    code: ({ max }: Params, field: string) => `${field} ${max ?? ''}(code)`,
    'number-in-text': '{field} : pas {actual:type}',
    'type:number': 'un nombre',
    'unknown-field': undefined,
  };
  const payloadType = payloadTypeOf({ rules: [ruleAt('stated', [])], messages: { code: '{field}' } });
  expect(check(payloadType, { inner: { code: 1 }, other: 1 }, { messages }).map((finding) => finding.message)).toEqual([
    'the body (code)',
    'inner.code : pas un nombre',
    'other is not a known field',
  ]);
});
