import { type Failure, type stringMessages, wrongType } from './failure.ts';
import { decimalForm, isSentExactly, matchesSome } from './matches.ts';
import { count, type Messages, type Params } from './messages.ts';
import { countCharacters } from './string-length.ts';
import { parseTypeCode, type TypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';

/** Messages about values of type codes, in addition to `stringMessages`. */
// biome-ignore format: a table
export const typeCodeMessages = {
  'not-letters': '{field} must be letters from A to Z only, but has {kind:character} at character {at}',
  'not-digits': '{field} {must} be digits only, but has {kind:character} at character {at}',
  'not-a-decimal': '{field} must be a decimal number like 1234.50, but has {kind:character} at character {at}',
  'decimal-comma': { message: '{field} must be a decimal number like 1234.50, but has a comma at character {at}', hint: 'Use a point before the decimals, and no thousands separators.' },
  'leading-sign': '{field} must be digits only, but starts with {kind:character}',
  'misplaced-point': '{field} must have a digit before and after its decimal point',
  'wrong-number-of-letters': '{field} must be exactly {exact:letter}, but has {length:character}',
  'wrong-number-of-digits': '{field} must be exactly {exact:digit}, but has {length}',
  'too-many-digits': '{field} must have at most {max:digit} before the point, but has {digits}',
  'too-many-decimals': '{field} must have at most {max:decimal}, but has {decimals}',
  'not-rounded': { message: '{field} has {decimals:decimal}, but must fit in {max:character}', hint: 'Round it, for example with toFixed(2).' },
  'exponent-sent': { message: '{field} must be a string: JSON writes a number below 0.000001 with an exponent', hint: 'Write it as a string without an exponent.' },
  'lost-digits': { message: '{field} must be a string: a JSON number beyond 9007199254740991 loses digits', hint: 'Write it as a string.' },
  'no-alternative': '{field} must be {expected}',
  'character:digit': 'a digit',
  'character:letter': 'a letter',
  'character:point': 'a point',
  'character:plus': '"+"',
  'character:minus': '"-"',
  'character:control': 'a control character',
  'character:space': 'a space',
  'character:comma': 'a comma',
  'character:other-letter': 'a letter outside A to Z',
  'character:other-digit': 'a digit outside 0 to 9',
  'character:symbol': 'a symbol',
} as const satisfies Messages;

/** Why a value does not match a type code; `undefined` if it matches. */
export const findFailure = (typeCode: TypeCode, value: unknown): Failure | undefined =>
  matchesSome(typeCode.alternatives, value) ? undefined : describeMismatch(typeCode, value);

/** Why a value does not match a type code. Only for values that don't match. */
export function describeMismatch({ code, alternatives }: TypeCode, value: unknown): Failure {
  const allowsNumbers = alternatives.some(({ kind }) => kind === 'N');
  const isNumber = allowsNumbers && typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' && !isNumber) return wrongType(value, allowsNumbers ? 'string-or-number' : 'string');
  if (value === '') return fail('empty');
  if (alternatives.length > 1) return fail('no-alternative', { typeCode: code, expected: describeParts(alternatives) });
  const part = alternatives[0] as TypeCodePart;
  return isNumber ? numberFailure(part, value as number) : stringFailure(part, value as string);
}

const fail = (code: keyof typeof typeCodeMessages | keyof typeof stringMessages, params: Params = {}): Failure => ({
  code,
  params,
  messages: typeCodeMessages,
});

/** A number with more decimals is the result of a calculation such as 0.1 + 0.2. */
const MOST_WRITTEN_DECIMALS = 6;

function numberFailure(part: TypeCodePart, number: number): Failure {
  const text = decimalForm(number);
  const decimals = text.split('.')[1]?.length ?? 0;
  const isCalculated =
    decimals > MOST_WRITTEN_DECIMALS && part.decimals === undefined && part.min === 0 && text.length > part.max;
  if (isCalculated) return fail('not-rounded', { decimals, max: part.max });
  const isInexact = number > 0 && !isSentExactly(number) && matchesSome([part], text);
  return isInexact ? fail(number < 1 ? 'exponent-sent' : 'lost-digits') : stringFailure(part, text);
}

const stringFailure = (part: TypeCodePart, text: string): Failure =>
  characterFailure(part, text) ?? lengthFailure(part, text);

const VALID_START = { letters: /^[A-Za-z]*/, digits: /^\d*/, decimal: /^\d*\.?\d*/ };

/** The failure of the first character that is not allowed. */
function characterFailure({ kind, min, decimals }: TypeCodePart, text: string): Failure | undefined {
  if (kind === 'AN') return undefined;
  const form = kind === 'A' ? 'letters' : decimals === undefined && min > 0 ? 'digits' : 'decimal';
  const [{ length: end } = ''] = VALID_START[form].exec(text) ?? [];
  const other = text.codePointAt(end);
  if (other !== undefined) {
    const params = { kind: kindOfCharacter(String.fromCodePoint(other)), at: end + 1 };
    if (form === 'letters') return fail('not-letters', params);
    if (form === 'digits') {
      return end === 0 && /[+-]/.test(text.charAt(0))
        ? fail('leading-sign', { kind: params.kind })
        : fail('not-digits', params);
    }
    return fail(params.kind === 'comma' ? 'decimal-comma' : 'not-a-decimal', params);
  }
  const point = text.indexOf('.');
  return point === 0 || (point > 0 && point === end - 1) ? fail('misplaced-point') : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const CONTROL = /[\0-\x1f\x7f-\x9f]/;

/** Kinds of character. The first kind that matches counts. */
const KINDS: Readonly<Record<string, RegExp>> = {
  digit: /[0-9]/,
  letter: /[A-Za-z]/,
  point: /\./,
  plus: /\+/,
  minus: /-/,
  control: CONTROL,
  space: /\s/,
  comma: /,/,
  'other-letter': /\p{L}/u,
  'other-digit': /\p{Nd}/u,
};

const kindOfCharacter = (character: string): string =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.test(character)) ?? 'symbol';

function lengthFailure({ kind, min, max, decimals }: TypeCodePart, text: string): Failure {
  if (decimals !== undefined) return decimalsFailure(max, decimals, text);
  const length = countCharacters(text);
  if (min < max) return fail('too-long', { length, max });
  return fail(kind === 'A' ? 'wrong-number-of-letters' : 'wrong-number-of-digits', { length, exact: max });
}

function decimalsFailure(max: number, maxDecimals: number, text: string): Failure {
  const [{ length: digits } = '', { length: decimals } = ''] = text.split('.');
  return digits > max
    ? fail('too-many-digits', { digits, max })
    : fail('too-many-decimals', { decimals, max: maxDecimals });
}

/**
 * The type code in words: `AN255` is "a string of at most 255 characters".
 *
 * @throws {TypeCodeSyntaxError} if the string is not a type code.
 */
export const describeTypeCode = (code: string): string => describeParts(parseTypeCode(code).alternatives);

/** The alternatives of a type code in words. */
export const describeParts = (parts: readonly TypeCodePart[]): string => parts.map(describePart).join(' or ');

function describePart({ kind, min, max, decimals }: TypeCodePart): string {
  if (decimals !== undefined) {
    return `a decimal number of at most ${count(max, 'digit')}, and at most ${count(decimals, 'decimal')} after a point`;
  }
  if (min === max) return `exactly ${count(min, kind === 'A' ? 'letter' : 'digit')}`;
  if (kind === 'A') return max === UNBOUNDED ? 'letters' : `at most ${count(max, 'letter')}`;
  const whole = kind === 'N' ? 'a decimal number' : 'a string';
  if (max === UNBOUNDED) return kind === 'N' ? whole : 'a string of any length';
  return `${whole} of at most ${count(max, 'character')}${kind === 'N' ? ', the point included' : ''}`;
}
