import { expect, test } from 'vitest';
import { check, listOf, objectOf, type Row, type Rule, SettingsError, table } from '../src/index.ts';
import { findFieldMistake } from '../src/internal.ts';
import { testType } from './test-type.ts';

const item = table('1 Item', 'outer.inner.items[]', { code: ['AN3', 'optional', ''] });
const inner = table('1 Inner', 'outer.inner', { code: ['AN3', 'optional', ''] }, { nested: { items: listOf(item) } });
const outer = table('1 Outer', 'outer', { inner: ['object', 'optional', ''] }, { nested: { inner: objectOf(inner) } });
const payloadType = testType({ at: 'outer', table: outer });

const DID_YOU_MEAN = '"outer.inner.cod" is not a field of the interface document; did you mean "code" for "cod"?';

test.each<[string, string | undefined]>([
  ['outer.inner', undefined],
  ['outer.inner.code', undefined],
  ['outer.inner.items[].code', undefined],
  ['outer.inner.cod', DID_YOU_MEAN],
  ['outer.inner.items.code', '"outer.inner.items.code" is not a field of the interface document'],
  ['outer.inner[].code', '"outer.inner[].code" is not a field of the interface document'],
  ['outer', '"outer" is not a field of the interface document'],
  ['inner.code', '"inner.code" is not a field of the interface document'],
])('findFieldMistake of %s: %s', (name, mistake) => {
  expect(findFieldMistake(payloadType, name)?.message).toBe(mistake);
});

test('a payload type that is not a part of requests has no fields to require', () => {
  const { at: _, ...token } = payloadType;
  expect(findFieldMistake(token, 'inner.code')?.message).toBe('"inner.code" is not a field of the interface document');
});

test.each<[object, string[]]>([
  [{}, []],
  [{ inner: {} }, ['required-by-profile inner.code']],
  [{ inner: { code: 'a', items: [] } }, []],
  [
    { inner: { code: '', items: [{ code: 'a' }, { code: '' }, {}] } },
    ['empty-by-profile inner.code', 'empty-by-profile inner.items.1.code', 'required-by-profile inner.items.2.code'],
  ],
])('of %j, the profile-field findings are %j', (payload, missing) => {
  const findings = check(payloadType, payload, {
    profile: { require: ['outer.inner.code', 'outer.inner.items[].code'] },
  });
  const ofProfile = findings.filter(({ rule }) => rule === 'profile-field');
  expect(ofProfile.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(missing);
});

test.each<[string, string, boolean]>([
  // Another kind of request may have it.
  ['', 'order.number', false],
  ['', 'Inner.code', true],
  ['', 'inner.cod', true],
  ['outer', 'order.number', false],
  ['outer', 'outer.order', true],
  // A bracket name may be a field of a form.
  ['', 'inner[code]', true],
  ['', 'inner[items][][code]', true],
  ['', 'inner[items][0][code]', true],
  ['', 'inner[items][n][code]', true],
  ['', 'inner[other]', false],
  ['', 'inner[code', false],
  ['outer', 'outer[inner][code]', true],
  ['outer', 'outer[inner][other]', false],
  ['outer', 'order[inner]', false],
  ['outer.more', 'outer[inner][code]', true],
  ['outer.more', 'outer[more][inner][code]', true],
])('a payload type at "%s" throws if the profile requires %s: %s', (at, name, isInvalid) => {
  const run = () => check({ ...payloadType, at }, {}, { profile: { require: [name] } });
  if (isInvalid) expect(run).toThrow(SettingsError);
  else expect(run()).toEqual([]);
});

test.each<[string, string, string]>([
  ['', 'inner[items][0][code]', 'inner.items[].code'],
  ['outer.more', 'outer[inner][code]', 'outer.more.inner.code'],
])('at "%s", the bracket name %s means %s', (at, name, meant) => {
  const run = () => check({ ...payloadType, at }, {}, { profile: { require: [name] } });
  expect(run).toThrow(
    `profile.require[0] is wrong: "${name}" is not a field of the interface document; did you mean "${meant}"?`,
  );
});

test('a bracket name can mean a field of a part', () => {
  const card = { card: objectOf(table('1 Inner', 'outer.card', { code: ['AN3', 'optional', ''] })) };
  const part = table('1 Part', 'outer', { card: ['object', 'optional', ''] }, { nested: card });
  const whole = table('1 Whole', '', { outer: ['object', 'optional', ''] }, { nested: { outer: objectOf(part) } });
  const outerType = testType({ table: whole, parts: [{ path: ['outer', 'card'], payloadType }] });
  const runWith = (name: string) => () => check(outerType, {}, { profile: { require: [name] } });
  expect(runWith('outer[code]')).toThrow('did you mean "outer.card.code"?');
  expect(runWith('other[code]')()).toEqual([]);
});

test.each<[unknown, boolean]>([
  [[], true],
  [['a'], false],
  [{}, true],
  [{ code: 'a' }, false],
  ['', true],
  // Its row reports it.
  [null, false],
])('a required field that is %j counts as missing: %s', (value, isMissing) => {
  const name = Array.isArray(value) ? 'list' : value === '' ? 'string' : 'object';
  const rows = table('1 Rows', '', {
    list: ['array of string', 'optional', ''],
    object: ['object', 'optional', ''],
    string: ['string', 'optional', ''],
  });
  const ofRows = testType({ table: rows });
  const findings = check(ofRows, { [name]: value }, { profile: { require: [name] } });
  const ofProfile = findings.filter(({ rule }) => rule === 'profile-field').map((each) => each.message);
  expect(ofProfile).toEqual(isMissing ? [`${name} is empty; the merchant profile requires a value`] : []);
});

const missingRule = (id: string, basis: Rule['basis']): Rule => ({
  id,
  section: '1',
  basis,
  check: ({ a, b }) => [a, b].flatMap((each, i) => (each ? [] : [{ path: ['ab'.charAt(i)], code: 'missing' }])),
});

test.each<[Rule['basis'][], Row[1], object, string[]]>([
  [[], 'optional', {}, ['profile-field a']],
  [[], 'optional', { a: '' }, ['profile-field a']],
  // The rule `required` reports it.
  [[], 'required', {}, ['required a']],
  [[], 'required', { a: '' }, ['required a']],
  [['inferred'], 'optional', {}, ['r0 b', 'profile-field a']],
  [['inferred'], 'optional', { a: '' }, ['r0 b', 'profile-field a']],
  [['stated'], 'optional', {}, ['r0 a', 'r0 b']],
  [['inferred', 'stated', 'published'], 'optional', {}, ['r1 a', 'r1 b']],
  [['inferred', 'inferred'], 'optional', { b: 'b' }, ['profile-field a']],
])(
  'a missing field has one finding: rules with the basis %j, a row that is %s, %j',
  (bases, mandatory, payload, expected) => {
    const rows = table('1 Rows', '', { a: ['string', mandatory, ''], b: ['AN3', 'optional', ''] });
    const rules = bases.map((basis, i) => missingRule(`r${i}`, basis));
    const ofRows = testType({ table: rows, rules });
    const findings = check(ofRows, payload, { profile: { require: ['a'] } });
    expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(expected);
  },
);
