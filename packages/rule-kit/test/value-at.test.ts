import { expect, test } from 'vitest';
import { type Path, valueAt } from '../src/index.ts';

const PAYLOAD = { a: [{ b: null }, '{"c":1}'], '': 0 };

test.each<[Path, unknown]>([
  [[], PAYLOAD],
  [['a', 0], { b: null }],
  [['a', 0, 'b'], null],
  [[''], 0],
  [['a', 0, 'b', 'c'], undefined],
  [['a', 1, 'c'], undefined],
  [['a', 1, 0], undefined],
  [['a', 2], undefined],
  [['a', 'length', 'x'], undefined],
  [['x', 'y'], undefined],
  [['constructor'], undefined],
  [['__proto__'], undefined],
])('the value at %j is %j', (path, value) => {
  expect(valueAt(PAYLOAD, path)).toEqual(value);
});

test('a value that is not an object has no fields', () => {
  for (const payload of [undefined, null, 'text', 1]) expect(valueAt(payload, ['length'])).toBeUndefined();
});
