import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type Basis,
  check,
  type Format,
  type Path,
  prove,
  type Resource,
  type ResourcePart,
  type Rule,
  table,
  tableSchema,
} from '../src/index.ts';

const inner = table('1 Inner', 'inner', { code: ['AN3', 'optional', ''], more: ['AN3', 'optional', ''] });
const outer = table('1 Outer', '', {
  inner: ['object', 'required', ''],
  unit: ['AN3', 'optional', '', { given: ['KG'] }],
});

const resourceOf = (facts: Partial<Resource>): Resource => ({
  kind: 'test',
  at: '',
  schema: tableSchema(outer, { inner: tableSchema(inner) }),
  tables: [outer, inner],
  rules: [],
  ...facts,
});

/** A rule that finds something in every payload, at that path. */
const ruleAt = (basis: Basis, path: Path): Rule => ({
  id: 'rule',
  concern: 'entries',
  section: '1 Rules',
  basis,
  summary: '',
  accepts: [],
  rejects: [],
  check: () => [{ path, found: 'this', allowed: 'that' }],
});

const found = (resource: Resource, payload: unknown): string[] =>
  check(resource, payload).map(({ rule, path }) => `${rule} ${path.join('.')}`);

const WRONG = { inner: { code: 'long', more: 'long', unknown: 1 }, unit: 'G' };
const BY_ROWS = ['type-code inner.code', 'type-code inner.more', 'unknown-entry inner.unknown', 'given-value unit'];

describe('what a rule knows of an entry', () => {
  test.each<[Basis, Path, string | undefined]>([
    ['stated', ['inner', 'code'], 'type-code inner.code'],
    ['published', ['inner', 'code'], 'type-code inner.code'],
    ['inferred', ['inner', 'code'], undefined],
    ['conflict', ['inner', 'code'], undefined],
    ['inferred', ['inner', 'unknown'], 'unknown-entry inner.unknown'],
    ['conflict', ['unit'], 'given-value unit'],
    ['stated', ['inner'], undefined],
    ['stated', ['code'], undefined],
    ['stated', [], undefined],
  ])('on a basis %s at %j is told in place of: %s', (basis, path, untold) => {
    const told = BY_ROWS.filter((line) => line !== untold);
    expect(found(resourceOf({ rules: [ruleAt(basis, path)] }), WRONG)).toEqual([`rule ${path.join('.')}`, ...told]);
  });

  test('is told of a part where it stands', () => {
    const resource = resourceOf({ rules: [ruleAt('stated', ['code'])] });
    const partsOf = (path: Path, when?: boolean) =>
      found(resourceOf({ parts: [{ path, resource, ...(when !== undefined && { when: () => when }) }] }), WRONG);
    const [, ...others] = BY_ROWS;
    expect(partsOf(['inner'])).toEqual(['rule inner.code', ...others]);
    expect(partsOf(['inner'], true)).toEqual(['rule inner.code', ...others]);
    expect(partsOf(['inner'], false)).toEqual(BY_ROWS);
    expect(partsOf(['inner', 'code'])).toEqual(BY_ROWS);
    expect(partsOf(['missing'])).toEqual(BY_ROWS);
  });
});

test('what takes waiting is told of a part where it stands', async () => {
  const rule = ruleAt('published', []);
  const proof = {
    rules: [rule],
    prove: async () => [{ rule, found: { path: ['code'], found: 'this', allowed: 'that' } }],
  };
  const resource = resourceOf({ proof });
  const provenIn = async (part: Omit<ResourcePart, 'resource'>) =>
    (await prove(resourceOf({ parts: [{ ...part, resource }] }), WRONG)).map(({ path }) => path);
  expect(await provenIn({ path: ['inner'] })).toEqual([['inner', 'code']]);
  expect(await provenIn({ path: ['inner'], when: () => true })).toEqual([['inner', 'code']]);
  expect(await provenIn({ path: ['inner'], when: () => false })).toEqual([]);
  expect(await provenIn({ path: ['missing'] })).toEqual([]);
});

test('what a format says besides is told: a rule of its own, a hint, and the part of the text', () => {
  const rule = ruleAt('published', []);
  const format: Format = {
    expects: 'no x',
    findFailure: (text) => ({
      found: 'an x',
      allowed: 'none',
      wrongType: false,
      ...(text === 'x' && { rule, hint: 'Leave it out.', part: { start: 0, end: 1 } }),
    }),
  };
  const rows = table('1 Rows', '', { list: ['array of string', 'optional', '', { format }] });
  expect(check(resourceOf({ schema: tableSchema(rows) }), { list: ['x', 'xy'] })).toEqual([
    {
      rule: 'rule',
      severity: 'error',
      basis: 'published',
      section: '1 Rows',
      path: ['list', 0],
      message: 'list[0]: an x, none',
      hint: 'Leave it out.',
      within: { path: ['list', 0], start: 0, end: 1 },
    },
    {
      rule: 'text-format',
      severity: 'error',
      basis: 'stated',
      section: '1 Rows',
      path: ['list', 1],
      message: 'list[1]: an x, none',
    },
  ]);
});

test('a rule without a check finds nothing', () => {
  const { check: _, ...rule } = ruleAt('stated', []);
  expect(found(resourceOf({ rules: [rule] }), WRONG)).toEqual(BY_ROWS);
});

test('what a resource takes is an entry of its own, not one of an object inside it', () => {
  const takes = (name: string) => name === 'unknown';
  const payload = { inner: { unknown: 1 }, unknown: 1, other: 1 };
  expect(found(resourceOf({ takes }), payload)).toEqual(['unknown-entry inner.unknown', 'unknown-entry other']);
});

test('what a resource takes may be what an entry says', () => {
  const rows = table('1 Rows', '', { unit: ['text', 'optional', '', { given: ['G'] }], size: ['AN3', 'optional', ''] });
  const facts = { schema: tableSchema(rows), takes: (name: string) => name === 'unit' };
  expect(found(resourceOf(facts), { unit: 'KG' })).toEqual([]);
  expect(found(resourceOf({ ...facts, takes: () => false }), { unit: 'KG' })).toEqual(['given-value unit']);
  expect(found(resourceOf({ ...facts, takes: () => true }), { unit: 1, size: 'long' })).toEqual([
    'value-type unit',
    'type-code size',
  ]);
});

test.each<[string, string[]]>([
  ['KG', []],
  ['KG\n', ['control-character']],
  ['G\n', ['given-value']],
  ['  ', ['given-value']],
  ['', ['empty-text']],
])('of the text %j in an open list one thing is said', (unit, told) => {
  expect(check(resourceOf({}), { inner: {}, unit }).map(({ rule }) => rule)).toEqual(told);
});

test.each<[string, string | undefined]>([
  [' ', 'nothing but blanks'],
  ['\u3000', undefined],
  ['NaN', 'NaN as text'],
  ['nan', undefined],
  ['a', undefined],
])('the text %j says nothing: it is %s', (code, found) => {
  const told = check(resourceOf({}), { inner: { code } }).map(({ message }) => message);
  expect(told).toEqual(found === undefined ? [] : [`code: ${found}, some text, or the entry left out`]);
});

test.each<[unknown, string | undefined]>([
  [{ inner: null }, 'Send a value: the entry is required.'],
  [{ inner: {}, unit: null }, 'Leave the entry out instead of sending null.'],
  [null, undefined],
])('of the null in %j the hint is: %s', (payload, hint) => {
  expect(check(resourceOf({}), payload).map((finding) => finding.hint)).toEqual([hint]);
});

test('a schema that is not made of tables is refused', () => {
  expect(() => check(resourceOf({ schema: v.object({}) }), {})).toThrow(
    new TypeError('test: its schema is not made of tables'),
  );
});

test.each<[string, Partial<Resource>]>([
  ['a value', {}],
  ['a text', { text: { rules: [], resembles: () => false, read: (value) => ({ value, found: [] }) } }],
])('nothing is no payload of a resource that is %s', (_, facts) => {
  expect(check(resourceOf(facts), undefined).map(({ message }) => message)).toEqual(['nothing, an object only']);
});
