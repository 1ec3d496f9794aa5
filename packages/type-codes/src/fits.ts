import type { TypeCodePart } from './type-code.ts';

/** Whether the value is of the kind and length that the part of a type code asks for. */
export function fitsPart(part: TypeCodePart, value: unknown): boolean {
  switch (part.kind) {
    case 'AN':
      return typeof value === 'string' && fitsText(part, value);
    case 'A':
      return fitsLetters(part, value);
    case 'N':
      return fitsNumber(part, value);
  }
}

/** The lengths that a part of a type code takes. */
export type Lengths = Omit<TypeCodePart, 'kind'>;

/**
 * Whether the text has from `min` to `max` characters.
 *
 * Characters are code points, of one or two UTF-16 units: only a text between those two bounds has to be counted.
 */
export function fitsText({ min, max }: Pick<Lengths, 'min' | 'max'>, text: string): boolean {
  const units = text.length;
  if (units <= max && units >= 2 * min) return true;
  if (units > 2 * max || units < min) return false;
  const characters = countCharacters(text);
  return characters <= max && characters >= min;
}

/** Whether the value is a text of from `min` to `max` ASCII letters. */
function fitsLetters({ min, max }: Lengths, value: unknown): boolean {
  if (typeof value !== 'string' || value.length > max || value.length < min) return false;
  for (let i = 0; i < value.length; i++) {
    if (!isLetter(value.charCodeAt(i))) return false;
  }
  return true;
}

/** Whether the value is a decimal number of these lengths, as a text or as a JSON number. */
export function fitsNumber(lengths: Lengths, value: unknown): boolean {
  if (typeof value === 'string') return fitsDecimal(lengths, value);
  return typeof value === 'number' && fitsJsonNumber(lengths, value);
}

function fitsDecimal({ min, max, decimals }: Lengths, text: string): boolean {
  const length = text.length;
  if (length > (decimals === undefined ? max : max + 1 + decimals) || length < min) return false;
  let point = -1;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) continue;
    if (unit !== POINT || point >= 0) return false;
    point = i;
  }
  if (point === -1) return length <= max;
  const fraction = length - point - 1;
  if (point === 0 || fraction === 0) return false;
  // An exact form (`N3 [0-9]3`) is of digits alone.
  return decimals === undefined ? min === 0 : point <= max && fraction <= decimals;
}

/** Whether the shortest decimal form of a number fits. That of an amount is measured without being written down. */
function fitsJsonNumber(lengths: Lengths, number: number): boolean {
  const isAmount = number >= 0 && number < 1e13 && Math.round(number * 100) / 100 === number;
  if (!isAmount) return Number.isFinite(number) && fitsDecimal(lengths, decimalForm(number));
  const { min, max, decimals } = lengths;
  let whole = 1;
  for (let power = 10; power <= number; power *= 10) whole++;
  if (Number.isInteger(number)) return whole <= max && (decimals !== undefined || whole >= min);
  const fraction = Math.round(number * 10) / 10 === number ? 1 : 2;
  if (decimals !== undefined) return whole <= max && fraction <= decimals;
  return min === 0 && whole + 1 + fraction <= max;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;

/** The number of code points; half of a surrogate pair on its own counts as one. */
export function countCharacters(text: string): number {
  // V8 keeps most texts as Latin-1, where it knows at once that the expression finds nothing.
  if (!HIGH_SURROGATE.test(text)) return text.length;
  let characters = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if (!isHighSurrogate(text.charCodeAt(i)) || !isLowSurrogate(text.charCodeAt(i + 1))) continue;
    characters--;
    i++;
  }
  return characters;
}

/** The shortest decimal form of a finite number, written without an exponent: `1e21` has 22 digits, `1e-7` is `0.0000001`. */
export function decimalForm(number: number): string {
  const shortest = String(number);
  if (!shortest.includes('e')) return shortest;
  const [mantissa = '', exponentText = ''] = shortest.split('e');
  const exponent = Number(exponentText);
  const sign = number < 0 ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '');
  return exponent < 0 ? `${sign}0.${'0'.repeat(-exponent - 1)}${digits}` : `${sign}${digits.padEnd(exponent + 1, '0')}`;
}

export const POINT = 0x2e;

/** Whether a UTF-16 unit is an ASCII digit. */
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Whether a UTF-16 unit is an ASCII letter: setting the bit 0x20 makes a capital small. */
export const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
