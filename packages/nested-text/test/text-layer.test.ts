import { expect, test } from 'vitest';
import { DecodedText, joinedText, replacedText, verbatim } from '../src/index.ts';

const OUTER = 'two: world; one: hello';
const JOINED = joinedText([
  verbatim(OUTER, { start: 17, end: 22 }),
  replacedText('', { start: 0, end: 3 }),
  replacedText(', ', { start: 10, end: 12 }),
  verbatim(OUTER, { start: 5, end: 10 }),
]);

test('layers are joined in the order of the array', () => expect(JOINED.text).toBe('hello, world'));

test.each([
  [0, 5, 17, 22],
  [4, 5, 21, 22],
  [5, 6, 10, 12],
  [7, 12, 5, 10],
  [0, 12, 9, 18],
  [0, 0, 17, 17],
  [7, 7, 5, 5],
  [12, 12, 10, 10],
])('%i to %i in joined layers is %i to %i in the outer text', (start, end, outerStart, outerEnd) => {
  expect(JOINED.toOuter({ start, end })).toEqual({ start: outerStart, end: outerEnd });
});

test('no layers join to an empty text at the start', () => {
  expect(joinedText([]).text).toBe('');
  expect(joinedText([]).toOuter({ start: 0, end: 0 })).toEqual({ start: 0, end: 0 });
});

// `a`, an escape of two characters for one, `b`, an escape of twelve characters for two units, `c`.
const decoded = new DecodedText('a\\"b\\ud83d\\ude00c', 10);
decoded.add('"', 1, 3);
decoded.add('😀', 4, 16);
const DECODED = decoded.finish();

test.each([
  [0, 1, 10, 11],
  [0, 2, 10, 13],
  [1, 1, 11, 11],
  [1, 2, 11, 13],
  [2, 2, 13, 13],
  [2, 3, 13, 14],
  [3, 4, 14, 26],
  [4, 5, 14, 26],
  [5, 6, 26, 27],
  [0, 6, 10, 27],
  [6, 6, 27, 27],
])('%i to %i in a decoded text is %i to %i in the outer text', (start, end, outerStart, outerEnd) => {
  expect(DECODED.toOuter({ start, end })).toEqual({ start: outerStart, end: outerEnd });
});
