// A user sees the text after all edits, and not how small each is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../src/index.ts';
import { narrowEdit } from '../src/text/fix/narrow-edit.ts';

const narrow = (before: string, text: string) => narrowEdit(before, { start: 0, end: before.length, text });

// biome-ignore format: a table
test.each([
  ['41', '"41"', [[0, 0, '"'], [2, 2, '"']]],
  ['" a "', '"a"', [[1, 2, ''], [3, 4, '']]],
  ['"1.234,5"', '"1234.50"', [[2, 3, ''], [6, 7, '.'], [8, 8, '0']]],
  ['"eur"', '"EUR"', [[1, 4, 'EUR']]],
  ['"7"', '"07"', [[1, 1, '0']]],
  ['a', 'a', []],
  ['a', '', [[0, 1, '']]],
  ['', 'a', [[0, 0, 'a']]],
])('narrowEdit of %j into %j', (before, after, expected) => {
  expect(narrow(before, after).map(({ start, end, text }) => [start, end, text])).toEqual(expected);
});

test('narrowed edits make the same text, and keep the characters of a text inside another', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ','), maxLength: 8 });
  fc.assert(
    fc.property(word, word, word, (before, after, around) => {
      expect(applyEdits(before, narrow(before, after))).toBe(after);
      const inserted = narrow(before, around + before + around).map(({ text }) => text);
      expect(inserted.join('')).toHaveLength(2 * around.length);
    }),
  );
});
