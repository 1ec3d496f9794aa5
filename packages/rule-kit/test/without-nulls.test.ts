import { expect, test } from 'vitest';
import { removeNulls } from '../src/index.ts';

class Decimal {
  readonly digits: number[] | null = null;
}
const decimal = new Decimal();
const date = new Date(0);

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
  [null, null],
  ['a', 'a'],
])('%j becomes %j', (value, expected) => {
  expect(removeNulls(value)).toStrictEqual(expected);
});
