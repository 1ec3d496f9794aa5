import { expect, test } from 'vitest';
import {
  check,
  findEntryMistake,
  listSchema,
  ProfileError,
  type Resource,
  type Row,
  type Rule,
  table,
  tableSchema,
} from '../src/index.ts';

const item = table('1 Item', 'outer.inner.items[]', { code: ['AN3', 'optional', ''] });
const inner = table('1 Inner', 'outer.inner', { code: ['AN3', 'optional', ''] });
const outer = table('1 Outer', 'outer', { inner: ['object', 'optional', ''] });
const schema = tableSchema(outer, { inner: tableSchema(inner, { items: listSchema(tableSchema(item)) }) });
const resource: Resource = { kind: 'test', at: 'outer', schema, tables: [outer, inner, item], rules: [] };

const DID_YOU_MEAN = '"outer.inner.cod" is no entry of the document, did you mean "code" for "cod"?';

test.each<[string, string | undefined]>([
  ['outer.inner', undefined],
  ['outer.inner.code', undefined],
  ['outer.inner.items[].code', undefined],
  ['outer.inner.cod', DID_YOU_MEAN],
  ['outer.inner.items.code', '"outer.inner.items.code" is no entry of the document'],
  ['outer.inner[].code', '"outer.inner[].code" is no entry of the document'],
  ['outer', '"outer" is no entry of test'],
  ['inner.code', '"inner.code" is no entry of test'],
])('%s: %s', (entry, mistake) => {
  expect(findEntryMistake(resource, entry)).toBe(mistake);
});

test('a resource that stands in no request has no such entries', () => {
  const { at: _, ...token } = resource;
  expect(findEntryMistake(token, 'inner.code')).toBe('"inner.code" is no entry of test');
});

test.each<[object, string[]]>([
  [{}, []],
  [{ inner: {} }, ['code: missing, required by the profile (inner.code)']],
  [{ inner: { code: 'a', items: [] } }, []],
  [
    { inner: { code: '', items: [{ code: 'a' }, { code: '' }, {}] } },
    [
      'code: an empty text, required by the profile (inner.code)',
      'code: an empty text, required by the profile (inner.items.1.code)',
      'code: missing, required by the profile (inner.items.2.code)',
    ],
  ],
])('what %j lacks by the profile', (payload, lacking) => {
  const findings = check(resource, payload, { profile: { require: ['outer.inner.code', 'outer.inner.items[].code'] } });
  const ofProfile = findings.filter(({ rule }) => rule === 'profile-entry');
  expect(ofProfile.map(({ message, path }) => `${message} (${path.join('.')})`)).toEqual(lacking);
});

test.each<[string, string, boolean]>([
  // Another kind of request may have it.
  ['', 'order.number', false],
  ['', 'Inner.code', true],
  ['', 'inner.cod', true],
  ['outer', 'order.number', false],
  ['outer', 'outer.order', true],
  // In bracket names, as forms have them, it may be a field of one.
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
])('a resource at "%s" refuses a profile that requires %s: %s', (at, entry, isRefused) => {
  const ask = () => check({ ...resource, at }, {}, { profile: { require: [entry] } });
  if (isRefused) expect(ask).toThrow(ProfileError);
  else expect(ask()).toEqual([]);
});

test.each<[string, string, string]>([
  ['', 'inner[items][0][code]', 'inner.items[].code'],
  ['outer.more', 'outer[inner][code]', 'outer.more.inner.code'],
])('at "%s" %s is told to be %s', (at, entry, meant) => {
  const ask = () => check({ ...resource, at }, {}, { profile: { require: [entry] } });
  expect(ask).toThrow(`profile: "${entry}" is no entry of the document, did you mean "${meant}"?`);
});

test('the bracket name of an entry of a part is told', () => {
  const whole = table('1 Whole', '', { outer: ['object', 'optional', ''] });
  const part = table('1 Part', 'outer', { card: ['object', 'optional', ''] });
  const schema = tableSchema(whole, { outer: tableSchema(part, { card: tableSchema(inner) }) });
  const ofWhole: Resource = {
    kind: 'whole',
    at: '',
    schema,
    tables: [],
    rules: [],
    parts: [{ path: ['outer', 'card'], resource }],
  };
  const ask = (entry: string) => () => check(ofWhole, {}, { profile: { require: [entry] } });
  expect(ask('outer[code]')).toThrow('did you mean "outer.card.code"?');
  expect(ask('other[code]')()).toEqual([]);
});

test.each<[unknown, string | undefined]>([
  [[], 'an empty list'],
  [['a'], undefined],
  [{}, 'an empty object'],
  [{ code: 'a' }, undefined],
  ['', 'an empty text'],
  // What its row refuses the walk says.
  [null, undefined],
])('a required entry that is %j lacks: %s', (value, found) => {
  const name = Array.isArray(value) ? 'list' : value === '' ? 'text' : 'object';
  const rows = table('1 Rows', '', {
    list: ['array of string', 'optional', ''],
    object: ['object', 'optional', ''],
    text: ['text', 'optional', ''],
  });
  const ofRows: Resource = { kind: 'test', at: '', schema: tableSchema(rows), tables: [rows], rules: [] };
  const findings = check(ofRows, { [name]: value }, { profile: { require: [name] } });
  const ofProfile = findings.filter(({ rule }) => rule === 'profile-entry').map(({ message }) => message);
  expect(ofProfile).toEqual(found === undefined ? [] : [`${name}: ${found}, required by the profile`]);
});

const lackingRule = (id: string, basis: Rule['basis']): Rule => ({
  id,
  concern: 'entries',
  section: '1',
  basis,
  summary: '',
  accepts: [],
  rejects: [],
  check: ({ a, b }) => [a, b].flatMap((each, i) => (each ? [] : [{ path: ['ab'.charAt(i)], found: id, allowed: 'x' }])),
});

test.each<[Rule['basis'][], Row[1], object, string[]]>([
  [[], 'optional', {}, ['profile-entry a']],
  [[], 'optional', { a: '' }, ['profile-entry a']],
  // What the document itself refuses is said by its own rule.
  [[], 'required', {}, ['required a']],
  [[], 'required', { a: '' }, ['required a']],
  [['inferred'], 'optional', {}, ['r0 b', 'profile-entry a']],
  [['inferred'], 'optional', { a: '' }, ['r0 b', 'profile-entry a']],
  [['stated'], 'optional', {}, ['r0 a', 'r0 b']],
  [['inferred', 'stated', 'published'], 'optional', {}, ['r1 a', 'r1 b']],
  [['inferred', 'inferred'], 'optional', { b: 'b' }, ['profile-entry a']],
])('of a lacking entry one thing is said: rules of basis %j, a %s row, %j', (bases, mandatory, payload, told) => {
  const rows = table('1 Rows', '', { a: ['text', mandatory, ''], b: ['AN3', 'optional', ''] });
  const rules = bases.map((basis, i) => lackingRule(`r${i}`, basis));
  const ofRows: Resource = { kind: 'test', at: '', schema: tableSchema(rows), tables: [rows], rules };
  const findings = check(ofRows, payload, { profile: { require: ['a'] } });
  expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(told);
});
