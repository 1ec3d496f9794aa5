import { UNBOUNDED } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { type Format, mistakeIn, mistakeOf } from './format.ts';

// Each format is a constant of its own, so that a bundle contains only the formats that its rows use.

const findNumberMistake = mistakeIn('N', 0, UNBOUNDED);
const findDigitsMistake = mistakeIn('N', 1, 9);

/** A date that exists, as YYYY-MM-DD. */
export const calendarDate: Format = {
  name: 'date',
  expects: 'a date that exists, as YYYY-MM-DD',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  findMistake: findDateMistake,
  rewrite: (text) => text.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3'),
};

export const amount: Format = {
  name: 'amount',
  expects: 'digits, a point and two decimals, as a string',
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
  rewrite: (text) => text.padStart(2, '0'),
  findMistake: mistakeIn('N', 2, 2),
};

/** A country code of three digits. */
export const numericCountry: Format = {
  name: 'numeric-country',
  expects: 'exactly 3 digits',
  pattern: '^[0-9]{3}$',
  findMistake: (text) => (/^\d{3}$/.test(text) ? undefined : { code: 'not-a-numeric-country', messages: codeMessages }),
};

export const atMost9Digits: Format = {
  name: 'digits',
  expects: 'at most 9 digits',
  pattern: '^[0-9]{0,9}$',
  findMistake: (text) => (text === '' ? undefined : findDigitsMistake(text)),
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
  'wrong-decimals': '{field} must have exactly 2 decimals, like 49.90, but has {decimals}',
  'unrounded-amount': { message: '{field} must have exactly 2 decimals, like 49.90, but has {decimals}', hint: 'Round it to two decimals.' },
  'no-decimals': { message: '{field} must have exactly 2 decimals, like 49.90, but has none', hint: 'Write it with two decimals. If it is in cents, divide by 100 first.' },
} as const satisfies Messages;

const notAnAmount = mistakeOf(amountMessages);

function findAmountMistake(text: string): Mistake | undefined {
  if (AMOUNT.test(text)) return undefined;
  if (text === '') return { code: 'empty', messages: stringMessages };
  const mistake = findNumberMistake(text.replace(/^-(?=\d)/, ''));
  if (mistake) return { hint: 'Write only digits, one point and two decimals.', ...mistake };
  const [, { length: decimals } = ''] = text.split('.');
  if (decimals === 0) return notAnAmount('no-decimals');
  return notAnAmount(decimals > 2 ? 'unrounded-amount' : 'wrong-decimals', { decimals });
}
