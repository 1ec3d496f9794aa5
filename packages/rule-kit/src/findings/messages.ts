import type { Messages } from '@pg/type-codes';

/** Messages about values that don't match their row, in addition to `stringMessages`. */
export const rowMessages = {
  missing: '{field} is missing',
  'not-listed': '{field} must be {allowed}',
  'not-listed-value': '{field} must be {allowed}, but is "{value}"',
  'empty-value': '{field} must be {allowed}, but is empty',
  'not-a-listed-string': '{field} must be {allowed:quoted}, but is {actual:type}',
} as const satisfies Messages;

/** Messages about known causes, and about values that match their row but are questionable. */
// biome-ignore format: a table
export const findingMessages = {
  'sample-value': { message: '{field} must be {allowed}, but is "{value}"', hint: 'Send {instead}. The sample in the interface document sends {value}, against its own list.' },
  'wrong-case': '{field} {must} be "{meant}", but is "{value}"',
  'misspelled-value': { message: '{field} must be {allowed}, but is "{value}"', hint: 'Did you mean {meant}?' },
  'listed-as-number': { message: '{field} must be the string "{meant}", but is a number', hint: 'Write it in quotes: "{meant}".' },
  'missing-zeros': { message: '{field} must be exactly {exact:digit}, but has {length}', hint: 'Add zeros at the front.' },
  'digits-as-number': { message: '{field} must be a string of digits, but is a number', hint: 'Put it in quotes, with its leading zeros.' },
  'amount-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.' },
  'number-in-text': { message: '{field} {must} be a string, but is a number: a number loses leading zeros', hint: 'Put it in quotes.' },
  'null-optional': { message: '{field} must be {expected:type}, but is null', hint: 'Leave the field out instead of sending null.' },
  'empty-array': { message: '{field} must be an object, but is an empty array', hint: 'Send an empty object. PHP writes [] for an empty array: cast it with (object).' },
  stringified: '{field} must be a JSON object, but is a string: it was probably stringified twice',
  'date-object': '{field} must be a string like 1990-01-31, but is a Date object',
  'not-in-json': { message: '{field} must be a value that JSON has, but is {actual:type}', hint: 'Convert it before you send it, or leave the field out.' },
  // The same message as in nested-text.
  'too-deep': '{field} must not be nested deeper than {max:level}',
  'boolean-as-string': { message: '{field} must be true or false, but is a string', hint: 'Remove the quotes.' },
  'single-item': { message: '{field} must be an array, but is {actual:type}', hint: 'Put it in square brackets.' },
  'comma-separated': { message: '{field} must be an array, but is a comma-separated string', hint: 'Make each part between the commas a string of its own, like ["one", "two"].' },
  'array-as-object': { message: '{field} must be an array, but is an object with numbers as keys', hint: 'Send its values as an array; in PHP, array_values() makes one.' },
  'object-not-json': { message: '{field} must be a JSON string, but is an object', hint: 'Send the string as you received it, byte for byte: an object that is encoded again can differ.' },
  'not-given': '{field} should be {given}; the interface document names no other value',
  'not-published': '{field} should be {given}; the wallet publishes no other value',
  'misspelled-given': { message: '{field} should be {given}', hint: 'Did you mean {meant}?' },
  'control-character': '{field} should be plain text, but has a control character at character {at}',
  'half-character': { message: '{field} has half of an emoji or similar character (a lone surrogate) at character {at}', hint: 'Cut the string between characters, not inside an emoji.' },
  'line-break': '{field} should be one line, but has a line break at character {at}',
  'empty-optional': { message: '{field} is empty, and should have a value', hint: 'Fill it in, or leave the field out.' },
  'empty-required': '{field} is empty, and should have a value',
  'only-spaces': '{field} has only spaces, and should have a value',
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
