import { expect, test } from 'vitest';
import { check, objectOf, type PayloadType, type Rule, table } from '../src/index.ts';
import { find } from '../src/internal.ts';
import { testType } from './test-type.ts';

const rows = table('1 Rows', '', { first_name: ['string', 'required', ''], size: ['string', 'optional', ''] });

const missing = (severity: Rule['severity'], name = 'size'): Rule => ({
  id: 'missing-field',
  section: '2 Rules',
  basis: 'inferred',
  ...(severity && { severity }),
  check: (payload) => (payload[name] === undefined ? [{ path: [name], code: 'expected-missing' }] : []),
});

const payloadTypeOf = (...rules: Rule[]): PayloadType => testType({ table: rows, rules });

const NAME = { first_name: 'a' };

// biome-ignore format: a table
test.each<[object, Rule[], string[]]>([
  // The worse of the two findings is kept, at the wrong name.
  [{ firstName: 'a' }, [], ['error required 1 Rows: firstName must be spelled first_name']],
  [{ 'first_name ': 'a' }, [], ['error required 1 Rows: "first_name " must be spelled first_name']],
  [{ first_nam: 'a' }, [], ['error required 1 Rows: first_nam must be spelled first_name']],
  [{ Size: 'a', ...NAME }, [missing('error')], ['error missing-field 2 Rules: Size must be spelled size']],
  [{ Size: 'a', ...NAME }, [missing('warning')], ['warning unknown-field 1 Rows: Size should be spelled size']],
  [{ Size: 'a', ...NAME }, [missing('info')], ['warning unknown-field 1 Rows: Size should be spelled size']],
  // Two names of one field are one finding.
  [{ firstName: 'a', FIRST_NAME: 'a', 'first-name': 'a' }, [], ['error required 1 Rows: firstName and FIRST_NAME are names of one field; send only one of them']],
  [{ firstName: 'a', first_name: '' }, [], ['warning unknown-field 1 Rows: firstName and first_name are names of one field; send only one of them', 'error required 1 Rows: first_name must not be empty']],
  [{ Size: 'a', ...NAME }, [], ['warning unknown-field 1 Rows: Size should be spelled size']],
  [{ other: 'a' }, [], ['warning unknown-field 1 Rows: other is not a known field', 'error required 1 Rows: first_name is missing']],
])('a missing field and its misspelled name are joined: %j', (payload, rules, expected) => {
  const findings = check(payloadTypeOf(...rules), payload);
  expect(findings.map(({ rule, severity, section, message }) => `${severity} ${rule} ${section}: ${message}`)).toEqual(
    expected,
  );
});

const inner = table('1 Inner', 'inner', { code: ['string', 'required', ''], size: ['string', 'required', ''] });
const rowsOfOuter = { inner: ['object', 'optional', ''], the_other: ['object', 'optional', ''] } as const;
const ofNested = testType({
  table: table('1 Outer', '', rowsOfOuter, { nested: { inner: objectOf(inner), the_other: objectOf(inner) } }),
});

// biome-ignore format: a table
test.each<[object, string[]]>([
  // Two objects could have it.
  [
    { inner: { size: 'a' }, the_other: { size: 'a' }, code: 'a' },
    ['error required inner.code is missing (undefined)', 'error required the_other.code is missing (undefined)', 'warning unknown-field code is not a known field (undefined)'],
  ],
  // The field is invalid, not missing.
  [
    { inner: { size: 'a', code: 1 }, code: 'a' },
    [
      'error value-type inner.code must be a string, but is a number (Put it in quotes, with its leading zeros if it has any.)',
      'warning unknown-field code is not a known field (undefined)',
    ],
  ],
])('a missing field and the same field in another object are joined: %j', (payload, expected) => {
  const findings = check(ofNested, payload);
  expect(findings.map(({ rule, severity, message, hint }) => `${severity} ${rule} ${message} (${hint})`)).toEqual(
    expected,
  );
});

test('the joined finding has the fix of the unknown field', () => {
  expect(check(payloadTypeOf(), { firstName: 'a' })).toMatchObject([
    {
      path: ['firstName'],
      code: 'misspelled-name',
      params: { meant: 'first_name' },
      fix: { name: 'first_name' },
      marks: 'name',
    },
  ]);
});

test.each<Rule['severity']>(['info', 'warning'])(
  'if two rules report a missing field, the worse one is kept, not the %s',
  (severity) => {
    const findings = check(payloadTypeOf(missing(severity, 'first_name')), { firstName: 'a' });
    expect(findings.map(({ rule }) => rule)).toEqual(['required']);
  },
);

test('findEach does not join violations', () => {
  const found = find(payloadTypeOf(), { firstName: 'a' }, {}, { isJson: true }).violations;
  expect(found.map(({ rule, path }) => `${rule.id} ${path}`)).toEqual([
    'unknown-field firstName',
    'required first_name',
  ]);
});

test('a misplaced field and the missing field of its place are joined', () => {
  const ofInner = testType({
    table: table('1 Outer', '', rowsOfOuter, { nested: { inner: objectOf(inner) } }),
  });
  expect(check(ofInner, { inner: { size: 'a' }, code: 'a' })).toMatchObject([
    {
      rule: 'required',
      severity: 'error',
      path: ['code'],
      message: 'code must be inside inner',
      hint: 'Move it to inner.code.',
    },
  ]);
});
