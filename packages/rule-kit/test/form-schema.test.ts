import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarDate, formatCalendarDate, formSchema, listOf, objectOf, table, tableSchema } from '../src/index.ts';

const item = table('1 Test', '', { name: ['AN5', 'required', 'Name'] });
const address = table('1 Test', '', { city: ['AN5', 'required', 'City'] });
const rows = {
  note: ['AN5', 'optional', 'Note'],
  price: ['N5', 'optional', 'Price'],
  unit: ['one of', 'optional', 'Unit', { values: ['G', 'KG'] }],
  day: ['string', 'optional', 'Day', { format: calendarDate }],
} as const;
const nested = { address: objectOf<{ city: string }>(address), items: listOf<{ name: string }>(item) };
const order = table('1 Test', '', rows, { nested });
const Order = tableSchema(order);

const form = formSchema(Order, {
  'too-long': '{field} : {max} caractères au plus',
  missing: (_, field) => `${field} manque`,
});

test.each([
  [{ note: '', price: Number.NaN, unit: '' }, {}],
  [{ note: ' \t' }, {}],
  [
    { note: ' a ', price: 0 },
    { note: ' a ', price: 0 },
  ],
  [{ address: { city: '' } }, {}],
  [{ address: { city: 'Paris' }, other: '' }, { address: { city: 'Paris' } }],
  [{ items: [] }, { items: [] }],
  [{ day: new Date('2030-12-31') }, { day: '2030-12-31' }],
  [{ day: new Date(2030, 11, 31) }, { day: '2030-12-31' }],
  [{ day: new Date('') }, {}],
  [{ day: null, address: { city: null } }, {}],
])('the form %j becomes the payload %j', (input, output) => {
  expect(v.parse(form, input)).toEqual(output);
});

test.each([
  [{ note: '123456' }, 'note', 'note : 5 caractères au plus'],
  [{ items: [{ name: 'Cup' }, { name: '' }] }, 'items.1.name', 'items[1].name manque'],
  [{ items: ['', { name: 'Cup' }] }, 'items.0', 'items[0] must be an object, but is a string'],
  [{ note: new Date(0) }, 'note', 'note must be a string, but is a Date object'],
  [{ day: new Date('2030-12-31T12:34:56Z') }, 'day', 'day must be a string, but is a Date object'],
  [{ address: new Map() }, 'address', 'address must be plain data, but is a Map'],
  [{ avatar: new File([], 'PLANTED') }, 'avatar', 'avatar must be plain data, but is a File'],
  [{ items: [new Set()] }, 'items.0', 'items[0] must be plain data, but is a Set'],
  [{ unit: 'g' }, 'unit', 'unit must be G or KG'],
  ['', null, 'the value must be an object, but is a string'],
])('the form %j has an issue at %s: %s', (input, path, message) => {
  const { issues = [] } = v.safeParse(form, input);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[path, message]]);
});

test('the input type allows empty strings, the output type is the payload', () => {
  const empty: v.InferInput<typeof form> = { note: '', price: Number.NaN, unit: '', address: { city: '' }, items: [] };
  const payload: v.InferOutput<typeof Order> = v.parse(form, empty);
  expect(payload).toEqual({ items: [] });
  // @ts-expect-error no unit has this name
  v.is(form, { unit: 'T' } satisfies v.InferInput<typeof form>);
});

const picked = v.pick(form, ['note', 'day', 'items']);

test.each<[string, input: unknown, output: unknown, v.GenericSchema]>([
  ['v.pick', { note: ' ', day: new Date('2030-12-31') }, { day: '2030-12-31' }, picked],
  ['v.omit', { unit: '', price: 5 }, { price: 5 }, v.omit(form, ['note'])],
  ['v.partial', { address: { city: '' }, note: 'a' }, { note: 'a' }, v.partial(form)],
  ['v.strictObject', { note: '', address: { city: '' } }, {}, v.strictObject(form.entries)],
  ['v.strictObject', { day: new Date('2030-12-31') }, { day: '2030-12-31' }, v.strictObject(form.entries)],
  ['v.object of two', { note: '', name: 'a' }, { name: 'a' }, v.object({ ...picked.entries, name: v.string() })],
])('%s of a form reads %j as %j', (_, input, output, schema) => {
  expect(v.parse(schema, input)).toEqual(output);
});

test.each<[string, input: unknown, path: string, message: string, v.GenericSchema]>([
  ['v.pick', { note: '123456' }, 'note', 'note : 5 caractères au plus', picked],
  ['v.pick', { items: [{ name: '' }] }, 'items.0.name', 'items[0].name manque', picked],
  ['v.pick', { note: new Map() }, 'note', 'note must be plain data, but is a Map', picked],
  ['v.required', { note: '' }, 'note', 'note manque', v.required(form, ['note'], 'note manque')],
  ['v.strictObject', { note: '123456' }, 'note', 'note : 5 caractères au plus', v.strictObject(form.entries)],
  ['v.strictObject', { unit: 'g' }, 'unit', 'unit must be G or KG', v.strictObject(form.entries)],
  ['v.strictObject', { items: [{}] }, 'items.0.name', 'items[0].name manque', v.strictObject(form.entries)],
  ['v.strictObject', { csrf: 'PLANTED' }, 'csrf', expect.stringContaining('never'), v.strictObject(form.entries)],
])('%s of a form has an issue for %j at %s: %s', (_, input, path, message, schema) => {
  const { issues = [] } = v.safeParse(schema, input);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[path, message]]);
});

test('a part of a form has the types of its fields', () => {
  const empty: v.InferInput<typeof picked> = { note: '', items: [] };
  const payload: Pick<v.InferOutput<typeof Order>, 'note' | 'day' | 'items'> = v.parse(picked, empty);
  expect(payload).toEqual({ items: [] });
  // @ts-expect-error the field is not picked
  v.is(picked, { unit: 'G' } satisfies v.InferInput<typeof picked>);
});

const { entries } = Order;
const no = (): boolean => false;
const csrf = { note: 'a', csrf: 'PLANTED' };
const Recursive: v.GenericSchema = v.object({ day: entries.day, again: v.optional(v.lazy(() => Recursive)) });
const NewYear = { day: new Date('2030-01-01') };
const read = { day: '2030-01-01' };
const picture = new File([], 'PLANTED');
const Variant = v.variant('kind', [
  v.object({ kind: v.literal('a'), ...entries }),
  v.object({ kind: v.literal('b'), when: v.optional(v.string()) }),
]);

// What is around the fields is kept: a form gives what the given schema gives for the same input without its empty fields.
// biome-ignore format: a table
test.each<[string, v.GenericSchema, input: unknown, output: unknown]>([
  ['v.strictObject', v.strictObject(entries), { note: '' }, {}],
  ['v.object', v.object(entries), csrf, { note: 'a' }],
  ['v.object', v.object(entries), { note: 'a', picture }, { note: 'a' }],
  ['v.looseObject', v.looseObject(entries), csrf, csrf],
  ['v.looseObject', v.looseObject({ flag: v.boolean(), no: v.boolean() }), { flag: 'on', no: 'false' }, { flag: true, no: false }],
  ['v.objectWithRest', v.objectWithRest({}, v.object(entries)), { a: { ...NewYear, note: '' } }, { a: read }],
  ['v.record', v.record(v.string(), v.object(entries)), { a: { ...NewYear, note: '' } }, { a: read }],
  ['v.tuple', v.tuple([v.object(entries), v.string()]), [NewYear, ''], [read, '']],
  ['v.tupleWithRest', v.tupleWithRest([v.string()], v.object(entries)), ['', NewYear], ['', read]],
  [
    'v.array',
    v.array(
      v.pipe(
        Order,
        v.check(() => true),
      ),
    ),
    [{ ...NewYear, note: '' }],
    [read],
  ],
  [
    'v.transform',
    v.pipe(
      Order,
      v.transform(({ note }) => ({ note: note ?? 'none' })),
    ),
    { note: '' },
    { note: 'none' },
  ],
  [
    'a pipe in a pipe',
    v.pipe(
      v.pipe(
        v.object(entries),
        v.check(() => true),
      ),
      v.check(() => true),
    ),
    NewYear,
    read,
  ],
  [
    'a pipe in a field',
    v.object({
      order: v.pipe(
        Order,
        v.check(() => true),
      ),
    }),
    { order: { ...NewYear, note: '' } },
    { order: read },
  ],
  ['a pipe with a schema', v.pipe(v.object(entries), Order), { note: '' }, {}],
  ['v.fallback', v.fallback(Order, { note: 'FALL' }), { note: '123456' }, { note: 'FALL' }],
  ['v.fallback of a field', v.object({ a: v.fallback(v.string(), 'FALL') }), { a: '' }, { a: 'FALL' }],
  ['a default', v.object({ a: v.optional(v.string(), 'DEF') }), { a: '' }, { a: 'DEF' }],
  ['v.nullable', v.object({ a: v.nullable(v.string()), b: v.nullish(v.string()) }), { a: null, b: '' }, { a: null }],
  ['v.lazy', Recursive, { ...NewYear, again: { ...NewYear, again: {} } }, { ...read, again: read }],
  ['v.variant', Variant, { kind: 'a', ...NewYear, note: '' }, { kind: 'a', ...read }],
  ['v.variant', Variant, { kind: 'b', when: '' }, { kind: 'b' }],
  ['v.union', v.union([v.strictObject({ a: v.string() }), v.strictObject(entries)]), { ...NewYear, note: '' }, read],
  ['v.intersect', v.intersect([Order, v.object({ a: v.optional(v.string()) })]), { ...NewYear, a: '' }, read],
  ['v.nonOptional', v.nonOptional(v.optional(v.object(entries))), { ...NewYear, note: '' }, read],
  ['v.config', v.config(Order, { abortEarly: true }), { ...NewYear, note: '' }, read],
  ['v.date', v.object({ at: v.date() }), { at: NewYear.day }, { at: NewYear.day }],
  ['v.file', v.object({ picture: v.file() }), { picture }, { picture }],
])('the form of %s reads %#', (_, schema, input, output) => {
  expect(v.parse(formSchema(schema), input)).toEqual(output);
});

test.each<[string, v.GenericSchema, input: unknown, issues: unknown]>([
  ['v.check', v.pipe(Order, v.check(no, 'never')), {}, [[null, 'never']]],
  ['v.check', v.pipe(v.object(entries), v.check(no, 'never')), { note: 'a' }, [[null, 'never']]],
  ['v.forward', v.pipe(Order, v.forward(v.check(no, 'never'), ['note'])), { note: 'a' }, [['note', 'never']]],
  ['v.check of a field', v.object({ a: v.pipe(v.string(), v.check(no, 'never')) }), { a: 'b' }, [['a', 'never']]],
  ['v.strictObject', v.strictObject(entries), csrf, [['csrf', 'Invalid key: Expected never but received "csrf"']]],
  ['v.looseObject', v.looseObject(entries), { picture }, [['picture', 'picture must be plain data, but is a File']]],
  ['v.message', v.message(v.object(entries), 'nein'), { note: '123456' }, [['note', 'nein']]],
  ['v.object', v.object({ order: Order }), { order: { unit: 'g' } }, [['order.unit', 'order.unit must be G or KG']]],
])('the form of %s has an issue: %#', (_, schema, input, expected) => {
  const { issues = [] } = v.safeParse(formSchema(schema), input);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual(expected);
});

test("what a form can't read is refused", () => {
  const map = v.map(v.string(), Order);
  // @ts-expect-error a form has no Map
  expect(() => formSchema(map)).toThrow(TypeError);
  expect(() => formSchema(v.object({ a: v.optional(map) }))).toThrow("a form can't have the schema map");
  // @ts-expect-error its result is a promise
  expect(() => formSchema(v.objectAsync({}))).toThrow('the schema objectAsync');
});

test('the types of a form', () => {
  const Checked = formSchema(
    v.pipe(v.object({ flag: v.boolean(), tags: v.array(v.string()), at: v.date() }), v.check(no, 'never')),
  );
  const input: v.InferInput<typeof Checked> = { flag: 'on', tags: [], at: new Date() };
  input.tags?.push('');
  // @ts-expect-error an array is not an empty input
  expect(v.is(Checked, { tags: '' } satisfies v.InferInput<typeof Checked>)).toBe(false);
  // @ts-expect-error v.check(no, 'never') is null
  expect(v.is(form, { note: null } satisfies v.InferInput<typeof form>)).toBe(true);
});

describe('nested values', () => {
  const Any = tableSchema(
    table('1 Test', '', {
      any: ['anything', 'optional', ''],
      object: ['object', 'optional', ''],
      text: ['AN5', 'optional', ''],
    }),
  );
  const AnyForm = formSchema(Any);
  const arrays = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const objects = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const list: unknown[] = [];
  list.push(list);

  test.each(['any', 'object', 'text', 'unknown'])(
    'that are too deep, in the field %s of a form, are one issue',
    (name) => {
      for (const value of [arrays(3000), objects(1000), circle, list]) {
        const { issues } = v.safeParse(AnyForm, { [name]: value });
        expect(issues).toMatchObject([
          { code: 'too-deep', message: `${name} must not be nested deeper than 100 levels` },
        ]);
        expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([name]);
      }
    },
  );

  test.each(['any', 'unknown'])('of 100 levels are accepted in the field %s of a form', (name) => {
    expect(v.is(AnyForm, { [name]: arrays(100) })).toBe(true);
    expect(v.is(AnyForm, { [name]: arrays(101) })).toBe(false);
  });

  test.each<[string, value: unknown, code: string | undefined]>([
    ['any', arrays(3000), undefined],
    ['any', circle, undefined],
    ['unknown', circle, undefined],
    ['object', circle, undefined],
    ['object', arrays(3000), 'wrong-type'],
    ['text', circle, 'wrong-type'],
    ['text', list, 'wrong-type'],
  ])('in the field %s of a payload do not throw: %#', (name, value, code) => {
    expect(v.safeParse(Any, { [name]: value }).issues?.[0]).toEqual(code && expect.objectContaining({ code }));
  });
});

describe('a date without a time', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  // biome-ignore format: a table
  test.each<[zone: string, year: number, month: number, day: number, written: string, hours: number]>([
    // Summer time starts at midnight: the day has no 0:00.
    ['Africa/Cairo', 2024, 4, 26, '2024-04-26', 1],
    ['America/Santiago', 2024, 9, 8, '2024-09-08', 1],
    ['America/Santiago', 2024, 9, 9, '2024-09-09', 0],
    ['Pacific/Kiritimati', 2030, 12, 31, '2030-12-31', 0],
    ['Pacific/Pago_Pago', 2030, 1, 1, '2030-01-01', 0],
    ['UTC', 2030, 12, 31, '2030-12-31', 0],
  ])('in %s is the local day: %i-%i-%i', (timeZone, year, month, day, written, hours) => {
    process.env.TZ = timeZone;
    const date = new Date(year, month - 1, day);
    expect(date.getHours()).toBe(hours);
    expect(v.parse(form, { day: date })).toEqual({ day: written });
  });

  test('of another realm, such as an iframe, is one too', () => {
    expect(v.parse(form, { day: runInNewContext('new Date(2030, 11, 31)') })).toEqual({ day: '2030-12-31' });
    expect(v.parse(form, { day: runInNewContext('new Date(NaN)') })).toEqual({});
    expect(formatCalendarDate(runInNewContext('new Date(0)'), 'UTC')).toBe('1970-01-01');
  });

  test('with a time is refused', () => {
    process.env.TZ = 'Africa/Cairo';
    expect(v.is(form, { day: new Date(2024, 3, 26, 2) })).toBe(false);
  });
});
