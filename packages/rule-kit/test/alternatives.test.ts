import * as v from 'valibot';
import { expect, test } from 'vitest';
import { alternativesSchema, table, tableSchema } from '../src/index.ts';

const Either = alternativesSchema(table('1 Either', '', {}), [
  tableSchema(table('1 First', '', { a: ['AN3', 'required', ''], b: ['AN3', 'optional', ''] })),
  tableSchema(table('1 Second', '', { c: ['N3', 'required', ''] })),
]);

test('the schema of alternatives has the entries of all tables, each optional', () => {
  const Entries = v.object(Either.entries);
  expect(Object.keys(Entries.entries)).toEqual(['a', 'b', 'c']);
  expect(v.is(Entries, {})).toBe(true);
  expect(v.is(Entries, { b: 'abcd' })).toBe(false);
  expect(v.is(Entries, { c: 'abc' })).toBe(false);
});
