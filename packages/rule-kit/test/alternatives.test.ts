import * as v from 'valibot';
import { expect, test } from 'vitest';
import { alternativesSchema, table, tableSchema } from '../src/index.ts';

const Either = alternativesSchema(table('1 Either', '', {}), [
  tableSchema(table('1 First', '', { a: ['AN3', 'required', ''], b: ['AN3', 'optional', ''] })),
  tableSchema(table('1 Second', '', { c: ['N3', 'required', ''] })),
]);

test('alternativesSchema has the fields of all tables, all optional', () => {
  const Fields = v.object(Either.entries);
  expect(Object.keys(Fields.entries)).toEqual(['a', 'b', 'c']);
  expect(v.is(Fields, {})).toBe(true);
  expect(v.is(Fields, { b: 'abcd' })).toBe(false);
  expect(v.is(Fields, { c: 'abc' })).toBe(false);
});
