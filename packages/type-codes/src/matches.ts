import { hasLength } from './string-length.ts';
import type { TypeCodePart } from './type-code.ts';

/** Whether a value is of one of the alternatives of a type code. */
export const matchesSome = (alternatives: readonly TypeCodePart[], value: unknown): boolean =>
  alternatives.some((part) => matchesPart(part, value));

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
  if (text === '') return min === 0;
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return false;
  if (decimals !== undefined) return whole.length <= max && fraction.length <= decimals;
  // An exact form (`N3 [0-9]3`) has digits only.
  return text.length >= min && text.length <= max && (min === 0 || fraction === '');
}

/** Whether JSON has a positive number as digits, all of them its own: a smaller one has an exponent, a larger one lost digits. */
export const isSentExactly = (number: number): boolean => number >= 1e-6 && number <= Number.MAX_SAFE_INTEGER;

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
