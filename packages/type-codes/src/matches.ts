import { hasLength } from './string-length.ts';
import type { TypeCodePart } from './type-code.ts';

/** Whether a value matches one of the alternatives of a type code. It allocates nothing, except for numbers. */
export function matchesSome(alternatives: readonly TypeCodePart[], value: unknown): boolean {
  // A counting loop allocates neither a closure, as `some` would, nor an iterator.
  for (let i = 0; i < alternatives.length; i++) {
    if (matchesPart(alternatives[i] as TypeCodePart, value)) return true;
  }
  return false;
}

function matchesPart(part: TypeCodePart, value: unknown): boolean {
  if (part.kind === 'N') return matchesNumber(part, value);
  return typeof value === 'string' && hasLength(part, value) && (part.kind === 'AN' || /^[A-Za-z]*$/.test(value));
}

/** The lengths that a part of a type code allows. */
type Lengths = Omit<TypeCodePart, 'kind'>;

/** Whether the value is a decimal number of these lengths, as a string or as a JSON number. */
function matchesNumber(lengths: Lengths, value: unknown): boolean {
  if (typeof value === 'string') return matchesDecimal(lengths, value);
  return typeof value === 'number' && (value === 0 || isSentExactly(value)) && matchesDecimal(lengths, String(value));
}

function matchesDecimal({ min, max, decimals }: Lengths, text: string): boolean {
  const length = text.length;
  if (length > (decimals === undefined ? max : max + 1 + decimals) || length < min) return false;
  let point = -1;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) continue;
    if (unit !== POINT || point >= 0) return false;
    point = i;
  }
  if (point === -1) return length <= max;
  const fraction = length - point - 1;
  if (point === 0 || fraction === 0) return false;
  // An exact form (`N3 [0-9]3`) has digits only.
  return decimals === undefined ? min === 0 : point <= max && fraction <= decimals;
}

const POINT = 0x2e;

/** Whether JSON writes a number exactly and without an exponent: smaller ones have an exponent, larger ones may lose digits. */
export const isSentExactly = (number: number): boolean => number >= 1e-6 && number <= Number.MAX_SAFE_INTEGER;

/** The shortest decimal form of a finite number, written without an exponent: `1e21` has 22 digits, `1e-7` is `0.0000001`. */
export function decimalForm(number: number): string {
  const shortest = String(number);
  if (!shortest.includes('e')) return shortest;
  return number.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 });
}
