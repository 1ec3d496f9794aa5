import { typeOf } from '@pg/type-codes';
import type { Fix, Mistake } from '../findings/finding.ts';
import { mistakeOf } from '../formats/format.ts';
import type { Messages } from '../words/messages.ts';

/** Messages about values that are not in a closed list. */
// biome-ignore format: a table
export const listMessages = {
  'not-listed': '{field} must be {allowed}',
  'empty-value': '{field} must be {allowed}, but is empty',
  'not-a-listed-string': '{field} must be {allowed:quoted}, but is {actual:type}',
} as const satisfies Messages;

const mistake = mistakeOf(listMessages);

/** The mistake of a value that is not in a closed list. */
export function describeListed(value: unknown, allowed: readonly string[]): Mistake {
  if (typeof value !== 'string') return mistake('not-a-listed-string', { allowed, actual: typeOf(value) });
  return { choices: choicesOf(allowed), ...mistake(value === '' ? 'empty-value' : 'not-listed', { allowed }) };
}

/** Fixes that write one of the codes of a closed list. A longer list is no help. */
export const choicesOf = (codes: readonly string[]): readonly Fix[] =>
  codes.length > MOST_CHOICES ? [] : codes.map((value) => ({ value }));

const MOST_CHOICES = 3;
