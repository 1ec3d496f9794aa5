import { describe, expect, test } from 'vitest';
import { isDeeper } from './depth.ts';

describe('isDeeper', () => {
  test.each([
    ['a number', '1', 0, false],
    ['an array', '[]', 0, true],
    ['an array', '[]', 1, false],
    ['arrays beside each other', '[{"a":[]},[],[]]', 3, false],
    ['arrays beside each other', '[{"a":[]},[],[]]', 2, true],
    ['brackets in texts', ' [ "[[[" , "\\"[[[" , "\\\\" , [ ] ] ', 2, false],
    ['brackets in a text that is not closed', '["[[[[', 1, false],
    ['millions of levels', '['.repeat(5_000_000), 4_999_999, true],
    ['millions of levels', '['.repeat(5_000_000), 5_000_000, false],
  ])('%s', (_, text, maxDepth, expected) => {
    expect(isDeeper(text, maxDepth)).toBe(expected);
  });
});
