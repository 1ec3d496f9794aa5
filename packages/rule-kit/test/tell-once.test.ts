import { expect, test } from 'vitest';
import { check, findEach, type Resource, type Rule, table, tableSchema } from '../src/index.ts';

const rows = table('1 Rows', '', { first_name: ['text', 'required', ''], size: ['text', 'optional', ''] });

const lacking = (severity: Rule['severity'], name = 'size'): Rule => ({
  id: 'lacking',
  concern: 'entries',
  section: '2 Rules',
  basis: 'inferred',
  ...(severity && { severity }),
  summary: '',
  accepts: [],
  rejects: [],
  check: (payload) => (payload[name] === undefined ? [{ path: [name], found: 'missing', allowed: 'expected' }] : []),
});

const resourceOf = (...rules: Rule[]): Resource => ({
  kind: 'test',
  at: '',
  schema: tableSchema(rows),
  tables: [rows],
  rules,
});

const NAME = { first_name: 'a' };

test.each<[object, Rule[], string[]]>([
  // The worse of the two is told, where the wrong name stands.
  [{ firstName: 'a' }, [], ['error required 1 Rows: firstName: an unknown entry in place of first_name, required']],
  [
    { 'first_name ': 'a' },
    [],
    ['error required 1 Rows: "first_name ": an unknown entry in place of first_name, required'],
  ],
  [{ first_nam: 'a' }, [], ['error required 1 Rows: first_nam: an unknown entry in place of first_name, required']],
  [
    { Size: 'a', ...NAME },
    [lacking('error')],
    ['error lacking 2 Rules: Size: an unknown entry in place of size, expected'],
  ],
  [
    { Size: 'a', ...NAME },
    [lacking('warning')],
    ['warning unknown-entry 1 Rows: Size: an unknown entry in place of size, expected'],
  ],
  [
    { Size: 'a', ...NAME },
    [lacking('info')],
    ['warning unknown-entry 1 Rows: Size: an unknown entry in place of size, expected'],
  ],
  // Of two wrong names the first may be the one that was meant.
  [
    { firstName: 'a', FIRST_NAME: 'a' },
    [],
    [
      'error required 1 Rows: firstName: an unknown entry in place of first_name, required',
      'warning unknown-entry 1 Rows: FIRST_NAME: an unknown entry, passed on unchecked',
    ],
  ],
  // Where both are there, each has its own mistake; where nothing requires it, there is one.
  [
    { firstName: 'a', first_name: '' },
    [],
    [
      'warning unknown-entry 1 Rows: firstName: an unknown entry, passed on unchecked',
      'error required 1 Rows: first_name: an empty text, at least 1 character',
    ],
  ],
  [{ Size: 'a', ...NAME }, [], ['warning unknown-entry 1 Rows: Size: an unknown entry, passed on unchecked']],
  [
    { other: 'a' },
    [],
    [
      'warning unknown-entry 1 Rows: other: an unknown entry, passed on unchecked',
      'error required 1 Rows: first_name: missing, required',
    ],
  ],
])('an entry under a wrong name is one mistake: %j', (payload, rules, told) => {
  const findings = check(resourceOf(...rules), payload);
  expect(findings.map(({ rule, severity, section, message }) => `${severity} ${rule} ${section}: ${message}`)).toEqual(
    told,
  );
});

const inner = table('1 Inner', 'inner', { code: ['text', 'required', ''], size: ['text', 'required', ''] });
const outer = table('1 Outer', '', { inner: ['object', 'optional', ''], the_other: ['object', 'optional', ''] });
const nested = tableSchema(outer, { inner: tableSchema(inner), the_other: tableSchema(inner) });
const ofNested: Resource = { kind: 'test', at: '', schema: nested, tables: [outer, inner], rules: [] };

test.each<[object, string[]]>([
  [
    { inner: { size: 'a' }, code: 'a' },
    ['error required code: an unknown entry in place of inner.code, required (Move it to inner.code.)'],
  ],
  // Where there are two places for it, nobody knows which one is meant; two entries for one place are two mistakes.
  [
    { inner: { size: 'a' }, the_other: { size: 'a' }, code: 'a' },
    [
      'error required code: missing, required (undefined)',
      'error required code: missing, required (undefined)',
      'warning unknown-entry code: an unknown entry, passed on unchecked (undefined)',
    ],
  ],
  // Wrong is not missing.
  [
    { inner: { size: 'a', code: 1 }, code: 'a' },
    [
      'error value-type code: a number, text only (Send it as a text, in quotes.)',
      'warning unknown-entry code: an unknown entry, passed on unchecked (undefined)',
    ],
  ],
])('an entry in a wrong object is one mistake: %j', (payload, told) => {
  const findings = check(ofNested, payload);
  expect(findings.map(({ rule, severity, message, hint }) => `${severity} ${rule} ${message} (${hint})`)).toEqual(told);
});

test('it says what was meant, and how to mend it', () => {
  expect(check(resourceOf(), { firstName: 'a' })).toMatchObject([
    { path: ['firstName'], hint: 'Did you mean "first_name"?', fix: { name: 'first_name' }, marks: 'name' },
  ]);
});

test.each<Rule['severity']>(['info', 'warning'])(
  'of two that miss the entry the worse is told, not the %s',
  (severity) => {
    const told = check(resourceOf(lacking(severity, 'first_name')), { firstName: 'a' });
    expect(told.map(({ rule }) => rule)).toEqual(['required']);
  },
);

test('before that each is found by itself', () => {
  const found = findEach(resourceOf(), { firstName: 'a' });
  expect(found.map(({ rule, found: { path } }) => `${rule.id} ${path}`)).toEqual([
    'unknown-entry firstName',
    'required first_name',
  ]);
});

test.each<[string, string[][], string[]]>([
  ['one value alone', [['a']], ['a: a blank, text only']],
  ['two values', [['a'], ['b']], ['a: a blank and in 1 other value, text only']],
  [
    'three, of which the outermost is told',
    [['a', 'b'], ['c'], ['d']],
    ['c: a blank and in 2 other values, text only'],
  ],
])('what befell the whole text is one mistake: %s', (_, paths, told) => {
  const befalls = (...prefix: string[]): Rule => ({
    ...lacking(undefined),
    ofWhole: true,
    check: () => paths.map((path) => ({ path: [...prefix, ...path], found: 'a blank', allowed: 'text only' })),
  });
  const messages = (...rules: Rule[]): string[] => check(resourceOf(...rules), NAME).map(({ message }) => message);
  expect(messages(befalls())).toEqual(told);
  // Another rule's findings are told beside it, and another such rule's each for itself.
  expect(messages(lacking('error'), befalls(), befalls('other'))).toEqual([
    'size: missing, expected',
    ...told,
    ...told,
  ]);
});
