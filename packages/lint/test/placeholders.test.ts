// What is a placeholder decides whether a value is checked, in every rule.

import { expect, test } from 'vitest';
import { isPlaceholder } from '../src/rules/variables.ts';

// biome-ignore format: a table
test.each([
  ['<HASH>', true], ['x<HASH>', false], ['<HASH>x', false], ['<A>B>', false], ['<<A>', false], ['<>', false], ['<A\nB>', false],
  ['<your key>', true], ['<order.amount>', true], ['<client-key>', true], ["<payer's name>", true], ['<Schlüssel>', true], ['<address>', true],
  ['‹base64›', true], ['‹5›', false], ['‹a', false],
  ['<br>', false], ['<SPAN>', false], ['<br/>', false], ['</b>', false], ['<img src="a.png">', false], ['<https://shop.example/s>', false],
  ['<span>10.00</span>', false], ['< a>', false], ['<5>', false], ['<a@shop.example>', false],
])('isPlaceholder %j: %s', (text, expected) => {
  expect(isPlaceholder(text)).toBe(expected);
});
