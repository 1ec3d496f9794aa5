import type { Mistake } from '../findings/finding.ts';
import { textOf } from '../match/matches.ts';
import type { Messages } from '../words/messages.ts';
import { type Format, mistakeOf } from './format.ts';
import { amount, atMost9Digits, calendarDate, numericCountry, twoDigits } from './formats.ts';
import { decimalsOf } from './numbers-by-code.ts';
import { url } from './url.ts';
import { findUrlCause } from './url-causes.ts';

/** Why a value that does not match is wrong, if a usual cause is known. `beside` is the field by which it is read. */
type FindFormatCause = (value: unknown, beside: unknown) => Mistake | undefined;

/** The usual causes of each format's mistakes. They are not part of the formats, so that bundles of schemas are smaller. */
export const formatCauses: ReadonlyMap<Format, FindFormatCause> = new Map<Format, FindFormatCause>([
  [calendarDate, (value) => (value instanceof Date ? fail('date-object') : undefined)],
  [
    amount,
    (value, currency) =>
      findMinorUnit(textOf(value), textOf(currency).trim().toUpperCase()) ??
      (Number.isFinite(value) ? fail('amount-as-number') : undefined),
  ],
  [twoDigits, (value) => findDigitsCause(2, 2, value)],
  [numericCountry, (value) => (typeof value === 'number' ? findDigitsCause(3, 3, value) : undefined)],
  [atMost9Digits, (value) => findDigitsCause(0, 9, value)],
  [url, findUrlCause],
]);

// biome-ignore format: a table
export const formatCauseMessages = {
  'date-object': '{field} must be a string like 1990-01-31, but is a Date object',
  'amount-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.' },
  'no-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with .00 at the end: {currency} has no smaller unit.' },
  'in-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, divide by {divisor} first.' },
  'minor-unit-too-small': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'If it is in the smallest unit of {currency}, send another amount: divided by {divisor}, this one has more than two decimals.' },
  'missing-zeros': { message: '{field} must be exactly {exact:digit}, but has {length}', hint: 'Add zeros at the front.' },
  'digits-as-number': { message: '{field} must be a string of digits, but is a number', hint: 'Put it in quotes, with its leading zeros.' },
} as const satisfies Messages;

const fail = mistakeOf(formatCauseMessages);

/** The hint of a number that lost zeros, if it is known how many. */
export const WITH_ZEROS = 'Put it in quotes, with {zeros:zero} at the front.';

/** The cause of an amount without decimals, in a currency whose smallest unit is not a hundredth. */
function findMinorUnit(text: string, currency: string): Mistake | undefined {
  const decimals = decimalsOf(currency);
  if (decimals === 2 || !/^\d+$/.test(text)) return undefined;
  if (decimals === 0) return fail('no-minor-unit', { currency });
  const isTooSmall = /[1-9]/.test(text.slice(2 - decimals));
  return fail(isTooSmall ? 'minor-unit-too-small' : 'in-minor-unit', { currency, divisor: 10 ** decimals });
}

/** The cause of missing leading zeros: the value is a number, or was converted from one. */
function findDigitsCause(min: number, max: number, value: unknown): Mistake | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  const text = isNumber ? String(value) : value;
  const isShort = min === max && typeof text === 'string' && /^\d+$/.test(text) && text.length <= max;
  if (isNumber && String(value).length > max) return undefined;
  const zeros = isNumber && min === max ? max - String(value).length : 0;
  if (zeros > 0) return { ...fail('digits-as-number', { actual: 'number', zeros }), hint: WITH_ZEROS };
  if (isNumber) return fail('digits-as-number', { actual: 'number' });
  return isShort && text.length < max ? fail('missing-zeros', { exact: max, length: text.length }) : undefined;
}
