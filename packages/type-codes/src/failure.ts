import { countCharacters, decimalForm, fitsPart, fitsText, isDigit, isLetter, POINT } from './fits.ts';
import { count, describePart } from './sentence.ts';
import type { TypeCodePart } from './type-code.ts';

/**
 * What is wrong with a value, in two parts that are joined by a comma: "18 characters, at most 16".
 * Neither part quotes the value.
 */
export interface Failure {
  /** What was found: its kind, its length, or the first character that can't stand there. */
  readonly found: string;
  /** What would have been right. */
  readonly allowed: string;
  /** Whether the value is of another JSON type altogether. */
  readonly wrongType: boolean;
}

/** Says why a value fits none of a type code's alternatives; `undefined` where it fits one. */
export function findFailure(alternatives: readonly TypeCodePart[], value: unknown): Failure | undefined {
  return alternatives.some((part) => fitsPart(part, value)) ? undefined : describeUnfit(alternatives, value);
}

/** Says why a value fits none of a type code's alternatives, of which it is known that it fits none. */
export function describeUnfit(alternatives: readonly TypeCodePart[], value: unknown): Failure {
  const takesNumbers = alternatives.some(({ kind }) => kind === 'N');
  const isNumber = takesNumbers && typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' && !isNumber) {
    return { found: kindOf(value), allowed: takesNumbers ? 'text or number only' : 'text only', wrongType: true };
  }
  const text = typeof value === 'string' ? value : decimalForm(value);
  const first = alternatives[0] as TypeCodePart;
  if (alternatives.length === 1) return textFailure(first, text);
  // Three letters where two or three digits may stand are too many letters, rather than no digits.
  const ofClass = alternatives.find((part) => part.kind === 'AN' || characterFailure(part, text) === undefined);
  const nearest = ofClass ?? alternatives.find((part) => fitsText(part, text)) ?? first;
  return { ...textFailure(nearest, text), allowed: alternatives.map(describePart).join(' or ') };
}

/** The JSON kind of a value, with its article: "a number", "null", "an array". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number that JSON has no form for';
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

const fail = (found: string, allowed: string): Failure => ({ found, allowed, wrongType: false });

function textFailure(part: TypeCodePart, text: string): Failure {
  return (part.kind === 'AN' ? undefined : characterFailure(part, text)) ?? lengthFailure(part, text);
}

/** The first character that can't stand where it stands. */
function characterFailure(part: TypeCodePart, text: string): Failure | undefined {
  if (part.kind === 'A') return firstOther(text, isLetter, 'letters only');
  if (part.decimals === undefined && part.min > 0) return firstOther(text, isDigit, 'digits only');
  const point = text.indexOf('.');
  const other = firstOther(
    text,
    (unit, i) => isDigit(unit) || (unit === POINT && i === point),
    'digits only, one point allowed',
  );
  if (other !== undefined || point < 0) return other;
  if (point > 0 && point < text.length - 1) return undefined;
  return fail(`a point at character ${point + 1}`, 'a digit before and after it');
}

function firstOther(text: string, allows: (unit: number, i: number) => boolean, allowed: string): Failure | undefined {
  for (let i = 0; i < text.length; i++) {
    if (allows(text.charCodeAt(i), i)) continue;
    const character = countCharacters(text.slice(0, i)) + 1;
    return fail(`${characterKind(text.codePointAt(i) ?? 0)} at character ${character}`, allowed);
  }
  return undefined;
}

function characterKind(codePoint: number): string {
  if (isDigit(codePoint)) return 'a digit';
  if (isLetter(codePoint)) return 'a letter';
  if (codePoint === POINT) return 'a point';
  if (codePoint === 0x2b || codePoint === 0x2d) return 'a sign';
  const character = String.fromCodePoint(codePoint);
  if (isControl(codePoint)) return 'a control character';
  if (/\s/.test(character)) return 'a blank';
  if (codePoint === 0x2c) return 'a comma';
  if (/\p{L}/u.test(character)) return 'a letter outside A to Z';
  return /\p{Nd}/u.test(character) ? 'a digit outside 0 to 9' : 'a symbol';
}

/** Control characters: C0, DEL and C1. */
const isControl = (codePoint: number): boolean => codePoint < 0x20 || (codePoint >= 0x7f && codePoint <= 0x9f);

function lengthFailure(part: TypeCodePart, text: string): Failure {
  const { min, max, decimals } = part;
  if (decimals !== undefined) return decimalsFailure(max, decimals, text);
  // What was found names no unit here.
  if (text === '') return fail('an empty text', describePart(part));
  return fail(count(countCharacters(text), 'character'), `${min === max ? 'exactly' : 'at most'} ${max}`);
}

function decimalsFailure(max: number, decimals: number, text: string): Failure {
  if (text === '') return fail('an empty text', 'at least 1 digit');
  const [whole = '', fraction = ''] = text.split('.');
  return whole.length > max
    ? fail(`${count(whole.length, 'digit')} before the point`, `at most ${max}`)
    : fail(count(fraction.length, 'decimal'), `at most ${decimals}`);
}
