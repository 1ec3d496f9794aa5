/*
 * Checks of single values and their messages, written by hand for speed. On short strings, loops over character codes are
 * faster than regular expressions. Arithmetic is faster than converting a number to a string.
 */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isUrl = (value: unknown): boolean => typeof value === 'string' && !/\s/.test(value) && URL.canParse(value);

/** The formats of Set 6: a URL, or a country code of two letters. */
export const formatCheck = (name: string | undefined): ((value: unknown) => boolean) =>
  name === 'url' ? isUrl : (value) => isLetters(value, 2, 2);

/** `AN`: a string of at most `max` code points. */
export const isString = (value: unknown, max: number): boolean =>
  typeof value === 'string' && (value.length <= max || (value.length <= 2 * max && countCharacters(value) <= max));

/** `A2 [A-Za-z]2`: a string of ASCII letters. */
export function isLetters(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || value.length < min || value.length > max) return false;
  for (let i = 0; i < value.length; i++) {
    const lowerCase = value.charCodeAt(i) | 0x20;
    if (lowerCase < 0x61 || lowerCase > 0x7a) return false;
  }
  return true;
}

/** `N3 [0-9]3`: exactly `length` digits, as a string or a JSON number. */
export function isDigits(value: unknown, length: number): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value >= power(length - 1) && value < power(length);
  return typeof value === 'string' && value.length === length && pointOf(value) === length;
}

/** `N13`: a decimal number of at most `max` characters including the point, as a string or a JSON number. */
export function isDecimal(value: unknown, max: number): boolean {
  if (typeof value === 'string') return value.length <= max && (value === '' || pointOf(value) >= 0);
  return typeof value === 'number' && isShortNumber(value, max);
}

/** `N10.N2`: at most `digits` digits and `decimals` decimals, as a string or a JSON number. */
export function isAmount(value: unknown, digits: number, decimals: number): boolean {
  if (typeof value === 'number') return value >= 0 && value < power(digits) && hasDecimals(value, decimals);
  if (typeof value !== 'string') return false;
  const point = pointOf(value);
  return point > 0 && point <= digits && value.length - point - 1 <= decimals;
}

/** Whether JSON writes a number with at most `max` characters. */
export function isShortNumber(number: number, max: number): boolean {
  if (!(number >= 0)) return false;
  if (Number.isInteger(number)) return number < power(max);
  // Arithmetic is exact only up to 15 digits.
  if (max > 16) return !String(number).includes('e') && String(number).length <= max;
  let whole = 1;
  while (number >= power(whole)) whole++;
  return whole < max - 1 && hasDecimals(number, max - 1 - whole);
}

export const hasDecimals = (number: number, decimals: number): boolean =>
  Math.round(number * power(decimals)) / power(decimals) === number;

// Reading powers from an array is several times faster than `10 ** n`.
const POWERS = Array.from({ length: 30 }, (_, i) => Number(`1e${i}`));
const power = (exponent: number): number => POWERS[exponent] ?? Infinity;

/** The position of the decimal point, the length if there is none, or -1 if the string is not a decimal number. */
function pointOf(text: string): number {
  const { length } = text;
  let point = length;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) continue;
    if (unit !== 0x2e || point < length || i === 0 || i === length - 1) return -1;
    point = i;
  }
  return length === 0 ? -1 : point;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;

/** The number of code points. V8 finds no surrogates in one-byte strings without reading them. */
const countCharacters = (text: string): number => (HIGH_SURROGATE.test(text) ? [...text].length : text.length);

/** A message in the form of the project's own messages. */
export const mustBe = (name: string, expected: string, value: unknown): string =>
  `${name} must be ${expected}, but ${typeof value === 'string' ? `has ${inWords(countCharacters(value))}` : `is ${kindOf(value)}`}`;

/** Like `mustBe`, but names the first character that does not match `allowed`. */
export function mustHaveOnly(allowed: RegExp, name: string, expected: string, value: unknown): string {
  if (typeof value !== 'string') return mustBe(name, expected, value);
  for (let i = 0; i < value.length; i++) {
    if (allowed.test(value.charAt(i))) continue;
    const at = countCharacters(value.slice(0, i)) + 1;
    return `${name} must be ${expected}, but has ${characterKind(String.fromCodePoint(value.codePointAt(i) ?? 0))} at character ${at}`;
  }
  return mustBe(name, expected, value);
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/[0-9]/, 'a digit'],
  [/[A-Za-z]/, 'a letter'],
  [/[+-]/, 'a sign'],
  [/,/, 'a comma'],
  [/\s/, 'a space'],
  [/\p{L}/u, 'a letter outside A to Z'],
];

const characterKind = (character: string): string =>
  KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? `"${character}"`;

const inWords = (characters: number): string => `${characters} character${characters === 1 ? '' : 's'}`;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
