import { expect, test } from 'vitest';
import {
  check,
  type Finding,
  findEach,
  type Resource,
  type Rule,
  sentenceOf,
  table,
  tableSchema,
} from '../src/index.ts';
import { testResource } from './test-resource.ts';

const rows = table('1 Rows', '', { first_name: ['string', 'required', ''], size: ['string', 'optional', ''] });

const missing = (severity: Rule['severity'], name = 'size'): Rule => ({
  id: 'missing-field',
  concern: 'fields',
  section: '2 Rules',
  basis: 'inferred',
  ...(severity && { severity }),
  check: (payload) => (payload[name] === undefined ? [{ path: [name], code: 'expected-missing' }] : []),
});

const resourceOf = (...rules: Rule[]): Resource => testResource({ schema: tableSchema(rows), rules });

const inWords = (finding: Finding) => ({ ...finding, ...sentenceOf(finding) });

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
  const findings = check(resourceOf(...rules), payload).map(inWords);
  expect(findings.map(({ rule, severity, section, message }) => `${severity} ${rule} ${section}: ${message}`)).toEqual(
    expected,
  );
});

const inner = table('1 Inner', 'inner', { code: ['string', 'required', ''], size: ['string', 'required', ''] });
const outer = table('1 Outer', '', { inner: ['object', 'optional', ''], the_other: ['object', 'optional', ''] });
const nested = tableSchema(outer, { inner: tableSchema(inner), the_other: tableSchema(inner) });
const ofNested = testResource({ schema: nested });

// biome-ignore format: a table
test.each<[object, string[]]>([
  [{ inner: { size: 'a' }, code: 'a' }, ['error required code must be inside inner (Move it to inner.code.)']],
  // Two objects could have it.
  [
    { inner: { size: 'a' }, the_other: { size: 'a' }, code: 'a' },
    ['error required inner.code is missing (undefined)', 'error required the_other.code is missing (undefined)', 'warning unknown-field code is not a known field (undefined)'],
  ],
  // The field is invalid, not missing.
  [
    { inner: { size: 'a', code: 1 }, code: 'a' },
    [
      'error value-type inner.code must be a string, but is a number (Put it in quotes.)',
      'warning unknown-field code is not a known field (undefined)',
    ],
  ],
])('a missing field and the same field in another object are joined: %j', (payload, expected) => {
  const findings = check(ofNested, payload).map(inWords);
  expect(findings.map(({ rule, severity, message, hint }) => `${severity} ${rule} ${message} (${hint})`)).toEqual(
    expected,
  );
});

test('the joined finding has the fix of the unknown field', () => {
  expect(check(resourceOf(), { firstName: 'a' })).toMatchObject([
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
    const findings = check(resourceOf(missing(severity, 'first_name')), { firstName: 'a' });
    expect(findings.map(({ rule }) => rule)).toEqual(['required']);
  },
);

test('findEach does not join violations', () => {
  const found = findEach(resourceOf(), { firstName: 'a' });
  expect(found.map(({ rule, violation: { path } }) => `${rule.id} ${path}`)).toEqual([
    'unknown-field firstName',
    'required first_name',
  ]);
});

test.each<[string[][], path: string, values: number]>([
  [[['a']], 'a', 1],
  [[['a'], ['b']], 'a', 2],
  // The outermost value is reported.
  [[['a', 'b'], ['c'], ['d']], 'c', 3],
])('violations of an damagesText rule at %j are joined at %s', (paths, path, values) => {
  const damage = (prefix: string[]): Rule => ({
    ...missing(undefined),
    id: 'damage',
    damagesText: true,
    check: () => paths.map((each) => ({ path: [...prefix, ...each], code: 'damage', params: { at: 1 } })),
  });
  const found = (...rules: Rule[]) => check(resourceOf(...rules), NAME);
  const own = { rule: 'damage', path: path.split('.'), params: { at: 1, values } };
  expect(found(damage([]))).toMatchObject([own]);
  // Findings of other rules are not joined.
  expect(found(missing('error'), damage([]), damage(['other']))).toMatchObject([
    { rule: 'missing-field', path: ['size'] },
    own,
    { ...own, path: ['other', ...own.path] },
  ]);
});

test('a violation that follows from wrong types is dropped', () => {
  const follows = (...paths: string[][]): Rule => ({
    ...missing(undefined),
    check: () => [{ path: [], code: 'consequence', follows: paths }],
  });
  const codes = (payload: object, ...paths: string[][]) =>
    check(resourceOf(follows(...paths)), payload).map(({ code }) => code);
  expect(codes({ first_name: 1, size: 1 }, ['first_name'], ['size'])).toEqual([
    'number-not-string',
    'number-not-string',
  ]);
  expect(codes({ first_name: 1 }, ['first_name'], ['size'])).toEqual(['consequence', 'number-not-string']);
  expect(codes(NAME, ['first_name'])).toEqual(['consequence']);
});
