import { UNBOUNDED } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import { textOf } from '../match/matches.ts';
import type { Messages } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { type Format, mistakeIn, mistakeOf } from './format.ts';
import { decimalsOf } from './numbers-by-code.ts';

// Each format is a constant of its own, so that a bundle contains only the formats that its rows use.

const findNumberMistake = mistakeIn('N', 0, UNBOUNDED);
const findDigitsMistake = mistakeIn('N', 1, 9);

/** A date that exists, as YYYY-MM-DD. */
export const calendarDate: Format = {
  name: 'date',
  expects: 'a date that exists, as YYYY-MM-DD',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  findCause: (value) => (value instanceof Date ? notADate('date-object') : undefined),
  findMistake: findDateMistake,
};

export const amount: Format = {
  name: 'amount',
  expects: 'digits, a point and two decimals, as a string',
  findCause: (value, currency) =>
    findMinorUnit(textOf(value), textOf(currency).trim().toUpperCase()) ??
    (Number.isFinite(value) ? notAnAmount('amount-as-number') : undefined),
  pattern: '^-?[0-9]+\\.[0-9]{2}$',
  findMistake: findAmountMistake,
};

export const twoLetters: Format = {
  name: 'A2 [A-Za-z]2',
  expects: 'exactly 2 letters',
  pattern: '^[A-Za-z]{2}$',
  findMistake: mistakeIn('A', 2, 2),
};

export const currencyCode: Format = {
  name: 'currency',
  expects: 'exactly 3 letters',
  pattern: '^[A-Za-z]{3}$',
  findMistake: (text) => (/^[A-Za-z]{3}$/.test(text) ? undefined : { code: 'not-a-currency', messages: codeMessages }),
};

export const twoDigits: Format = {
  name: 'N2 [0-9]2',
  expects: 'exactly 2 digits',
  pattern: '^[0-9]{2}$',
  findCause: (value) => findDigitsCause(2, 2, value),
  rewrite: (text) => text.padStart(2, '0'),
  findMistake: mistakeIn('N', 2, 2),
};

/** A country code of three digits. */
export const numericCountry: Format = {
  name: 'numeric-country',
  expects: 'exactly 3 digits',
  pattern: '^[0-9]{3}$',
  findCause: (value) => (typeof value === 'number' ? findDigitsCause(3, 3, value) : undefined),
  findMistake: (text) => (/^\d{3}$/.test(text) ? undefined : { code: 'not-a-numeric-country', messages: codeMessages }),
};

export const atMost9Digits: Format = {
  name: 'digits',
  expects: 'at most 9 digits',
  pattern: '^[0-9]{0,9}$',
  findCause: (value) => findDigitsCause(0, 9, value),
  findMistake: (text) => (text === '' ? undefined : findDigitsMistake(text)),
};

export const codeMessages = {
  'not-a-currency': '{field} must be a 3-letter code like EUR',
  'not-a-numeric-country': '{field} must be a numeric country code of 3 digits, like 250',
} as const satisfies Messages;

/** The hint of a number that lost zeros, if it is known how many. */
export const WITH_ZEROS = 'Put it in quotes, with {zeros:zero} at the front.';

/** Messages about strings of digits. */
// biome-ignore format: a table
export const digitsMessages = {
  'missing-zeros': { message: '{field} must be exactly {exact:digit}, but has {length}', hint: 'Add zeros at the front.' },
  'digits-as-number': { message: '{field} must be a string of digits, but is a number', hint: 'Put it in quotes, with its leading zeros.' },
} as const satisfies Messages;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const dateMessages = {
  'date-object': '{field} must be a string like 1990-01-31, but is a Date object',
  'not-a-date': '{field} must be a date like 2030-12-31',
  'no-such-month': '{field} is not a real date: months go from 01 to 12',
  'no-such-day': '{field} is not a real date: that month has {days:day}',
} as const satisfies Messages;

const notADate = mistakeOf(dateMessages);

function findDateMistake(text: string): Mistake | undefined {
  if (!DATE.test(text)) return notADate('not-a-date');
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (month < 1 || month > 12) return notADate('no-such-month');
  const days = lastDayOf(year, month);
  return day < 1 || day > days ? notADate('no-such-day', { days }) : undefined;
}

/** Day 0 of the next month is the last day of this one; the year 2000 starts the cycle of leap years. */
const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

const AMOUNT = /^-?[0-9]+\.[0-9]{2}$/;

// biome-ignore format: a table
export const amountMessages = {
  'amount-as-number': { message: '{field} must be a string like 49.90, but is a number', hint: 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.' },
  'wrong-decimals': '{field} must have exactly 2 decimals, like 49.90, but has {decimals}',
  'unrounded-amount': { message: '{field} must have exactly 2 decimals, like 49.90, but has {decimals}', hint: 'Round it to two decimals.' },
  'no-decimals': { message: '{field} must have exactly 2 decimals, like 49.90, but has none', hint: 'If it is in cents, divide by 100.' },
  'no-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with .00 at the end: {currency} has no smaller unit.' },
  'in-minor-unit': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'Write it as a string with two decimals. If it is in the smallest unit of {currency}, divide by {divisor} first.' },
  'minor-unit-too-small': { message: '{field} must be a string with exactly 2 decimals, like 49.90', hint: 'If it is in the smallest unit of {currency}, send another amount: divided by {divisor}, this one has more than two decimals.' },
} as const satisfies Messages;

const notAnAmount = mistakeOf(amountMessages);

function findAmountMistake(text: string): Mistake | undefined {
  if (AMOUNT.test(text)) return undefined;
  if (text === '') return { code: 'empty', messages: stringMessages };
  const mistake = findNumberMistake(text.replace(/^-(?=\d)/, ''));
  if (mistake) return mistake;
  const [, { length: decimals } = ''] = text.split('.');
  if (decimals === 0) return notAnAmount('no-decimals');
  return notAnAmount(decimals > 2 ? 'unrounded-amount' : 'wrong-decimals', { decimals });
}

/** The cause of an amount without decimals, in a currency whose smallest unit is not a hundredth. */
function findMinorUnit(text: string, currency: string): Mistake | undefined {
  const decimals = decimalsOf(currency);
  if (decimals === 2 || !/^\d+$/.test(text)) return undefined;
  if (decimals === 0) return notAnAmount('no-minor-unit', { currency });
  const isTooSmall = /[1-9]/.test(text.slice(2 - decimals));
  return notAnAmount(isTooSmall ? 'minor-unit-too-small' : 'in-minor-unit', { currency, divisor: 10 ** decimals });
}

const notDigits = mistakeOf(digitsMessages);

/** The cause of missing leading zeros: the value is a number, or was converted from one. */
function findDigitsCause(min: number, max: number, value: unknown): Mistake | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  const text = isNumber ? String(value) : value;
  const isShort = min === max && typeof text === 'string' && /^\d+$/.test(text) && text.length <= max;
  if (isNumber && String(value).length > max) return undefined;
  const zeros = isNumber && min === max ? max - String(value).length : 0;
  if (zeros > 0) return { ...notDigits('digits-as-number', { actual: 'number', zeros }), hint: WITH_ZEROS };
  if (isNumber) return notDigits('digits-as-number', { actual: 'number' });
  return isShort && text.length < max ? notDigits('missing-zeros', { exact: max, length: text.length }) : undefined;
}
