import type { Messages } from '../words/messages.ts';

/** Messages about missing fields, and about objects that are no plain data. */
// biome-ignore format: a table
export const valueMessages = {
  missing: '{field} is missing',
  'class-instance': { message: '{field} must be plain data, but is a {actual}', hint: 'Await a Promise; Object.fromEntries(...) makes an object of a Map or form.' },
} as const satisfies Messages;

/** Messages about values that match their row but are questionable, about names, and about missing fields. */
// biome-ignore format: a table
export const findingMessages = {
  'not-in-json': { message: '{field} must be a value that JSON has, but is {actual:type}', hint: 'Convert it before you send it, or leave the field out.' },
  circular: '{field} must not refer to an object that it is inside (a circular reference)',
  // The same messages as in nested-text.
  'too-deep': '{field} must not be nested deeper than {max:level}',
  'too-many-fields': '{field} must not have more than {max:field}',
  'too-many-items': '{field} must not have more than {max:item}',
  'object-not-json': { message: '{field} must be a JSON string, but is an object', hint: 'Send the string as you received it, byte for byte: an object that is encoded again can differ.' },
  'not-given': '{field} should be {given}; the interface document names no other value',
  'not-published': '{field} should be {given}; no other value is published',
  'misspelled-given': { message: '{field} should be {given}', hint: 'Did you mean {meant}?' },
  'control-character': '{field} should be plain text, but has a control character at character {at}',
  'half-character': { message: '{field} has half of an emoji or similar character (a lone surrogate) at character {at}', hint: 'Cut the string between characters, not inside an emoji.' },
  'lost-character': { message: '{field} has U+FFFD at character {at}, the sign for a character that could not be read', hint: 'Take the text from its source again, and read it as UTF-8.' },
  'line-break': '{field} should be one line, but has a line break at character {at}',
  'empty-required': '{field} is empty, and should have a value',
  'only-spaces': '{field} has only spaces, and {must} have a value',
  'no-value': '{field} is the string "{word}", which code writes for a missing value',
  'object-as-string': '{field} is the string "[object Object]", which code writes for an object',
  'unknown-field': '{field} is not a known field',
  'misspelled-field': '{field} is not a known field; did you mean {meant}?',
  'misspelled-name': '{field} {must} be spelled {meant}',
  'two-names': { message: '{field} and {other} are names of one field; send only one of them', hint: 'Keep the right value, under the name {meant}.' },
  'misplaced-field': { message: '{field} {must} be inside {place}', hint: 'Move it to {place}.{name}.' },
  'misplaced-inside': { message: '{field} {must} be outside {object}', hint: 'Move it one level up, next to {object}.' },
  'misplaced-fields': { message: '{field} and {others:other field} {must} be inside {place}', hint: 'Put them into the object {place}.' },
  'expected-missing': '{field} is missing; the request should have it',
  unsigned: '{field} is missing; the request should be signed',
  'required-by-profile': '{field} is missing; the merchant profile requires it',
  'more-findings': '{field} has {more:more finding} like this; only the first {max} are listed',
  'empty-by-profile': '{field} is empty; the merchant profile requires a value',
} as const satisfies Messages;
