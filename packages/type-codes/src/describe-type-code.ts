import { parseTypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';

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

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
