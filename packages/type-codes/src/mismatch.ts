import { type Failure, textMessages, wrongType } from './failure.ts';
import { decimalForm, matchesSome } from './matches.ts';
import { countCharacters, matchesText } from './text.ts';
import { parseTypeCode, readTypeCode, type TypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';
import { count, type Messages, type Params, type Wording, wordFailure } from './wording.ts';

/** The words of what may be wrong with the values of type codes, besides what may be wrong with any text. */
export const typeCodeMessages: Messages = {
  'wrong-character': '{kind} at character {at}',
  'misplaced-point': 'a point at character {at}',
  'expected.misplaced-point': 'a digit before and after it',
  'wrong-length': '{length character}',
  'expected.wrong-length': 'exactly {max}',
  'too-many-digits': '{digits digit} before the point',
  'expected.too-many-digits': 'at most {max}',
  'too-many-decimals': '{decimals decimal}',
  'expected.too-many-decimals': 'at most {max}',
  'expected.string-or-number': 'text or number only',
  'expected.letters': 'letters only',
  'expected.digits': 'digits only',
  'expected.decimal': 'digits only, one point allowed',
  'expected.digit': 'at least 1 digit',
  'expected.type-code': ({ typeCode }) => describeParts(readTypeCode(String(typeCode)) ?? []),
  'kind.digit': 'a digit',
  'kind.letter': 'a letter',
  'kind.point': 'a point',
  'kind.sign': 'a sign',
  'kind.control': 'a control character',
  'kind.space': 'a blank',
  'kind.comma': 'a comma',
  'kind.other-letter': 'a letter outside A to Z',
  'kind.other-digit': 'a digit outside 0 to 9',
  'kind.symbol': 'a symbol',
};

/** Words the failure of a type code's value. */
export const wordMismatch = (failure: Failure): Wording => wordFailure(failure, [typeCodeMessages, textMessages]);

/** Says why a value matches none of a type code's alternatives; `undefined` where it matches one. */
export const findFailure = (typeCode: TypeCode, value: unknown): Failure | undefined =>
  matchesSome(typeCode.alternatives, value) ? undefined : describeMismatch(typeCode, value);

/** Says why a value matches none of a type code's alternatives, of which it is known that it matches none. */
export function describeMismatch({ code, alternatives }: TypeCode, value: unknown): Failure {
  const takesNumbers = alternatives.some(({ kind }) => kind === 'N');
  const isNumber = takesNumbers && typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' && !isNumber) return wrongType(value, takesNumbers ? 'string-or-number' : 'string');
  const text = typeof value === 'string' ? value : decimalForm(value);
  const first = alternatives[0] as TypeCodePart;
  if (alternatives.length === 1) return partFailure(first, text, code);
  // Three letters where two or three digits may stand are too many letters, rather than no digits.
  const ofClass = alternatives.find((part) => characterFailure(part, text) === undefined);
  const nearest = ofClass ?? alternatives.find((part) => matchesText(part, text)) ?? first;
  const failure = partFailure(nearest, text, code);
  return fail(failure.code, { ...failure.params, expected: 'type-code', typeCode: code });
}

const fail = (code: string, params: Params): Failure => ({ code, params });

const partFailure = (part: TypeCodePart, text: string, typeCode: string): Failure =>
  characterFailure(part, text) ?? lengthFailure(part, text, typeCode);

const RIGHT_START = { letters: /^[A-Za-z]*/, digits: /^\d*/, decimal: /^\d*\.?\d*/ };

/** The first character that can't stand where it stands. */
function characterFailure({ kind, min, decimals }: TypeCodePart, text: string): Failure | undefined {
  if (kind === 'AN') return undefined;
  const expected = kind === 'A' ? 'letters' : decimals === undefined && min > 0 ? 'digits' : 'decimal';
  const [{ length: end } = ''] = RIGHT_START[expected].exec(text) ?? [];
  const other = text.codePointAt(end);
  if (other !== undefined) {
    return fail('wrong-character', { kind: kindOfCharacter(String.fromCodePoint(other)), at: end + 1, expected });
  }
  const point = text.indexOf('.');
  return point === 0 || (point > 0 && point === end - 1) ? fail('misplaced-point', { at: point + 1 }) : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are one kind
const CONTROL = /[\0-\x1f\x7f-\x9f]/;

/** The first kind that a character is of is what it is called. */
const KINDS: Readonly<Record<string, RegExp>> = {
  digit: /[0-9]/,
  letter: /[A-Za-z]/,
  point: /\./,
  sign: /[+-]/,
  control: CONTROL,
  space: /\s/,
  comma: /,/,
  'other-letter': /\p{L}/u,
  'other-digit': /\p{Nd}/u,
};

const kindOfCharacter = (character: string): string =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.test(character)) ?? 'symbol';

function lengthFailure({ min, max, decimals }: TypeCodePart, text: string, typeCode: string): Failure {
  if (decimals !== undefined) return decimalsFailure(max, decimals, text);
  if (text === '') return fail('empty', { expected: 'type-code', typeCode });
  return fail(min === max ? 'wrong-length' : 'too-long', { length: countCharacters(text), max });
}

function decimalsFailure(max: number, most: number, text: string): Failure {
  if (text === '') return fail('empty', { expected: 'digit' });
  const [{ length: digits } = '', { length: decimals } = ''] = text.split('.');
  return digits > max ? fail('too-many-digits', { digits, max }) : fail('too-many-decimals', { decimals, max: most });
}

/**
 * The type code as a sentence for people: `AN255` is "text of at most 255 characters".
 *
 * @throws {TypeCodeSyntaxError} where the text is not of the grammar.
 */
export const describeTypeCode = (code: string): string => describeParts(parseTypeCode(code).alternatives);

/** The alternatives of a type code as a sentence for people. */
export const describeParts = (parts: readonly TypeCodePart[]): string => parts.map(describePart).join(' or ');

function describePart({ kind, min, max, decimals }: TypeCodePart): string {
  if (decimals !== undefined) {
    return `a decimal number of at most ${count(max, 'digit')}, and at most ${count(decimals, 'decimal')} after a point`;
  }
  if (min === max) return `exactly ${count(min, kind === 'A' ? 'letter' : 'digit')}`;
  if (kind === 'A') return max === UNBOUNDED ? 'letters' : `at most ${count(max, 'letter')}`;
  const whole = kind === 'N' ? 'a decimal number' : 'text';
  if (max === UNBOUNDED) return kind === 'N' ? whole : 'text of any length';
  return `${whole} of at most ${count(max, 'character')}${kind === 'N' ? ', the point included' : ''}`;
}
