import * as v from 'valibot';
import { expect, test } from 'vitest';
import { oneOf, table, tableSchema } from '../src/index.ts';

type First = { a: string; b?: string };
type Second = { c: string | number };
const Either = tableSchema(
  oneOf<First | Second>('1 Either', '', [
    table('1 First', '', { a: ['AN3', 'required', ''], b: ['AN3', 'optional', ''] }),
    table('1 Second', '', { c: ['N3', 'required', ''] }),
  ]),
);

test('the schema of alternatives has the fields of all tables, all optional', () => {
  const Fields = v.object(Either.entries);
  expect(Object.keys(Fields.entries)).toEqual(['a', 'b', 'c']);
  expect(v.is(Fields, {})).toBe(true);
  expect(v.is(Fields, { b: 'abcd' })).toBe(false);
  expect(v.is(Fields, { c: 'abc' })).toBe(false);
});
