import { expect, test } from 'vitest';
import { rememberPairs } from '../src/remember.ts';

test('what is made of a pair is made once', () => {
  const remember = rememberPairs<string>();
  const [a, b, c] = [{}, {}, {}];
  expect(remember(a, b, () => 'ab')).toBe('ab');
  expect(remember(a, c, () => 'ac')).toBe('ac');
  expect(remember(b, a, () => 'ba')).toBe('ba');
  expect([remember(a, b, String), remember(a, c, String), remember(b, a, String)]).toEqual(['ab', 'ac', 'ba']);
});
