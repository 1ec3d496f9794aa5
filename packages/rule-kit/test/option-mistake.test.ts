// Each surface words the mistake in an option in its own way; this tests which mistake is found.

import { expect, test } from 'vitest';
import { findOptionMistake } from '../src/resource/option-mistake.ts';

const SPECS = {
  maxAge: [(value: unknown) => typeof value === 'number', 'a number'],
  now: [(value: unknown) => value === 0, '0'],
} as const;

// biome-ignore format: a table
test.each([
  [{}, undefined],
  [{ maxAge: 5, now: undefined }, undefined],
  [{ maxAge: undefined, now: 1 }, '"now" must be 0'],
  [{ maxAge: '5' }, '"maxAge" must be a number'],
  [{ maxage: 5 }, '"maxage" is not an option; did you mean "maxAge"?'],
  [{ unknown: 5 }, '"unknown" is not an option'],
  [{ toString: 5 }, '"toString" is not an option'],
  [null, 'the options must be an object'],
  [[], 'the options must be an object'],
  ['text', 'the options must be an object'],
])('%j: %s', (given, mistake) => {
  expect(findOptionMistake(SPECS, given)).toBe(mistake);
});
