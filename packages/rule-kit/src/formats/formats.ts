import { findFailure, type Messages, stringMessages, type TypeCode, UNBOUNDED } from '@pg/type-codes';
import { type Format, type FormatFailure, failureOf } from './format.ts';

// Each format is a constant of its own, so that a bundle contains only the formats that its rows use.

/** A type code of one part. */
export function onePart(kind: 'A' | 'N', min: number, max: number): TypeCode {
  return { code: '', alternatives: [{ kind, min, max, decimals: undefined }] };
}

const TWO_LETTERS = onePart('A', 2, 2);
const TWO_DIGITS = onePart('N', 2, 2);
const UP_TO_9_DIGITS = onePart('N', 1, 9);
const ANY_NUMBER = onePart('N', 0, UNBOUNDED);

/** A date that exists, as YYYY-MM-DD. */
export const calendarDate: Format = {
  name: 'date',
  expects: 'a date that exists, as YYYY-MM-DD',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  findFailure: findDateFailure,
};

export const amount: Format = {
  name: 'amount',
  expects: 'digits, a point and two decimals, as a string',
  isAmount: true,
  pattern: '^-?[0-9]+\\.[0-9]{2}$',
  findFailure: findAmountFailure,
};

export const twoLetters: Format = {
  name: 'A2 [A-Za-z]2',
  expects: 'exactly 2 letters',
  pattern: '^[A-Za-z]{2}$',
  findFailure: (text) => findFailure(TWO_LETTERS, text),
};

export const currencyCode: Format = {
  name: 'currency',
  expects: 'exactly 3 letters',
  pattern: '^[A-Za-z]{3}$',
  findFailure: (text) => (/^[A-Za-z]{3}$/.test(text) ? undefined : { code: 'not-a-currency', messages: codeMessages }),
};

export const twoDigits: Format = {
  name: 'N2 [0-9]2',
  expects: 'exactly 2 digits',
  pattern: '^[0-9]{2}$',
  digits: { min: 2, max: 2 },
  findFailure: (text) => findFailure(TWO_DIGITS, text),
};

/** A country code of three digits. */
export const numericCountry: Format = {
  name: 'numeric-country',
  expects: 'exactly 3 digits',
  pattern: '^[0-9]{3}$',
  findFailure: (text) => (/^\d{3}$/.test(text) ? undefined : { code: 'not-a-numeric-country', messages: codeMessages }),
};

export const atMost9Digits: Format = {
  name: 'digits',
  expects: 'at most 9 digits',
  pattern: '^[0-9]{0,9}$',
  digits: { min: 0, max: 9 },
  findFailure: (text) => (text === '' ? undefined : findFailure(UP_TO_9_DIGITS, text)),
};

export const codeMessages = {
  'not-a-currency': '{field} must be a 3-letter code like EUR',
  'not-a-numeric-country': '{field} must be a numeric country code of 3 digits, like 250',
} as const satisfies Messages;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const dateMessages = {
  'not-a-date': '{field} must be a date like 2030-12-31',
  'no-such-month': '{field} is not a real date: months go from 01 to 12',
  'no-such-day': '{field} is not a real date: that month has {days:day}',
} as const satisfies Messages;

const notADate = failureOf(dateMessages);

function findDateFailure(text: string): FormatFailure | undefined {
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
  'wrong-decimals': '{field} must have exactly 2 decimals, like 49.90, but has {decimals}',
  'no-decimals': { message: '{field} must have exactly 2 decimals, like 49.90, but has none', hint: 'If it is in cents, divide by 100.' },
} as const satisfies Messages;

const notAnAmount = failureOf(amountMessages);

function findAmountFailure(text: string): FormatFailure | undefined {
  if (AMOUNT.test(text)) return undefined;
  if (text === '') return { code: 'empty', messages: stringMessages };
  const failure = findFailure(ANY_NUMBER, text.replace(/^-(?=\d)/, ''));
  if (failure) return failure;
  const [, { length: decimals } = ''] = text.split('.');
  return decimals === 0 ? notAnAmount('no-decimals') : notAnAmount('wrong-decimals', { decimals });
}
