import { textOf } from '../data/value.ts';
import type { Mistake } from '../findings/finding.ts';
import type { Messages } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { type Format, mistakeOf } from './format.ts';
import { amount, calendarDate, twoDigits } from './formats.ts';
import { decimalsOf } from './numbers-by-code.ts';
import { url } from './url.ts';
import { findUrlCause } from './url-causes.ts';

/** Why a value that does not match is wrong, if a usual cause is known. `beside` is the field by which it is read. */
type FindFormatCause = (value: unknown, beside: unknown) => Mistake | undefined;

/** The usual causes of each format's mistakes. They are not part of the formats, so that bundles of schemas are smaller. */
export const formatCauses: ReadonlyMap<Format, FindFormatCause> = new Map<Format, FindFormatCause>([
  [calendarDate, (value) => (value instanceof Date ? fail('date-object') : undefined)],
  [amount, (value, currency) => findAmountCause(value, textOf(currency).trim().toUpperCase())],
  [twoDigits, findDigitsCause],
  [url, findUrlCause],
]);

// biome-ignore format: a table
export const formatCauseMessages = {
  'date-object': '{field} must be a string like 1990-01-31, but is a Date object',
  'amount-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.' },
  'decimal-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals.' },
  'no-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with .00 at the end: {currency} has no smaller unit.' },
  'in-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, divide by {divisor} first.' },
  'minor-unit-too-small': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, send another amount: divided by {divisor}, this one has more than two decimals.' },
  'missing-zeros': { message: '{field} must be exactly {exact:digit}, but has {length}', hint: 'Add zeros at the front.' },
} as const satisfies Messages;

const fail = mistakeOf(formatCauseMessages);

/** The hint of a number that lost zeros, if it is known how many. */
export const WITH_ZEROS = 'Put it in quotes, with {zeros:zero} at the front.';

/** The cause of an amount without decimals, which may be in the smallest unit of its currency, or of a number. */
function findAmountCause(value: unknown, currency: string): Mistake | undefined {
  const text = textOf(value);
  const isNumber = Number.isFinite(value);
  if (!/^-?\d+$/.test(text)) return isNumber ? fail('decimal-as-number') : undefined;
  const decimals = decimalsOf(currency);
  if (decimals === 0) return fail('no-minor-unit', { currency });
  if (decimals === 2) return isNumber ? fail('amount-as-number') : undefined;
  const isTooSmall = /[1-9]/.test(text.slice(2 - decimals));
  return fail(isTooSmall ? 'minor-unit-too-small' : 'in-minor-unit', { currency, divisor: 10 ** decimals });
}

/** The cause of missing leading zeros: the value is a number, or was converted from one. */
function findDigitsCause(value: unknown): Mistake | undefined {
  if (!/^\d$/.test(textOf(value))) return undefined;
  if (typeof value === 'string') return fail('missing-zeros', { exact: 2, length: 1 });
  return { code: 'number-not-string', messages: stringMessages, params: { zeros: 1 }, hint: WITH_ZEROS };
}
