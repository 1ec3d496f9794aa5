import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formSchema, listSchema, table, tableSchema } from '../src/index.ts';

const Item = tableSchema(table('1 Test', '', { name: ['AN5', 'required', 'Name'] }));
const Address = tableSchema(table('1 Test', '', { city: ['AN5', 'required', 'City'] }));
const order = table('1 Test', '', {
  note: ['AN5', 'optional', 'Note'],
  price: ['N5', 'optional', 'Price'],
  unit: ['one of', 'optional', 'Unit', { values: ['G', 'KG'] }],
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
])('the form %j becomes the payload %j', (input, output) => {
  expect(v.parse(form, input)).toEqual(output);
});

test.each([
  [{ note: '123456' }, 'note', 'note : 5 caractères au plus'],
  [{ items: [{ name: 'Cup' }, { name: '' }] }, 'items.1.name', 'items[1].name manque'],
  [{ items: ['', { name: 'Cup' }] }, 'items.0', 'items[0] must be an object, but is a string'],
  [{ unit: 'g' }, 'unit', 'unit must be G or KG, but is "g"'],
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
