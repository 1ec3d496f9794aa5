import { expect, test } from 'vitest';
import { scalarEnd } from '../src/json/json-scalar.ts';

test.each([
  ['0', 1],
  ['-0', 2],
  ['1.50', 4],
  ['-12.5e+10', 9],
  ['1E3', 3],
  ['true', 4],
  ['false', 5],
  ['1 2', 1],
  ['null]', 4],
])('%j ends at %i', (text, end) => {
  expect(scalarEnd(text, 0)).toBe(end);
  expect(scalarEnd(`[${text}`, 1)).toBe(end + 1);
});

// biome-ignore format: a list
test.each([
  '', '-', '01', '-01', '1.', '.5', '+1', '1e', '1e+', '1.e5', '--1', '0x1', 'nul', 'nulls', 'truefalse', 'True', '1a', '1_0', '1é', '"a"', '[', ' 1',
])('%j is none', (text) => expect(scalarEnd(text, 0)).toBeUndefined());
