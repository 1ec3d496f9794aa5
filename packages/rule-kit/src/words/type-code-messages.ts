import type { Messages } from './messages.ts';

/** Messages about values of type codes, in addition to `stringMessages`. */
// biome-ignore format: a table
export const typeCodeMessages = {
  'not-letters': '{field} must be letters from A to Z only, but has {kind:sign} at character {at}',
  'not-digits': '{field} {must} be digits only, but has {kind:sign} at character {at}',
  'not-a-decimal': { message: '{field} must be a decimal number like 1234.50, but has {kind:sign} at character {at}', hint: 'Write only digits, and one point before the decimals.' },
  'decimal-comma': { message: '{field} must be a decimal number like 1234.50, but has a comma at character {at}', hint: 'Write only digits, and one point before the decimals.' },
  'leading-sign': '{field} must be digits only, but starts with {kind:sign}',
  'misplaced-point': '{field} must have a digit before and after its decimal point',
  'wrong-number-of-letters': '{field} must be exactly {exact:letter}, but has {length:character}',
  'wrong-number-of-digits': '{field} must be exactly {exact:digit}, but has {length}',
  'too-many-digits': '{field} must have at most {max:digit} before the point, but has {digits}',
  'too-many-decimals': { message: '{field} must have at most {max:decimal}, but has {decimals}', hint: 'Round it to {max:decimal}.' },
  'not-rounded': { message: '{field} has {decimals:decimal}, but must fit in {max:character}', hint: 'Round it to fewer decimals.' },
  'exponent-sent': { message: '{field} must be a string: JSON writes a number below 0.000001 with an exponent', hint: 'Write it as a string without an exponent.' },
  'lost-digits': { message: '{field} must be a string: a JSON number beyond 9007199254740991 loses digits', hint: 'Write it as a string.' },
  'no-alternative': '{field} must be {expected}',
  'sign:digit': 'a digit',
  'sign:letter': 'a letter',
  'sign:point': 'a point',
  'sign:plus': '"+"',
  'sign:minus': '"-"',
  'sign:control': 'a control character',
  'sign:space': 'a space',
  'sign:comma': 'a comma',
  'sign:other-letter': 'a letter outside A to Z',
  'sign:other-digit': 'a digit outside 0 to 9',
  'sign:symbol': 'a symbol',
} as const satisfies Messages;
