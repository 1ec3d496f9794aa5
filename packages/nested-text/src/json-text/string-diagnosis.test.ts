import { expect, test } from 'vitest';
import { marked } from './marked-text.ts';
import { readJson } from './read-json.ts';

const ESCAPES = '\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, or \\u and four hexadecimal digits';
const TEXT_IN_OBJECT = 'Still open: a text from this line, in an object from 1 line above.';
const TEXT_IN_ARRAY = 'Still open: a text from this line, in an array from this line.';
const NOT_CLOSED = 'a text that is not closed on its line';
const OPEN_LINE = 'Close it with a quote, or write the line break as \\n.';
const GOES_ON = 'Join the lines if a program has wrapped them, or write the line break as \\n.';
const WRAPPED = 'a line that an e-mail has wrapped';
const WRAPPED_HINT = 'Undo the e-mail’s encoding, quoted-printable: "=" at the end of a line goes on, "=3D" is "=".';
const TYPOGRAPHIC = 'A typographic quote does not close it: write a straight one.';
const CONTROL_HINT = 'Remove it, or write it as \\u and four hexadecimal digits.';
const SHORT = 'an escape with fewer than four hexadecimal digits';
const SHORT_HINT = 'Fill up with zeros behind \\u, or write a backslash itself as \\\\.';
const BACKSLASH = 'Write a backslash itself as \\\\.';

// biome-ignore format: a table
test.each([
  ['"⟦⟧', 'the end of the text', 'a closing quote', 'Still open: a text from this line.'],
  ['{\n"a": "x⟦⟧', 'the end of the text', 'a closing quote', TEXT_IN_OBJECT],
  ['{"a⟦⟧', 'the end of the text', 'a closing quote', 'Still open: a text from this line, in an object from this line.'],
  ['["\\u00⟦⟧', 'the end of the text', 'a closing quote', TEXT_IN_ARRAY],
  ['["a”]⟦⟧', 'the end of the text', 'a closing quote', `${TEXT_IN_ARRAY} ${TYPOGRAPHIC}`],
  ['{"a": ⟦"x,⟧\n"b": 1}', NOT_CLOSED, 'a closing quote', OPEN_LINE],
  ['{⟦"a: 1,⟧\r\n"b": 1}', NOT_CLOSED, 'a closing quote', OPEN_LINE],
  ['[⟦"a⟧\rb"]', NOT_CLOSED, 'a closing quote', GOES_ON],
  ['[⟦"a\\⟧\nb"]', NOT_CLOSED, 'a closing quote', GOES_ON],
  ['{⟦"a⟧\n  b" : 1}', NOT_CLOSED, 'a closing quote', GOES_ON],
  ['{"a": ⟦"x⟧\n  y\nz"}', NOT_CLOSED, 'a closing quote', GOES_ON],
  ['{"a": ⟦"x⟧\n  , "b": 1}', NOT_CLOSED, 'a closing quote', OPEN_LINE],
  ['["a", ⟦"b⟧\n]', NOT_CLOSED, 'a closing quote', OPEN_LINE],
  ['[⟦"a”,⟧\n"b"]', NOT_CLOSED, 'a closing quote', TYPOGRAPHIC],
  ['["a⟦=⟧\nb=\nc"]', WRAPPED, 'a text on one line', WRAPPED_HINT],
  ['["a=3D⟦=⟧\r\nb"]', WRAPPED, 'a text on one line', WRAPPED_HINT],
  ['[⟦"MA=⟧\n"b"]', NOT_CLOSED, 'a closing quote', OPEN_LINE],
  ['[⟦"MA⟧\nb=\nc=\n"]', NOT_CLOSED, 'a closing quote', GOES_ON],
  ['["a⟦\t⟧b"]', 'a tab in a text', 'a tab as an escape', 'Write it as \\t.'],
  ['["a⟦\u0000⟧b"]', 'a control character in a text', 'a control character as an escape', CONTROL_HINT],
  ['["a⟦\u001f⟧b"]', 'a control character in a text', 'a control character as an escape', CONTROL_HINT],
  ['["⟦\\x⟧41"]', 'an unknown escape', ESCAPES, BACKSLASH],
  ['["C:⟦\\U⟧sers"]', 'an unknown escape', ESCAPES, BACKSLASH],
  ['["it⟦\\\'⟧s"]', 'a backslash before a single quote', ESCAPES, 'Remove the backslash.'],
  ['["⟦\\u⟧"]', SHORT, '\\u and four hexadecimal digits', SHORT_HINT],
  ['["⟦\\u00e⟧"]', SHORT, '\\u and four hexadecimal digits', SHORT_HINT],
  ['{"⟦\\u⟧{61}":1}', SHORT, '\\u and four hexadecimal digits', SHORT_HINT],
])('%j: %s', (textWithMarks, found, allowed, hint) => {
  const { text, span } = marked(textWithMarks);
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span, found, allowed, hint }]);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});
