import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import {
  amount,
  calendarDate,
  listSchema,
  numericCountry,
  redactIssues,
  table,
  tableSchema,
  twoLetters,
  url,
} from '../src/index.ts';

const inner = table('1 Inner', 'inner', { code: ['AN3', 'required', ''] });
const outer = table('1 Outer', '', {
  title: ['AN5', 'required', ''],
  unit: ['one of', 'optional', '', { values: ['KG', 'G'] }],
  flag: ['true/false', 'optional', ''],
  date: ['string', 'optional', '', { format: calendarDate }],
  amount: ['string', 'optional', '', { format: amount }],
  country: ['string', 'optional', '', { format: twoLetters }],
  digits: ['string', 'optional', '', { format: numericCountry }],
  page: ['valid URL', 'optional', '', { format: url }],
  tags: ['array of string', 'optional', '', { values: ['A', 'B', 'C'] }],
});
const Inner = tableSchema(inner);
const Outer = tableSchema(outer, { inner: Inner, items: listSchema(Inner) });
/** A table with a valibot object inside. */
const Mixed = tableSchema(outer, { inner: v.object(Inner.entries) });

type Expected = [path: string, code: string, requirement: unknown, message: string];

// biome-ignore format: a table
test.each<[object, Expected]>([
  [{}, ['title', 'missing', 'AN5', 'title is missing']],
  [{ title: '123456' }, ['title', 'too-long', 'AN5', 'title must have at most 5 characters, but has 6']],
  [{ title: 1 }, ['title', 'number-not-string', 'AN5', 'title must be a string, but is a number']],
  [{ unit: 'M' }, ['unit', 'not-listed-value', ['KG', 'G'], 'unit must be KG or G, but is "M"']],
  [{ unit: 'PLANTED' }, ['unit', 'not-listed', ['KG', 'G'], 'unit must be KG or G']],
  [{ unit: 1 }, ['unit', 'not-a-listed-string', ['KG', 'G'], 'unit must be "KG" or "G", but is a number']],
  [{ flag: 'true' }, ['flag', 'wrong-type', 'true/false', 'flag must be true or false, but is a string']],
  [{ date: '31/12/2030' }, ['date', 'not-a-date', 'date', 'date must be a date like 2030-12-31']],
  [{ date: '2030-02-30' }, ['date', 'no-such-day', 'date', 'date is not a real date: that month has 28 days']],
  [{ date: '2030-13-30' }, ['date', 'no-such-month', 'date', 'date is not a real date: months go from 01 to 12']],
  [{ amount: '1' }, ['amount', 'no-decimals', 'amount', 'amount must have exactly 2 decimals, like 49.90, but has none']],
  [{ country: 'D' }, ['country', 'wrong-number-of-letters', 'A2 [A-Za-z]2', 'country must be exactly 2 letters, but has 1 character']],
  [{ digits: '1' }, ['digits', 'not-a-numeric-country', 'numeric-country', 'digits must be a numeric country code of 3 digits, like 250']],
  [{ page: 'x' }, ['page', 'not-a-url', 'url', 'page must be an absolute URL, like https://shop.example/done']],
  [{ tags: ['D'] }, ['tags.0', 'not-listed-value', ['A', 'B', 'C'], 'tags[0] must be one of A, B, C, but is "D"']],
  [{ tags: 'A' }, ['tags', 'wrong-type', 'array of string', 'tags must be an array, but is a string']],
  [{ inner: {} }, ['inner.code', 'missing', 'AN3', 'inner.code is missing']],
  [{ inner: [] }, ['inner', 'wrong-type', 'object', 'inner must be an object, but is an array']],
  [{ items: {} }, ['items', 'wrong-type', 'array', 'items must be an array, but is an object']],
  [{ items: [null] }, ['items.0', 'null-value', 'object', 'items[0] must be an object, but is null']],
  [{ items: [{ code: 'long' }] }, ['items.0.code', 'too-long', 'AN3', 'items[0].code must have at most 3 characters, but has 4']],
])('the issue of %j', (payload, [path, code, requirement, message]) => {
  const whole = 'title' in payload || path === 'title' ? payload : { title: 'a', ...payload };
  const { issues = [] } = v.safeParse(Outer, whole);
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
  expect(issues).toMatchObject([{ code, requirement, message }]);
});

test.each<[v.GenericSchema, unknown, string]>([
  [Outer, [], 'the value must be an object, but is an array'],
  [v.required(Outer), 'PLANTED', 'the value must be an object, but is a string'],
  [v.required(Outer), {}, 'title is missing'],
  [listSchema(Inner), 'PLANTED', 'the value must be an array, but is a string'],
  [listSchema(Inner), [{ code: 1 }], '[0].code must be a string, but is a number'],
  [v.object({ order: Outer }), { order: { title: 1 } }, 'order.title must be a string, but is a number'],
])('the message of an issue names the field from the root: %#', (schema, value, message) => {
  expect(v.safeParse(schema, value).issues?.[0].message).toBe(message);
});

test('no issue shows a value', () => {
  const payload = {
    title: 'PLANTED',
    unit: 'PLANTED',
    date: 'PLANTED',
    page: 'PLANTED',
    inner: 'PLANTED',
    items: [{ code: 'PLANTED' }],
  };
  const { issues } = v.safeParse(Outer, payload);
  expect(issues).toHaveLength(6);
  expect(issues?.map(({ input }) => input)).toEqual(Array(6).fill('PLANTED'));
  expect(JSON.stringify(issues)).not.toContain('PLANTED');
  expect(inspect(issues, { depth: 9, showHidden: true })).not.toContain('PLANTED');
  expect(() => v.parse(Outer, payload)).toThrow(
    expect.toSatisfy((error: Error) => !inspect(error, { depth: 9 }).includes('PLANTED')),
  );
});

test('issues of composed schemas are safe to log after redactIssues', () => {
  const name = 'Erika PLANTED';
  const schema = v.object({
    card: Outer,
    list: v.array(Outer),
    both: v.intersect([Outer, v.object({ extra: v.number() })]),
    any: v.record(v.string(), Outer),
    only: v.literal('a'),
    checked: v.pipe(
      v.string(),
      v.check(
        () => false,
        ({ input }) => input,
      ),
    ),
  });
  const bad = { title: 'PLANTED', extra: 'PLANTED' };
  const input = { card: bad, list: [bad], both: bad, any: { [name]: bad }, only: 'PLANTED', checked: 'PLANTED' };
  const { issues = [] } = v.safeParse(schema, input);
  expect(JSON.stringify(issues)).toContain('PLANTED');
  const redacted = redactIssues(issues);
  expect(inspect(redacted, { depth: 9, showHidden: true }) + JSON.stringify(redacted)).not.toContain('PLANTED');
  expect(redacted.map(({ message }) => message)).toEqual([
    'card.title must have at most 5 characters, but has 7',
    'list[0].title must have at most 5 characters, but has 7',
    'both.title must have at most 5 characters, but has 7',
    'both.extra must be number, but is a string',
    '<a field name of 13 characters>.title must have at most 5 characters, but has 7',
    'only must be "a", but is a string',
    'checked is not valid',
  ]);
});

const message = ({ expected, received }: v.BaseIssue<unknown>) => `erwartet: ${expected}; ist: ${received}`;
const IN_GERMAN = 'erwartet: AN5; ist: string';

test.each<[string, v.GenericSchema, unknown, string]>([
  ['a field of a table', Outer, { title: '123456' }, IN_GERMAN],
  ['a missing field', Outer, {}, 'erwartet: AN5; ist: undefined'],
  ['a field of an object inside', Outer, { title: 'a', inner: { code: 1 } }, 'erwartet: AN3; ist: number'],
  ['a closed list', Outer, { title: 'a', unit: 'x' }, 'erwartet: "KG" | "G"; ist: string'],
  ['not an object', Outer, [], 'erwartet: object; ist: array'],
  ['a field in a valibot object', v.object(Outer.entries), { title: '123456' }, IN_GERMAN],
  ['a field next to a valibot object', Mixed, { title: '123456' }, IN_GERMAN],
  ['a missing field next to a valibot object', Mixed, {}, 'erwartet: AN5; ist: undefined'],
  ['not an object, with a valibot object inside', Mixed, 1, 'erwartet: object; ist: number'],
])('the message of the parse config or the schema replaces ours: %s', (_, schema, payload, expected) => {
  expect(v.safeParse(schema, payload, { message }).issues?.map((issue) => issue.message)).toEqual([expected]);
  expect(v.safeParse(v.message(schema, 'nein'), payload).issues?.map((issue) => issue.message)).toEqual(['nein']);
});

describe('valibot’s global messages replace ours', () => {
  afterEach(() => {
    for (const lang of [undefined, 'fr']) {
      v.deleteGlobalMessage(lang);
      v.deleteSchemaMessage(lang);
      v.deleteSpecificMessage(Outer.reference, lang);
    }
  });

  const messagesOf = (config?: v.Config<v.BaseIssue<unknown>>) =>
    v.safeParse(Outer, { title: '123456', inner: { code: 1 } }, config).issues?.map((issue) => issue.message);
  const OURS = ['title must have at most 5 characters, but has 6', 'inner.code must be a string, but is a number'];

  test('the closest to the schema first', () => {
    expect(messagesOf()).toEqual(OURS);
    v.setGlobalMessage('global');
    expect(messagesOf()).toEqual(['global', 'global']);
    expect(messagesOf({ message: 'run' })).toEqual(['run', 'run']);
    v.setSchemaMessage(({ requirement }) => `schema ${requirement}`);
    expect(messagesOf({ message: 'run' })).toEqual(['run', 'schema AN3']);
    v.setSpecificMessage(Outer.reference, 'specific');
    expect(messagesOf({ message: 'run' })).toEqual(['specific', 'specific']);
  });

  test('in the language of the parse config', () => {
    v.setGlobalMessage(({ lang, expected }) => `${lang} ${expected}`, 'fr');
    expect(messagesOf()).toEqual(OURS);
    expect(messagesOf({ lang: 'de' })).toEqual(OURS);
    expect(messagesOf({ lang: 'fr' })).toEqual(['fr AN5', 'fr AN3']);
  });
});
