import { expect, test } from 'vitest';
import { marked } from './marked-text.ts';
import { readJson } from './read-json.ts';

const NAME_OR_END = 'a name in double quotes or "}"';
const NAME = 'a name in double quotes';
const IN_OBJECT = 'a comma or "}"';
const IN_ARRAY = 'a comma or "]"';
const END = 'the end of the text';
const OTHER = 'a character that JSON has no use for here';
const GENERAL = 'JSON is made of texts and names in double quotes, numbers, true, false, null and { } [ ] : , only.';
const COMMA_TOO_MANY = 'Remove the comma that nothing stands before.';
const ENTRIES = 'Write a comma between the entries.';
const ITEMS = 'Write a comma between the items.';
const COLON = 'Write a colon between the name and its value.';
const COLON_AND_VALUE = 'Write a colon and a value behind the name.';
const VALUE = 'Write a value behind the colon, such as null.';
const NAME_BEFORE_COLON = 'Write a name in double quotes before the colon.';
const SEVERAL = 'Check each of them on its own: a payload is one object.';
const COLON_IN_OBJECT = 'Write a comma between the entries, and put a value that holds a colon in double quotes.';
const COLON_IN_ARRAY = 'Put entries with names between { and }, and a text that holds a colon in double quotes.';
const CLOSES_TOO_EARLY = 'Remove it, or look for a bracket that closes too early.';

// biome-ignore format: a table
test.each([
  // Commas that are missing.
  ['{"a":1 ⟦"b"⟧:2}', 'a text', IN_OBJECT, ENTRIES],
  ['{"a":{}\n⟦"b"⟧:2}', 'a text', IN_OBJECT, ENTRIES],
  ['{"a":"x"⟦"b"⟧:2}', 'a text', IN_OBJECT, ENTRIES],
  ['{"a":1 ⟦"⟧b:\n"}', 'a text', IN_OBJECT, ENTRIES],
  ['{"a":1 ⟦"⟧b:\r"}', 'a text', IN_OBJECT, ENTRIES],
  ['{"a":1 ⟦t⟧', 'a word without quotes', IN_OBJECT, ENTRIES],
  ['{"a":1 ⟦b⟧:2}', 'a word without quotes', IN_OBJECT, ENTRIES],
  ['{"a":1⟦;⟧"b":2}', 'a semicolon', IN_OBJECT, ENTRIES],
  ['[1 ⟦2⟧]', 'a number', IN_ARRAY, ITEMS],
  ['["a" ⟦"b"⟧]', 'a text', IN_ARRAY, ITEMS],
  ['[{} ⟦{⟧}]', '"{"', IN_ARRAY, ITEMS],
  ['[[]⟦[⟧]]', '"["', IN_ARRAY, ITEMS],
  ['[1 ⟦true⟧]', 'a value', IN_ARRAY, ITEMS],
  ['[1 ⟦trueish⟧]', 'a word without quotes', IN_ARRAY, ITEMS],
  ['[1⟦;⟧2]', 'a semicolon', IN_ARRAY, ITEMS],
  // Commas that are too many.
  ['[⟦,⟧1]', 'a comma', 'a value or "]"', COMMA_TOO_MANY],
  ['[1,⟦,⟧2]', 'a comma', 'a value', COMMA_TOO_MANY],
  ['{⟦,⟧"a":1}', 'a comma', NAME_OR_END, COMMA_TOO_MANY],
  ['{"a":1,⟦,⟧"b":2}', 'a comma', NAME, COMMA_TOO_MANY],
  // Colons.
  ['{"a" ⟦1⟧}', 'a number', 'a colon', COLON],
  ['{"a" ⟦"b"⟧}', 'a text', 'a colon', COLON],
  ['{"a" ⟦{⟧}}', '"{"', 'a colon', COLON],
  ['{"a" ⟦b⟧}', 'a word without quotes', 'a colon', COLON],
  ['{"a"⟦=⟧1}', 'an equals sign', 'a colon', COLON],
  ['{"a" ⟦=>⟧ 1}', 'an equals sign', 'a colon', COLON],
  ['{"a"⟦,⟧"b":1}', 'a comma', 'a colon', COLON_AND_VALUE],
  ['{"a"⟦}⟧', '"}"', 'a colon', COLON_AND_VALUE],
  ['{"a":⟦:⟧1}', 'a colon', 'a value', 'Remove one of the two colons.'],
  ['{"a":12⟦:⟧30}', 'a colon', IN_OBJECT, COLON_IN_OBJECT],
  ['["a"⟦:⟧1]', 'a colon', IN_ARRAY, COLON_IN_ARRAY],
  ['"a"⟦:⟧1', 'a colon', END, 'Put { before the name and } behind the value.'],
  // Values and names that are missing.
  ['{"a":⟦,⟧"b":1}', 'a comma', 'a value', VALUE],
  ['{"a":⟦}⟧', '"}"', 'a value', VALUE],
  ['{⟦:⟧1}', 'a colon', NAME_OR_END, NAME_BEFORE_COLON],
  ['{"a":1,⟦:⟧1}', 'a colon', NAME, NAME_BEFORE_COLON],
  ['{⟦1⟧:2}', 'a number', NAME_OR_END, 'Write names in double quotes.'],
  ['{"a":1,⟦5⟧}', 'a number', NAME, 'Write names in double quotes, and decimals behind a point.'],
  ['{⟦{⟧x}}', '"{"', NAME_OR_END, 'Write a name and a colon before it; where it begins a placeholder, fill that in.'],
  ['{"a":{"b":1},⟦{⟧}}', '"{"', NAME, 'Write a name and a colon before it, or close the object that is open.'],
  // Brackets.
  ['[1⟦}⟧', '"}"', IN_ARRAY, 'Close the array from this line with "]" first.'],
  ['{\n"a":[\n1⟦}⟧', '"}"', IN_ARRAY, 'Close the array from 1 line above with "]" first.'],
  ['{"a":1⟦]⟧', '"]"', IN_OBJECT, 'Close the object from this line with "}" first.'],
  ['[⟦}⟧', '"}"', 'a value or "]"', 'Close the array from this line with "]" first.'],
  ['[1,⟦}⟧', '"}"', 'a value', 'Close the array from this line with "]" first.'],
  ['{⟦]⟧', '"]"', NAME_OR_END, 'Close the object from this line with "}" first.'],
  ['{"a":1,⟦]⟧', '"]"', NAME, 'Close the object from this line with "}" first.'],
  ['⟦}⟧', '"}"', 'a value', 'Remove it: nothing is open that it could close.'],
  // Behind the value.
  ['{"a":1}⟦{⟧"b":2}', 'a second value', END, SEVERAL],
  ['{"a":1}\n⟦{⟧"b":2}\n', 'a second value', END, SEVERAL],
  ['[1] ⟦"x"⟧', 'a second value', END, SEVERAL],
  ['1 ⟦2.5⟧', 'a second value', END, SEVERAL],
  ['1 ⟦null⟧', 'a second value', END, SEVERAL],
  ['{"a":1} ⟦x⟧ y', 'a word without quotes', END, 'Remove what stands behind the value.'],
  ['{"a":1}⟦,⟧\n{"b":2}', 'a comma', END, 'Remove the comma, and check each of the values on its own.'],
  ['{"a":1}⟦;⟧', 'a semicolon', END, 'Remove the semicolon.'],
  ['{"a":1}⟦}⟧', '"}"', END, CLOSES_TOO_EARLY],
  ['[]⟦]⟧', '"]"', END, CLOSES_TOO_EARLY],
  // Anything else.
  ['[⟦@⟧]', OTHER, 'a value or "]"', GENERAL],
  ['{⟦!⟧}', OTHER, NAME_OR_END, GENERAL],
  ['{"a" ⟦?⟧ 1}', OTHER, 'a colon', GENERAL],
  ['{"a":20⟦%⟧}', OTHER, IN_OBJECT, GENERAL],
  ['[1 ⟦*⟧ 2]', OTHER, IN_ARRAY, GENERAL],
  ['[] ⟦)⟧', OTHER, END, GENERAL],
  ['[⟦😀⟧]', OTHER, 'a value or "]"', GENERAL],
  ['⟦\ud800⟧', OTHER, 'a value', GENERAL],
  ['⟦:⟧', 'a colon', 'a value', GENERAL],
  // What stands further on is not looked at.
  ['[1 ⟦?⟧ , : { [ } ] "x" true 1 x => ;', OTHER, IN_ARRAY, GENERAL],
  ['⟦?⟧ \uFEFF < a= a[b]= %7B Array( const HTTP/1 https:// ``` --- eyJhIjoxfQ==', OTHER, 'a value', GENERAL],
  ['⟦?⟧ // /* \' ` “ \u00a0 \u2003 \\ &quot; ... \ufffd \u0001 ${ <', OTHER, 'a value', GENERAL],
])('%j: %s', (textWithMarks, found, allowed, hint) => {
  const { text, span } = marked(textWithMarks);
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span, found, allowed, hint }]);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});
