import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calendarDate, formSchema, listSchema, table, tableSchema } from '../src/index.ts';

const Item = tableSchema(table('1 Test', '', { name: ['AN5', 'required', 'Name'] }));
const Address = tableSchema(table('1 Test', '', { city: ['AN5', 'required', 'City'] }));
const order = table('1 Test', '', {
  note: ['AN5', 'optional', 'Note'],
  price: ['N5', 'optional', 'Price'],
  unit: ['one of', 'optional', 'Unit', { values: ['G', 'KG'] }],
  day: ['string', 'optional', 'Day', { format: calendarDate }],
});
const Order = tableSchema(order, { address: Address, items: listSchema(Item) });

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
  [{ day: new Date('2030-12-31T12:34:56Z') }, 'day', 'day must be a string like 1990-01-31, but is a Date object'],
  [{ address: new Map() }, 'address', 'address must be a value that JSON has, but is Map'],
  [{ avatar: new File([], 'PLANTED') }, 'avatar', 'avatar must be a value that JSON has, but is File'],
  [{ items: [new Set()] }, 'items.0', 'items[0] must be a value that JSON has, but is Set'],
  [{ unit: 'g' }, 'unit', 'unit must be "G", but is "g"'],
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
  ['v.pick', { note: new Map() }, 'note', 'note must be a string, but is an object', picked],
  ['v.required', { note: '' }, 'note', 'note manque', v.required(form, ['note'], 'note manque')],
  ['v.strictObject', { note: '123456' }, 'note', 'note : 5 caractères au plus', v.strictObject(form.entries)],
  ['v.strictObject', { unit: 'g' }, 'unit', 'unit must be "G", but is "g"', v.strictObject(form.entries)],
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
