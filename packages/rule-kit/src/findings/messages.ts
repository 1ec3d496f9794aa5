import type { Messages, Params } from '../words/messages.ts';
import type { Mistake } from './finding.ts';

/** Messages of rows that schemas have too, besides those of types, formats and lists. */
// biome-ignore format: a table
export const valueMessages = {
  missing: '{field} is missing',
  'class-instance': { message: '{field} must be plain data, but is a {actual}', hint: 'Await a Promise; of others, send Object.fromEntries(it) or { ...it }.' },
} as const satisfies Messages;

/** The same message as in nested-text. */
export const depthMessages = {
  'too-deep': '{field} must not be nested deeper than {max:level}',
} as const satisfies Messages;

/** Messages that only `check` has: about names, questionable values, and usual causes of mistakes. */
// biome-ignore format: a table
export const checkMessages = {
  'not-in-json': { message: '{field} must be a value that JSON has, but is {actual:type}', hint: 'Convert it before you send it, or leave the field out.' },
  circular: '{field} must not refer to an object that it is inside (a circular reference)',
  // The same messages as in nested-text, which also has too-deep.
  'too-many-fields': '{field} must not have more than {max:field}',
  'too-many-items': '{field} must not have more than {max:item}',
  'object-not-json': { message: '{field} is an object: the token was parsed. Send the string that the wallet gave', hint: 'Keep it byte for byte: an object that is encoded again can differ.' },
  'not-given': '{field} should be {given}; the interface document names no other value',
  'not-published': '{field} should be {given}; no other value is published',
  'misspelled-given': { message: '{field} should be {given}', hint: 'Did you mean {meant}?' },
  'empty-required': '{field} is empty, and should have a value',
  'unknown-field': '{field} is not a known field',
  'misspelled-field': '{field} is not a known field; did you mean {meant}?',
  'misspelled-name': '{field} {must} be spelled {meant}',
  'two-names': { message: '{field} and {other} are names of one field; send only one of them', hint: 'Keep the right value, under the name {meant}.' },
  'misplaced-field': { message: '{field} {must} be inside {place}', hint: 'Move it to {place}.{name}.' },
  'misplaced-inside': { message: '{field} {must} be outside {object}', hint: 'Move it one level up, next to {object}.' },
  'misplaced-fields': { message: '{field} and {others:other field} {must} be inside {place}', hint: 'Put them into the object {place}.' },
  'fields-inside': { message: '{field} {must} be left out: {first} is inside it, but belongs one level up', hint: 'Move everything in it one level up, and remove it.' },
  'array-outside': { message: '{field} {must} be an object with this array in {place}', hint: 'Put the array into {place}, like {"{name}": [...]}.' },
  'array-inside': { message: '{field} {must} be an array, but is an object with the array in {name}', hint: 'Send that array in place of the object.' },
  'expected-missing': '{field} is missing: add it',
  unsigned: '{field} is missing; the request should be signed',
  'required-by-profile': '{field} is missing; the merchant profile requires it',
  'more-findings': '{field} has {more:more finding} like this; only the first {max} are listed',
  'empty-by-profile': '{field} is empty; the merchant profile requires a value',
  'empty-optional': { message: '{field} is empty, and {must} have a value', hint: 'Fill it in, or leave the field out.' },
  'false-optional': { message: '{field} must be {expected:type}, but is false', hint: 'Leave the field out.' },
  'unit-in-number': { message: '{field} must be a decimal number like 1234.50, without a unit or currency', hint: 'Write only digits, and one point before the decimals.' },
  'zeros-at-end': { message: '{field} has zeros at the end that do not fit', hint: 'Remove those that do not fit.' },
  'perhaps-thousands': { message: '{field} must not have 3 decimals', hint: 'If the point is between thousands, remove it, and add .00. Otherwise, round it to two decimals.' },
  'null-optional': { message: '{field} must be {expected:type}, but is null', hint: 'Leave the field out.' },
  'empty-array': { message: '{field} must be an object, but is an empty array', hint: 'Send an object. PHP writes [] for an empty array: cast it with (object).' },
  'object-in-array': { message: '{field} must be an object, but is an array with one object', hint: 'Send the object without the square brackets around it.' },
  'objects-in-array': { message: '{field} must be an object, but is an array', hint: 'Send each object by itself, without the square brackets around them.' },
  'base64-object': '{field} must be {expected:type}, but is a string in base64, which has to be decoded',
  stringified: '{field} must be {expected:type}, but is a string: it was probably stringified twice',
  'number-in-text': { message: '{field} {must} be a string, but is a number: a number loses leading zeros', hint: 'Put it in quotes, with its leading zeros if it has any.' },
  'boolean-as-string': { message: '{field} must be true or false, but is a string', hint: 'Remove the quotes.' },
  'single-item': { message: '{field} must be an array, but is {actual:type}', hint: 'Put it in square brackets.' },
  'comma-separated': { message: '{field} must be an array, but is a comma-separated string', hint: 'Make an array of its parts, like ["one", "two"].' },
  'array-as-object': { message: '{field} must be an array, but is an object with numbers as keys', hint: 'Send its values as an array; in PHP, array_values() makes one.' },
  'not-listed-value': '{field} must be {allowed}, but is "{value}"',
  'sample-value': { message: '{field} must be {allowed}, but is "{value}"', hint: 'Send {instead}. The sample in the interface document sends {value}, against its own list.' },
  'several-in-one': { message: '{field} {must} be one value, but is several in one string', hint: 'Make each of them a string of its own, like ["one", "two"].' },
  'wrong-case': '{field} {must} be "{meant}", but is "{value}"',
  'other-word': { message: '{field} must be {allowed}', hint: 'Send {meant}.' },
  'misspelled-value': { message: '{field} must be {allowed}, but is "{value}"', hint: 'Did you mean {meant}?' },
  'listed-as-number': { message: '{field} must be the string "{meant}", but is a number', hint: 'Write it in quotes: "{meant}".' },
  'date-object': '{field} must be a string like 1990-01-31, but is a Date object',
  'amount-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.' },
  'decimal-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals.' },
  'no-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with .00 at the end: {currency} has no smaller unit.' },
  'in-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, divide by {divisor} first.' },
  'minor-unit-too-small': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, send another amount: divided by {divisor}, this one has more than two decimals.' },
  'missing-zeros': { message: '{field} must be exactly {exact:digit}, but has {length}', hint: 'Add zeros at the front.' },
  'url-with-host': { message: '{field} must be a URL like https://shop.example/done, but its host cannot exist', hint: 'Correct the host, between :// and the next slash.' },
  'character-in-url': { message: '{field} must be a URL like https://shop.example/done, but has {kind:url} at character {at}', hint: 'Remove it, or if it belongs to the URL, write it percent-encoded.' },
  'url:control': 'a control character',
  'url:"': 'a double quote',
  'url:<': '"<"',
  'url:>': '">"',
  'url:#': 'a second "#"',
  'url:^': '"^"',
  'url:`': '"`"',
  'url:{': '"{"',
  'url:|': '"|"',
  'url:}': '"}"',
  'url:[': '"["',
  'url:]': '"]"',
  'missing-digits': { message: '{field} should have {exact:digit} for {of}, but has {length}', hint: 'If a number lost its zeros at the front, add them.' },
  'wrong-digit-count': '{field} should have {exact:digit} for {of}, but has {length}',
  'equal-digits': '{field} should be the number of a {of}, but all its digits are equal',
  'not-a-phone-code': '{field} should be the phone code of a country, like 33',
  'no-such-numeric-country': '{field} {must} be a numeric country code of ISO 3166-1, like 250',
  'no-such-currency': '{field} {must} be a currency code of ISO 4217, like EUR',
  'unmapped-value': {
    message: '{field} {must} be {known}',
    hint: 'Correct it. A name of the live service goes into the option names first.',
  },
  'unmapped-name': {
    message: '{field} is not a known field',
    hint: 'Correct the name, or remove it. A name of the live service goes into the option names first.',
  },
  'neutral-value': "{field} {must} be {meant}, the live service's name for {neutral}",
  'neutral-name': "{field} {must} be spelled {meant}, the live service's name for {neutral}",
} as const satisfies Messages;

export type CheckCode = keyof typeof checkMessages;

/** A mistake that only `check` finds. Where one is spread, its fields come last: V8 adds fields to a copy slowly. */
export const toMistake = (code: CheckCode, params?: Params): Mistake => ({ code, params });
