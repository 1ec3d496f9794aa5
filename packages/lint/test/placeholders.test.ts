// What is a placeholder decides whether a value is checked, in every rule.

import { expect, test } from 'vitest';
import { isPlaceholder } from '../src/core/read/variables.ts';

// biome-ignore format: a table
test.each([
  ['<HASH>', true], ['x<HASH>', false], ['<HASH>x', false], ['<A>B>', false], ['<<A>', false], ['<>', false], ['<A\nB>', false],
])('isPlaceholder %j: %s', (text, expected) => {
  expect(isPlaceholder(text)).toBe(expected);
});
