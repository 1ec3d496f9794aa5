import { expect, test } from 'vitest';
import { describeTypeCode } from './mismatch.ts';

test.each([
  ['AN', 'a string of any length'],
  ['AN255', 'a string of at most 255 characters'],
  ['AN1', 'a string of at most 1 character'],
  ['A', 'letters'],
  ['A3', 'at most 3 letters'],
  ['A2 [A-Za-z]2', 'exactly 2 letters'],
  ['N', 'a decimal number'],
  ['N13', 'a decimal number of at most 13 characters, the point included'],
  ['N10.N2', 'a decimal number of at most 10 digits, and at most 2 decimals after a point'],
  ['N3 [0-9]3', 'exactly 3 digits'],
  ['A2 [A-Za-z]2 or N3 [0-9]3', 'exactly 2 letters or exactly 3 digits'],
])('%s is %s', (code, sentence) => {
  expect(describeTypeCode(code)).toBe(sentence);
});
