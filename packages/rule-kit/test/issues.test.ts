import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import {
  amount,
  calendarDate,
  check,
  formSchema,
  listOf,
  numericCountry,
  objectOf,
  redactIssues,
  table,
  tableSchema,
  url,
} from '../src/index.ts';
import { twoLetters } from '../src/internal.ts';
import { testType } from './test-type.ts';

const inner = table('1 Inner', 'inner', { code: ['AN3', 'required', ''] });
const rows = {
  title: ['AN5', 'required', ''],
  unit: ['one of', 'optional', '', { values: ['KG', 'G'] }],
  flag: ['true/false', 'optional', ''],
  date: ['string', 'optional', '', { format: calendarDate }],
  amount: ['string', 'optional', '', { format: amount }],
  country: ['string', 'optional', '', { format: twoLetters }],
  digits: ['string', 'optional', '', { format: numericCountry }],
  page: ['valid URL', 'optional', '', { format: url }],
  tags: ['array of string', 'optional', '', { values: ['A', 'B', 'C'] }],
} as const;
const nested = { inner: objectOf<{ code: string }>(inner), items: listOf<{ code: string }>(inner) };
const outer = table('1 Outer', '', rows, { nested });
const Inner = tableSchema(inner);
const Outer = tableSchema(outer);

type Expected = [path: string, code: string, message: string];

// biome-ignore format: a table
const CASES: [object, Expected][] = [
  [{}, ['title', 'missing', 'title is missing']],
  [{ title: '123456' }, ['title', 'too-long', 'title must have at most 5 characters, but has 6']],
  [{ title: 1 }, ['title', 'number-not-string', 'title must be a string, but is a number']],
  [{ unit: 'M' }, ['unit', 'not-listed', 'unit must be KG or G']],
  [{ unit: 'kg' }, ['unit', 'not-listed', 'unit must be KG or G']],
  [{ unit: 'PLANTED' }, ['unit', 'not-listed', 'unit must be KG or G']],
  [{ unit: 1 }, ['unit', 'not-a-listed-string', 'unit must be "KG" or "G", but is a number']],
  [{ flag: 'true' }, ['flag', 'wrong-type', 'flag must be true or false, but is a string']],
  [{ date: '31/12/2030' }, ['date', 'not-a-date', 'date must be a date like 2030-12-31']],
  [{ date: '2030-02-30' }, ['date', 'no-such-day', 'date is not a real date: that month has 28 days']],
  [{ date: '2030-13-30' }, ['date', 'no-such-month', 'date is not a real date: months go from 01 to 12']],
  [{ date: new Date() }, ['date', 'wrong-type', 'date must be a string, but is a Date object']],
  [{ amount: '1' }, ['amount', 'no-decimals', 'amount must have exactly 2 decimals, like 49.90, but has none']],
  [{ amount: 1 }, ['amount', 'wrong-type', 'amount must be a string, but is a number']],
  [{ country: 'D' }, ['country', 'wrong-number-of-letters', 'country must be exactly 2 letters, but has 1 character']],
  [{ digits: '1' }, ['digits', 'not-a-numeric-country', 'digits must be a numeric country code of 3 digits, like 250']],
  [{ page: 'x' }, ['page', 'not-a-url', 'page must be an absolute URL, like https://shop.example/done']],
  [{ tags: ['D'] }, ['tags.0', 'not-listed', 'tags[0] must be one of A, B, C']],
  [{ tags: 'A' }, ['tags', 'wrong-type', 'tags must be an array, but is a string']],
  [{ inner: {} }, ['inner.code', 'missing', 'inner.code is missing']],
  [{ inner: [] }, ['inner', 'wrong-type', 'inner must be an object, but is an array']],
  [{ items: {} }, ['items', 'wrong-type', 'items must be an array, but is an object']],
  [{ items: [null] }, ['items.0', 'null-value', 'items[0] must be an object, but is null']],
  [{ items: [{ code: 'long' }] }, ['items.0.code', 'too-long', 'items[0].code must have at most 3 characters, but has 4']],
];

const withTitle = (payload: object) =>
  'title' in payload || payload === CASES[0]?.[0] ? payload : { title: 'a', ...payload };

test.each(CASES)('the issue of %j', (payload, [path, code, message]) => {
  const { issues = [] } = v.safeParse(Outer, withTitle(payload));
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
  expect(issues).toMatchObject([{ code, message }]);
});

const payloadType = testType({ table: outer });

test('only check has the cause and its hint', () => {
  expect(v.safeParse(Outer, { title: 'a', unit: 'kg' }).issues).toMatchObject([{ code: 'not-listed' }]);
  expect(check(payloadType, { title: 'a', unit: 'kg' })).toMatchObject([{ code: 'wrong-case', fix: { value: 'KG' } }]);
});

test.each<[v.GenericSchema, unknown, string]>([
  [Outer, [], 'the value must be an object, but is an array'],
  [Outer.entries.items.wrapped, 'PLANTED', 'the value must be an array, but is a string'],
  [Outer.entries.items.wrapped, [{ code: '1234' }], '[0].code must have at most 3 characters, but has 4'],
])('the message of an issue names the field from the root: %#', (schema, value, message) => {
  expect(v.safeParse(schema, value).issues?.[0].message).toBe(message);
});

const PLANTED = {
  title: 'PLANTED',
  unit: 'PLANTED',
  date: 'PLANTED',
  page: 'PLANTED',
  inner: 'PLANTED',
  items: [{ code: 'PLANTED' }],
};

test('no issue has a value', () => {
  const { issues } = v.safeParse(Outer, PLANTED);
  expect(issues).toHaveLength(6);
  expect(issues?.map(({ input }) => input)).toEqual(Array(6).fill(undefined));
  expect(JSON.stringify(issues)).not.toContain('PLANTED');
  expect(inspect(issues, { depth: 9, showHidden: true })).not.toContain('PLANTED');
  expect(() => v.parse(Outer, PLANTED)).toThrow(
    expect.toSatisfy((error: Error) => !inspect(error, { depth: 9 }).includes('PLANTED')),
  );
});

test('the path of an issue has no values either', () => {
  const { issues = [] } = v.safeParse(Outer, PLANTED);
  const items = issues.flatMap(({ path = [] }) => path as readonly { input: unknown; value: unknown }[]);
  expect(items.length).toBeGreaterThan(6);
  expect(items.filter(({ input, value }) => input !== undefined || value !== undefined)).toEqual([]);
});

test('issues are plain data, with their code, params and hint', () => {
  const { issues } = v.safeParse(Outer, { title: 'a', amount: '1' });
  expect(structuredClone(issues)).toEqual(issues);
  expect(issues?.map((issue) => ({ ...issue }))).toMatchObject([
    { code: 'no-decimals', params: {}, hint: 'Write it with two decimals. If it is in cents, divide by 100 first.' },
  ]);
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
    'title must have at most 5 characters, but has 7',
    'title must have at most 5 characters, but has 7',
    'title must have at most 5 characters, but has 7',
    'both.extra must be number, but is a string',
    'title must have at most 5 characters, but has 7',
    'only must be "a", but is a string',
    'checked is not valid',
  ]);
});

test('a Set or a Map of values is checked', () => {
  const inSet = v.safeParse(v.set(Inner), new Set([{ code: 'long' }]));
  expect(inSet.issues).toMatchObject([{ code: 'too-long', message: 'code must have at most 3 characters, but has 4' }]);
  const inMap = v.safeParse(v.map(v.string(), Inner), new Map([['4111111111111111', { code: 'long' }]]));
  expect(inMap.issues).toMatchObject([{ code: 'too-long', message: 'code must have at most 3 characters, but has 4' }]);
  expect(JSON.stringify(redactIssues(inMap.issues ?? []))).not.toContain('4111');
});

const message = (issue: v.BaseIssue<unknown>) => `ist: ${issue.received}; ${'code' in issue ? issue.code : ''}`;

test.each<[string, v.GenericSchema, unknown, string]>([
  ['a field of a table', Outer, { title: '123456' }, 'ist: string; too-long'],
  ['a missing field', Outer, {}, 'ist: undefined; missing'],
  ['a field of an object inside', Outer, { title: 'a', inner: { code: '1234' } }, 'ist: string; too-long'],
  ['not an object', Outer, [], 'ist: array; wrong-type'],
  ['a field in a valibot object', v.object(Outer.entries), { title: '123456' }, 'ist: string; too-long'],
])('the message of the parse config or the schema replaces ours: %s', (_, schema, payload, expected) => {
  expect(v.safeParse(schema, payload, { message }).issues?.map((issue) => issue.message)).toEqual([expected]);
  expect(v.safeParse(v.message(schema, 'nein'), payload).issues?.map((issue) => issue.message)).toEqual(['nein']);
});

describe("valibot's global messages replace ours", () => {
  const LANGUAGES = [undefined, 'fr', 'de'];
  afterEach(() => {
    for (const lang of LANGUAGES) {
      v.deleteGlobalMessage(lang);
      v.deleteSchemaMessage(lang);
      for (const of of [v.string, v.maxLength, v.regex, v.picklist, v.looseObject]) v.deleteSpecificMessage(of, lang);
    }
  });

  const messagesOf = (config?: v.Config<v.BaseIssue<unknown>>) =>
    v.safeParse(Outer, { title: '123456', inner: { code: '1234' } }, config).issues?.map((issue) => issue.message);
  const OURS = [
    'title must have at most 5 characters, but has 6',
    'inner.code must have at most 3 characters, but has 4',
  ];

  test('the closest to the schema first', () => {
    expect(messagesOf()).toEqual(OURS);
    v.setGlobalMessage('global');
    expect(messagesOf()).toEqual(['global', 'global']);
    expect(messagesOf({ message: 'run' })).toEqual(['run', 'run']);
  });

  test('in the language of the parse config', () => {
    v.setGlobalMessage(({ lang, received }) => `${lang} ${received}`, 'fr');
    expect(messagesOf()).toEqual(OURS);
    expect(messagesOf({ lang: 'de' })).toEqual(OURS);
    expect(messagesOf({ lang: 'fr' })).toEqual(['fr string', 'fr string']);
  });

  // As `@valibot/i18n` sets them.
  // biome-ignore format: a table
  test.each<[unknown, message: string]>([
    [{ title: 1 }, 'Ungültiger Typ: Erwartet string aber 1 erhalten'],
    [{}, 'Ungültiger Typ: Erwartet "title" aber undefined erhalten'],
    [{ title: 'PLANTED' }, 'Ungültige Länge: Erwartet <=5 aber 7 erhalten'],
    [{ title: 'a', unit: 'PLANTED' }, 'Ungültiger Typ: Erwartet ("KG" | "G") aber string erhalten'],
    [{ title: 'a', digits: 'PLANTED' }, 'Ungültiges Format: Erwartet /^[0-9]{3}$/ aber string erhalten'],
    [{ title: 'a', inner: { code: 'PLANTED' } }, 'Ungültige Länge: Erwartet <=3 aber 7 erhalten'],
    [{ title: 'a', items: [{ code: 'a' }, {}] }, 'Ungültiger Typ: Erwartet "code" aber undefined erhalten'],
  ])('in the language of %j, also of schemas and actions', (payload, message) => {
    const words = (problem: string) => ({ expected, received }: v.BaseIssue<unknown>) =>
      `${problem}: Erwartet ${expected} aber ${received} erhalten`;
    v.setSchemaMessage(words('Ungültiger Typ'), 'de');
    v.setSpecificMessage(v.maxLength, words('Ungültige Länge'), 'de');
    v.setSpecificMessage(v.regex, words('Ungültiges Format'), 'de');
    v.setGlobalMessage('global', 'de');
    const told = (schema: v.GenericSchema, lang?: string) => v.safeParse(schema, payload, { lang, message: 'run' }).issues;
    for (const schema of [Outer, v.looseObject(Outer.entries), formSchema(Outer)])
      expect(told(schema, 'de')).toMatchObject([{ message, lang: 'de' }]);
    expect(told(Outer, 'fr')).toMatchObject([{ message: 'run' }]);
    expect(JSON.stringify(told(Outer, 'de'))).not.toContain('PLANTED');
  });

  test('those given explicitly first, then configuration and global ones, then ours', () => {
    const form = formSchema(Outer, { 'too-long': 'explicit' });
    const worded = (schema: v.GenericSchema, config?: v.Config<v.BaseIssue<unknown>>) =>
      v.safeParse(schema, { title: '123456' }, config).issues?.[0].message;
    expect(worded(Outer)).toBe(OURS[0]);
    v.setGlobalMessage('global');
    expect(worded(Outer)).toBe('global');
    expect(worded(Outer, { message: 'run' })).toBe('run');
    v.setSpecificMessage(v.maxLength, 'specific');
    expect(worded(Outer, { message: 'run' })).toBe('specific');
    expect(worded(form, { message: 'run' })).toBe('explicit');
    expect(worded(formSchema(Outer), { message: 'run' })).toBe('specific');
    const { issues } = v.safeParse(formSchema(Outer, { 'no-decimals': 'explicit' }), { title: 'a', amount: '1' });
    expect(issues?.[0]).not.toHaveProperty('hint');
  });
});
