import type { TypeCodePart } from './type-code.ts';

/** Whether the value is of the kind and length that the part of a type code asks for. */
export function fitsPart(part: TypeCodePart, value: unknown): boolean {
  if (part.kind === 'N') {
    if (typeof value === 'string') return fitsNumber(part, value);
    return typeof value === 'number' && fitsJsonNumber(part, value);
  }
  if (typeof value !== 'string') return false;
  return part.kind === 'AN' ? fitsText(part, value) : fitsLetters(part, value);
}

/**
 * Whether the text has from `min` to `max` characters.
 *
 * Characters are code points, of one or two UTF-16 units: only a text between those two bounds has to be counted.
 */
export function fitsText({ min, max }: { readonly min: number; readonly max: number }, text: string): boolean {
  const units = text.length;
  if (units <= max && units >= 2 * min) return true;
  if (units > 2 * max || units < min) return false;
  const characters = countCharacters(text);
  return characters <= max && characters >= min;
}

function fitsLetters({ min, max }: TypeCodePart, text: string): boolean {
  if (text.length > max || text.length < min) return false;
  for (let i = 0; i < text.length; i++) {
    if (!isLetter(text.charCodeAt(i))) return false;
  }
  return true;
}

function fitsNumber({ min, max, decimals }: TypeCodePart, text: string): boolean {
  const length = text.length;
  if (length > (decimals === undefined ? max : max + 1 + decimals) || length < min) return false;
  let point = length;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) continue;
    const isFirstPoint = unit === POINT && point === length && i > 0 && i < length - 1;
    if (!isFirstPoint) return false;
    point = i;
  }
  if (point === length) return decimals === undefined || length <= max;
  // An exact form (`N3 [0-9]3`) is of digits alone.
  return decimals === undefined ? min === 0 : point <= max && length - point - 1 <= decimals;
}

/** Whether the shortest decimal form of a number fits. That of an amount is measured without being written down. */
function fitsJsonNumber(part: TypeCodePart, number: number): boolean {
  const isAmount = number >= 0 && number < 1e13 && Math.round(number * 100) / 100 === number;
  if (!isAmount) return Number.isFinite(number) && fitsNumber(part, decimalForm(number));
  const { min, max, decimals } = part;
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

export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

// Setting the bit 0x20 makes an ASCII capital small.
export const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
