import { parseTypeCode } from './parse-type-code.ts';
import { type TypeCodePart, UNBOUNDED } from './type-code.ts';

/**
 * The type code as a sentence for people: `AN255` is "text of at most 255 characters".
 *
 * @throws {TypeCodeSyntaxError} where the text is not of the grammar.
 */
export function describeTypeCode(code: string): string {
  return parseTypeCode(code).alternatives.map(describePart).join(' or ');
}

/** One alternative of a type code as a sentence for people: of `AN255`, "text of at most 255 characters". */
export function describePart({ kind, min, max, decimals }: TypeCodePart): string {
  if (decimals !== undefined) {
    return `a decimal number of at most ${count(max, 'digit')}, and at most ${count(decimals, 'decimal')} after a point`;
  }
  if (min === max) return `exactly ${count(min, kind === 'A' ? 'letter' : 'digit')}`;
  if (kind === 'A') return max === UNBOUNDED ? 'letters' : `at most ${count(max, 'letter')}`;
  const whole = kind === 'N' ? 'a decimal number' : 'text';
  if (max === UNBOUNDED) return kind === 'N' ? whole : 'text of any length';
  return `${whole} of at most ${count(max, 'character')}${kind === 'N' ? ', the point included' : ''}`;
}

/** "1 letter", "2 letters". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
