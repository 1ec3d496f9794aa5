import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check, objectOf, table, tableSchema } from '../src/index.ts';
import { testType } from './test-type.ts';

const inner = table('1 Inner', 'inner', {
  type: ['one of', 'optional', '', { values: ['INSIDE'] }],
  name: ['A3', 'optional', ''],
});

const outer = table(
  '1 Outer',
  '',
  {
    inner: ['object', 'optional', ''],
    other: ['object', 'optional', ''],
    type: ['one of', 'optional', '', { values: ['OUTSIDE'] }],
    name: ['N3', 'optional', ''],
  },
  { nested: { inner: objectOf(inner) } },
);

const schema = tableSchema(outer);
const payloadType = testType({ table: outer });

test.each<[object, ...string[]]>([
  [{ inner: { type: 'INSIDE', name: 'abc' }, type: 'OUTSIDE', name: '123' }],
  [{ name: '123', type: 'OUTSIDE', inner: { name: 'abc', type: 'INSIDE' } }],
  [{ inner: {}, type: 'OUTSIDE' }],
  [{ inner: { name: 'abc' }, name: '123' }],
  [{ other: { type: 1, name: 1 }, type: 'OUTSIDE' }],
  [{ other: {}, name: '123', type: 'OUTSIDE' }],
  [{ inner: { type: 'OUTSIDE' }, type: 'INSIDE' }, 'inner.type', 'type'],
  [{ inner: { name: '123' }, name: 'abc' }, 'inner.name', 'name'],
  [{ other: { type: 'INSIDE' }, type: 'INSIDE' }, 'type'],
  [{ inner: { type: 'INSIDE' }, type: 'INSIDE' }, 'type'],
])('the fields of %j have the specs of their own object', (payload, ...paths) => {
  for (let again = 0; again < 2; again++) {
    expect(v.safeParse(schema, payload).issues?.map((issue) => v.getDotPath(issue)) ?? []).toEqual(paths);
    expect(check(payloadType, payload).map(({ path }) => path.join('.'))).toEqual(paths);
  }
});
