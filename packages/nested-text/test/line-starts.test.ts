import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsIn, positionsIn } from '../src/index.ts';

test.each([
  ['', 0, 1, 1],
  ['ab', 0, 1, 1],
  ['ab', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 1, 1, 2],
  ['a\r\nb', 2, 1, 3],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['\r\r\n\n', 1, 2, 1],
  ['\r\r\n\n', 3, 3, 1],
  ['\r\r\n\n', 4, 4, 1],
  ['a\n', 2, 2, 1],
  ['😀b', 2, 1, 3],
  ['a\u2028b', 2, 1, 3],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(positionsIn(text)(offset)).toEqual({ line, column });
  expect(offsetsIn(text)({ line, column })).toBe(offset);
});

test('lines end at \\n, \\r\\n and \\r', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n'), maxLength: 20 });
  fc.assert(
    fc.property(texts, (text) => {
      const position = positionsIn(text);
      for (let offset = 0; offset <= text.length; offset++) {
        const isInsideBreak = text.slice(offset - 1, offset + 1) === '\r\n';
        const lines = text.slice(0, offset - (isInsideBreak ? 1 : 0)).split(/\r\n|\n|\r/);
        const column = (lines.at(-1) ?? '').length + (isInsideBreak ? 2 : 1);
        expect(position(offset)).toEqual({ line: lines.length, column });
        expect(offsetsIn(text)(position(offset))).toBe(offset);
      }
    }),
  );
});
