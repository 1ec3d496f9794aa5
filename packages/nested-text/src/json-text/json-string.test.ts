import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeString, readString } from './json-string.ts';
import { marked } from './marked-text.ts';

describe('a JSON string', () => {
  test.each([
    ['""', ''],
    ['"a"', 'a'],
    ['"“😀\u007f\u2028"', '“😀\u007f\u2028'],
    ['"\\""', '"'],
    ['"\\\\"', '\\'],
    ['"\\u0061\\/\\b\\f\\n\\r\\t"', 'a/\b\f\n\r\t'],
    ['"\\uD83D\\ude00\\ud800"', '😀\ud800'],
  ])('%s is read', (source, decoded) => {
    const text = `[${source}]"`;
    const token = readString(text, 1);
    expect(token).toEqual({ start: 1, end: 1 + source.length });
    expect(decodeString(text, token)).toBe(decoded);
  });

  test('is read to its end and decoded as JSON.parse does it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (decoded, rest) => {
        const source = JSON.stringify(decoded);
        const token = readString(source + rest, 0);
        expect(token).toMatchObject({ start: 0, end: source.length });
        expect(decodeString(source + rest, token)).toBe(decoded);
      }),
    );
  });
});

describe('what is none', () => {
  test.each([
    ['"a⟦⟧', 'end of text'],
    ['"a\\"⟦⟧', 'end of text'],
    ['"a\\⟦⟧', 'end of text'],
    ['"a\\u⟦⟧', 'end of text'],
    ['"a\\u12f⟦⟧', 'end of text'],
    ['"a⟦\n⟧"', 'control character'],
    ['"a⟦\t⟧"', 'control character'],
    ['"a⟦\u0000⟧"', 'control character'],
    ['"a\\⟦\n⟧"', 'control character'],
    ['"⟦\\x⟧41"', 'escape'],
    ['"⟦\\x⟧\\n"', 'escape'],
    ['"⟦\\U⟧0041"', 'escape'],
    ['"⟦\\x⟧', 'escape'],
    ['"⟦\\😀⟧"', 'escape'],
    ['"⟦\\u⟧"', 'short escape'],
    ['"⟦\\u12⟧"', 'short escape'],
    ['"⟦\\u12⟧x4"', 'short escape'],
    ['"⟦\\u⟧{61}"', 'short escape'],
  ])('%j: %s', (textWithMarks, kind) => {
    const { text, span } = marked(textWithMarks);
    expect(readString(text, 0)).toMatchObject({ start: 0, end: span.start, fault: { kind, ...span } });
  });
});
