import { describeParts } from './describe-type-code.ts';
import { typeOf } from './json-type.ts';
import { decimalForm, isSentExactly, matchesSome } from './matches.ts';
import { countCharacters } from './string-length.ts';
import type { TypeCode, TypeCodePart } from './type-code.ts';

/** Why a value is wrong, as data. It never contains the value. */
export interface TypeCodeMistake {
  readonly code: TypeCodeMistakeCode;
  /** Lengths, positions and types. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** The kinds of mistake that a value of a type code can have. */
export type TypeCodeMistakeCode =
  | 'wrong-type'
  | 'null-value'
  | 'number-not-string'
  | 'empty'
  | 'too-long'
  | 'not-letters'
  | 'not-digits'
  | 'not-a-decimal'
  | 'decimal-comma'
  | 'leading-sign'
  | 'misplaced-point'
  | 'wrong-number-of-letters'
  | 'wrong-number-of-digits'
  | 'too-many-digits'
  | 'too-many-decimals'
  | 'not-rounded'
  | 'exponent-sent'
  | 'lost-digits'
  | 'no-alternative';

/** Why a value does not match a type code; `undefined` if it matches. */
export const findMistake = (typeCode: TypeCode, value: unknown): TypeCodeMistake | undefined =>
  matchesSome(typeCode.alternatives, value) ? undefined : describeMistake(typeCode, value);

/** Why a value does not match a type code. Only for values that don't match. */
export function describeMistake({ code, alternatives }: TypeCode, value: unknown): TypeCodeMistake {
  const allowsNumbers = alternatives.some(({ kind }) => kind === 'N');
  const isNumber = allowsNumbers && typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' && !isNumber) return wrongType(value, allowsNumbers ? 'string-or-number' : 'string');
  if (value === '') return mistake('empty');
  if (alternatives.length > 1)
    return mistake('no-alternative', { typeCode: code, expected: describeParts(alternatives) });
  const part = alternatives[0] as TypeCodePart;
  return isNumber ? numberMistake(part, value as number) : stringMistake(part, value as string);
}

const mistake = (code: TypeCodeMistakeCode, params: TypeCodeMistake['params'] = {}): TypeCodeMistake => ({
  code,
  params,
});

/** The mistake of a value of the wrong JSON type. */
export function wrongType(value: unknown, expected: string): TypeCodeMistake {
  const actual = typeOf(value);
  const isNumberForString = actual === 'number' && expected === 'string';
  const code = actual === 'null' ? 'null-value' : isNumberForString ? 'number-not-string' : 'wrong-type';
  return mistake(code, { expected, actual });
}

function numberMistake(part: TypeCodePart, number: number): TypeCodeMistake {
  const text = decimalForm(number);
  const isInexact = number > 0 && !isSentExactly(number) && matchesSome([part], text);
  return isInexact ? mistake(number < 1 ? 'exponent-sent' : 'lost-digits') : stringMistake(part, text);
}

const stringMistake = (part: TypeCodePart, text: string): TypeCodeMistake =>
  characterMistake(part, text) ?? lengthMistake(part, text);

const VALID_START = { letters: /^[A-Za-z]*/, digits: /^\d*/, decimal: /^\d*\.?\d*/ };

/** The mistake of the first character that is not allowed. */
function characterMistake({ kind, min, decimals }: TypeCodePart, text: string): TypeCodeMistake | undefined {
  if (kind === 'AN') return undefined;
  const form = kind === 'A' ? 'letters' : decimals === undefined && min > 0 ? 'digits' : 'decimal';
  const [{ length: end } = ''] = VALID_START[form].exec(text) ?? [];
  const other = text.codePointAt(end);
  if (other !== undefined) {
    const params = { kind: kindOfCharacter(String.fromCodePoint(other)), at: end + 1 };
    if (form === 'letters') return mistake('not-letters', params);
    if (form === 'digits') {
      return end === 0 && /[+-]/.test(text.charAt(0))
        ? mistake('leading-sign', { kind: params.kind })
        : mistake('not-digits', params);
    }
    return mistake(params.kind === 'comma' ? 'decimal-comma' : 'not-a-decimal', params);
  }
  const point = text.indexOf('.');
  return point === 0 || (point > 0 && point === end - 1) ? mistake('misplaced-point') : undefined;
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

function lengthMistake({ kind, min, max, decimals }: TypeCodePart, text: string): TypeCodeMistake {
  if (decimals !== undefined) return decimalsMistake(max, decimals, text);
  const length = countCharacters(text);
  const [{ length: digits } = '', { length: fraction } = ''] = kind === 'N' ? text.split('.') : [];
  // With two decimals, it would fit.
  if (fraction > 2 && digits + 3 <= max) return mistake('not-rounded', { decimals: fraction, max });
  if (min < max) return mistake('too-long', { length, max });
  return mistake(kind === 'A' ? 'wrong-number-of-letters' : 'wrong-number-of-digits', { length, exact: max });
}

function decimalsMistake(max: number, maxDecimals: number, text: string): TypeCodeMistake {
  const [{ length: digits } = '', { length: decimals } = ''] = text.split('.');
  return digits > max
    ? mistake('too-many-digits', { digits, max })
    : mistake('too-many-decimals', { decimals, max: maxDecimals });
}
