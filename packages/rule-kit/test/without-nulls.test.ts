import { expect, test } from 'vitest';
import { removeNulls } from '../src/index.ts';

const date = new Date(0);
class Decimal {
  readonly digits: number[] | null = null;
  toJSON(): string {
    return '1';
  }
}
/** A row of a database, or a DTO. */
class RowDataPacket {
  readonly phone = null;
  readonly city = 'Lyon';
  readonly at = date;
}

const decimal = new Decimal();
const map = new Map([['a', null]]);

test.each<[unknown, unknown]>([
  [
    { a: null, b: 1, c: undefined, d: '' },
    { b: 1, c: undefined, d: '' },
  ],
  [{ a: { b: null } }, { a: {} }],
  [
    [{ a: null }, null],
    [{}, null],
  ],
  [Object.assign(Object.create(null), { a: null, b: 1 }), { b: 1 }],
  [
    { decimal, date },
    { decimal, date },
  ],
  [[new RowDataPacket()], [{ city: 'Lyon', at: date }]],
  [JSON.parse('{"__proto__":{"a":null}}'), {}],
  [map, map],
  [null, null],
  ['a', 'a'],
])('%j becomes %j', (value, expected) => {
  expect(removeNulls(value)).toStrictEqual(expected);
});

test('a circle stays one, and deep values are copied', () => {
  const circle: Record<string, unknown> = { a: null };
  circle.self = circle;
  const copy = removeNulls(circle);
  expect(Object.keys(copy)).toEqual(['self']);
  expect(copy.self).toBe(copy);
  type Deep = { readonly a?: null | undefined; readonly b?: Deep | undefined };
  let copied: Deep | undefined = removeNulls<Deep>(JSON.parse(`${'{"a":null,"b":'.repeat(9000)}{}${'}'.repeat(9000)}`));
  let levels = 0;
  for (; copied?.b; copied = copied.b) levels += Object.keys(copied).length;
  expect(levels).toBe(9000);
});
