/*
 * The checks of single values in the hand-written yardstick, as fast as they get: loops over character codes beat
 * regular expressions by 2 to 4 times on texts this short, and arithmetic on JSON numbers beats writing them as text.
 */

/** Whether a value is an object in the sense of JSON. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `AN`: a text of at most `max` code points. */
export const isText = (value: unknown, max: number): boolean =>
  typeof value === 'string' && (value.length <= max || (value.length <= 2 * max && countCharacters(value) <= max));

/** `A`: a text of ASCII letters. */
export function isLetters(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || value.length < min || value.length > max) return false;
  for (let i = 0; i < value.length; i++) {
    const small = value.charCodeAt(i) | 0x20;
    if (small < 0x61 || small > 0x7a) return false;
  }
  return true;
}

/** `N3 [0-9]3`: exactly so many digits, as text or as a JSON number. */
export function isDigits(value: unknown, length: number): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value >= power(length - 1) && value < power(length);
  return typeof value === 'string' && value.length === length && pointOf(value) === length;
}

/** `N13`: a decimal number of at most `max` characters, the point included, as text or as a JSON number. */
export function isDecimal(value: unknown, max: number): boolean {
  if (typeof value === 'string') return value.length <= max && pointOf(value) >= 0;
  return typeof value === 'number' && isShortNumber(value, max);
}

/** `N10.N2`: so many digits and decimals at most, as text or as a JSON number. */
export function isAmount(value: unknown, digits: number, decimals: number): boolean {
  if (typeof value === 'number') return value >= 0 && value < power(digits) && hasDecimals(value, decimals);
  if (typeof value !== 'string' || value === '' || value.length > digits + 1 + decimals) return false;
  const point = pointOf(value);
  return point >= 0 && point <= digits && value.length - point - 1 <= decimals;
}

/** A JSON number whose decimal form has at most `max` characters. */
export function isShortNumber(number: number, max: number): boolean {
  if (!(number >= 0)) return false;
  if (Number.isInteger(number)) return number < power(max);
  const whole = countDigits(number);
  if (max > EXACT_DIGITS + 1) return writeDecimal(number).length <= max;
  return whole < max - 1 && hasDecimals(number, max - 1 - whole);
}

/** A JSON number of at most so many decimals. Exact as long as all its digits are no more than a double holds. */
export const hasDecimals = (number: number, decimals: number): boolean =>
  Math.round(number * power(decimals)) / power(decimals) === number;

/** An absolute URL without blanks. */
export const isUrl = (value: unknown): boolean => typeof value === 'string' && !/\s/.test(value) && URL.canParse(value);

const HIGH_SURROGATE = /[\ud800-\udbff]/;

/** The number of code points. */
export function countCharacters(text: string): number {
  // V8 keeps most texts as Latin-1, where it knows at once that the expression finds nothing.
  if (!HIGH_SURROGATE.test(text)) return text.length;
  let characters = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if (!isSurrogate(text.charCodeAt(i), 0xd800) || !isSurrogate(text.charCodeAt(i + 1), 0xdc00)) continue;
    characters--;
    i++;
  }
  return characters;
}

const isSurrogate = (unit: number, first: number): boolean => unit >= first && unit < first + 0x400;

/** Where the point of a decimal number stands: its length if it has none, -1 if the text is no decimal number. */
function pointOf(text: string): number {
  const { length } = text;
  let point = length;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) continue;
    if (unit !== 0x2e || point < length || i === 0 || i === length - 1) return -1;
    point = i;
  }
  return point;
}

/** A double tells all decimal numbers of so many digits apart. */
const EXACT_DIGITS = 15;

// Looking powers up is several times faster than `10 ** n`.
const POWERS = Array.from({ length: 30 }, (_, i) => Number(`1e${i}`));
const power = (exponent: number): number => POWERS[exponent] ?? Infinity;

function countDigits(number: number): number {
  let digits = 1;
  while (number >= power(digits)) digits++;
  return digits;
}

/** A number from 0 on without an exponent. */
export function writeDecimal(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e');
  if (exponent === undefined) return mantissa;
  const digits = mantissa.replace('.', '');
  return Number(exponent) < 0
    ? `0.${'0'.repeat(-1 - Number(exponent))}${digits}`
    : digits.padEnd(Number(exponent) + 1, '0');
}
