import { typeOf } from '@pg/type-codes';
import { CURRENCIES } from '../formats/iso-codes.ts';
import { decimalsOf } from '../formats/numbers-by-code.ts';

/**
 * Converts an amount in a currency's smallest unit to the amount of a request, which has two decimals: 4990 EUR (cents) is
 * `49.90`, and 4990 JPY is `4990.00`.
 *
 * @throws {TypeError} if the amount is not a whole number of 0 or more, or no currency has the code.
 * @throws {RangeError} if the amount needs more than two decimals, like 1.234 KWD.
 */
export function formatMinorUnits(minorUnits: number | bigint, currency: string): string {
  if (!(typeof minorUnits === 'bigint' || Number.isSafeInteger(minorUnits)) || minorUnits < 0)
    throw new TypeError('the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more');
  if (!CURRENCIES.split(/\s/).includes(currency))
    throw new TypeError('the currency must be a code of ISO 4217 in upper case, like EUR');
  const decimals = decimalsOf(currency);
  const digits = String(minorUnits).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).padEnd(2, '0');
  if (/[1-9]/.test(fraction.slice(2)))
    throw new RangeError(`two decimals can't hold this amount: ${currency} has ${decimals}`);
  return `${digits.slice(0, point)}.${fraction.slice(0, 2)}`;
}

/** A decimal of a library such as decimal.js, big.js or bignumber.js, or of an ORM that uses one. */
export interface DecimalLike {
  readonly toFixed: () => string;
}

/**
 * Converts a decimal to the amount of a request, which has two decimals: `'49.9'` is `49.90`. It never rounds.
 *
 * @param decimal A string, as databases return it, or a decimal of a library. A number is refused: 0.1 + 0.2 is not 0.3.
 * @throws {TypeError} if it is not a decimal of 0 or more, written with digits and at most one point.
 * @throws {RangeError} if it needs more than two decimals.
 */
export function formatDecimal(decimal: string | DecimalLike): string {
  const text: unknown = isDecimal(decimal) ? decimal.toFixed() : decimal;
  const [, digits, fraction = ''] = (typeof text === 'string' && /^(\d+)(?:\.(\d+))?$/.exec(text)) || [];
  if (typeof text === 'number')
    throw new TypeError('the amount must be a string, because numbers round: 0.1 + 0.2 is not 0.3');
  if (digits === undefined)
    throw new TypeError(
      'the amount must be 0 or more, as a string or a decimal, with digits before and after a point, like 0.50',
    );
  if (/[1-9]/.test(fraction.slice(2))) throw new RangeError('the amount must have at most two decimals');
  return `${digits.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0').slice(0, 2)}`;
}

const isDecimal = (value: unknown): value is DecimalLike =>
  typeof value === 'object' && value !== null && 'toFixed' in value && typeof value.toFixed === 'function';

/**
 * Converts a time to its date in a time zone, as `YYYY-MM-DD`.
 *
 * @param timeZone A name like `Europe/Paris`; `UTC` for a `Date` that was made from a date without a time.
 * @throws {TypeError} if it is no `Date`, or the time zone is no string.
 * @throws {RangeError} if the date is invalid, its year is not from 1 to 9999, or the time zone does not exist.
 */
export function formatCalendarDate(date: Date, timeZone: string): string {
  // `null` and `undefined` would be 1970 and today.
  if (typeOf(date) !== 'date') throw new TypeError('the date must be a Date');
  // `undefined` would be the time zone of the machine.
  if (typeof timeZone !== 'string') throw new TypeError('the time zone must be a string, like Europe/Paris');
  const options = { timeZone, era: 'short', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(date);
  const partOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const year = partOf('year').padStart(4, '0');
  if (year.length > 4 || partOf('era') !== 'AD') throw new RangeError('the year must be from 1 to 9999');
  return `${year}-${partOf('month')}-${partOf('day')}`;
}
