import { describe, expect, test } from 'vitest';
import { marked } from './marked-text.ts';
import { readJson } from './read-json.ts';

const EMPTY_HINT = 'Write a value, such as an object between { and }.';
const EARLY = 'the end of the text';
const THREE_OPEN = 'Still open: an object from this line, in an array from this line, in an object from 2 lines above.';
const QUOTE_INSIDE = 'a quote with a word right behind it';
const QUOTE_HINT = 'Write a quote inside a text as \\", and close every text with a quote.';

// biome-ignore format: a table
const CASES: [string, string, string, string][] = [
  ['⟦⟧', 'an empty text', 'a value', EMPTY_HINT],
  ['⟦⟧ \r\n\t', 'nothing but blanks', 'a value', EMPTY_HINT],
  // Texts that end too early.
  ['{⟦⟧', EARLY, 'a name in double quotes or "}"', 'Still open: an object from this line.'],
  ['{"a"⟦⟧', EARLY, 'a colon', 'Still open: an object from this line.'],
  ['{"a":⟦⟧', EARLY, 'a value', 'Still open: an object from this line.'],
  ['{"a":1⟦⟧', EARLY, 'a comma or "}"', 'Still open: an object from this line.'],
  ['{"a":1,⟦⟧', EARLY, 'a name in double quotes', 'Still open: an object from this line.'],
  ['\n[⟦⟧', EARLY, 'a value or "]"', 'Still open: an array from this line.'],
  ['[1⟦⟧', EARLY, 'a comma or "]"', 'Still open: an array from this line.'],
  ['[1,\n⟦⟧', EARLY, 'a value', 'Still open: an array from 1 line above.'],
  ['{\n"a":\n[{⟦⟧', EARLY, 'a name in double quotes or "}"', THREE_OPEN],
  ['[tr⟦⟧', EARLY, 'a value or "]"', 'Still open: an array from this line.'],
  ['[1,nul⟦⟧', EARLY, 'a value', 'Still open: an array from this line.'],
  ['{"a":-⟦⟧', EARLY, 'a value', 'Still open: an object from this line.'],
  ['{"a":12.⟦⟧', EARLY, 'a value', 'Still open: an object from this line.'],
  ['{"a":1.5e+⟦⟧', EARLY, 'a value', 'Still open: an object from this line.'],
  // Commas behind the last.
  ['{"a":1⟦,⟧}', 'a comma behind the last entry', '"}"', 'Remove the comma behind the last entry.'],
  ['{"a":{"b":1⟦,⟧\n\t}}', 'a comma behind the last entry', '"}"', 'Remove the comma behind the last entry.'],
  ['[1,2⟦,⟧ ]', 'a comma behind the last item', '"]"', 'Remove the comma behind the last item.'],
  // Quotes inside texts, or not closed before them.
  ['["He said ⟦"⟧hi" to"]', QUOTE_INSIDE, 'a comma or "]"', QUOTE_HINT],
  ['{"a":"x, ⟦"⟧b":1}', QUOTE_INSIDE, 'a comma or "}"', QUOTE_HINT],
  ['{"a: ⟦"⟧b"}', QUOTE_INSIDE, 'a colon', QUOTE_HINT],
  ['"a⟦"⟧b"', QUOTE_INSIDE, 'the end of the text', QUOTE_HINT],
];

test.each(CASES)('%j: %s', (textWithMarks, found, allowed, hint) => {
  const { text, span } = marked(textWithMarks);
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span, found, allowed, hint }]);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test.each([
  ...['t', 'tr', 'tru', 'f', 'fa', 'fal', 'fals', 'n', 'nu', 'nul'],
  ...['-', '0.', '-12.', '1e', '-1E', '1e-', '12.34e', '1.5E+'],
])('a text that ends with %s ends too early', (beginning) => {
  const text = `{"a":${beginning}`;
  const span = { start: text.length, end: text.length };
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span, found: EARLY, path: ['a'] }]);
});

describe('the path', () => {
  test.each([
    ['[1,,2]', [1]],
    ['[1,2,]', []],
    ['[1 2]', []],
    ['{"a":}', ['a']],
    ['{"a":{"b":1,}}', ['a']],
    ['{"a":[1,{"b":[True]}]}', ['a', 1, 'b', 0]],
    ['{"a":[1],"b" 2}', []],
    ['{"a":[1],"b":"\n"}', ['b']],
    ['{"a":{"b":1 "c":2}}', ['a']],
    ['{"\\u0061":x}', ['a']],
    ['{"__proto__":x}', ['__proto__']],
    ['{} {}', []],
  ])('of %j is %j', (text, path) => {
    expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', path }]);
  });
});
