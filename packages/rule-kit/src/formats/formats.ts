import {
  describeParts,
  findFailure,
  type Messages,
  type Params,
  readTypeCode,
  type TypeCode,
  type TypeCodePattern,
  typeCodeMessages,
  UNBOUNDED,
} from '@pg/type-codes';
import type { Format, FormatFailure } from './format.ts';

// Each format is a constant of its own, so that a bundle has those alone that its rows name.

/** A date that exists, as YYYY-MM-DD. */
export const calendarDate: Format = {
  expects: 'a date that exists, as YYYY-MM-DD',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  jsonSchema: { format: 'date' },
  findFailure: findDateFailure,
};

/** Digits, a point and two decimals. */
export const amount: Format = {
  expects: 'digits, a point and two decimals, as a text',
  pattern: '^[0-9]+\\.[0-9]{2}$',
  findFailure: findAmountFailure,
};

/** Exactly two ASCII letters. */
export const twoLetters: Format = /* @__PURE__ */ ofCode('A2 [A-Za-z]2');
/** Exactly three ASCII letters. */
export const threeLetters: Format = /* @__PURE__ */ ofCode('A3 [A-Za-z]3');
/** Exactly two digits. */
export const twoDigits: Format = /* @__PURE__ */ ofCode('N2 [0-9]2');
/** Exactly three digits. */
export const threeDigits: Format = /* @__PURE__ */ ofCode('N3 [0-9]3');

/** At most nine digits. */
export const atMost9Digits: Format = {
  expects: 'at most 9 digits',
  pattern: '^[0-9]{0,9}$',
  digits: { min: 0, max: 9 },
  findFailure: (text) => (text === '' ? undefined : findMismatch(UP_TO_9, text)),
};

const UP_TO_9: TypeCode = { code: '', alternatives: [{ kind: 'N', min: 1, max: 9, decimals: undefined }] };

function ofCode(code: TypeCodePattern): Format {
  const alternatives = readTypeCode(code) ?? [];
  const [{ kind = 'N', min = 0, max = 0 } = {}] = alternatives;
  return {
    expects: describeParts(alternatives),
    pattern: `^[${kind === 'A' ? 'A-Za-z' : '0-9'}]{${max}}$`,
    ...(kind === 'N' && { digits: { min, max } }),
    findFailure: (text) => findMismatch({ code, alternatives }, text),
  };
}

function findMismatch(typeCode: TypeCode, text: string): FormatFailure | undefined {
  const failure = findFailure(typeCode, text);
  return failure && { ...failure, messages: typeCodeMessages };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const dateMessages: Messages = {
  'not-a-date': 'another form',
  'expected.not-a-date': 'YYYY-MM-DD only',
  'no-such-month': 'a month that no year has',
  'expected.no-such-month': 'from 01 to 12',
  'no-such-day': 'a day that this month does not have',
  'expected.no-such-day': 'from 01 to {last}',
};

const notADate = (code: string, params: Params = {}): FormatFailure => ({ code, params, messages: dateMessages });

function findDateFailure(text: string): FormatFailure | undefined {
  if (!DATE.test(text)) return text === '' ? notADate('empty', { expected: 'not-a-date' }) : notADate('not-a-date');
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (month < 1 || month > 12) return notADate('no-such-month');
  const last = lastDayOf(year, month);
  return day < 1 || day > last ? notADate('no-such-day', { last }) : undefined;
}

/** Day 0 of the next month is the last day of this one; the year 2000 starts the cycle of leap years. */
const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

const AMOUNT = /^[0-9]+\.[0-9]{2}$/;

const amountMessages: Messages = {
  'wrong-decimals': '{decimals decimal}',
  'expected.wrong-decimals': 'exactly 2 behind a point',
  'expected.amount': 'digits and exactly 2 decimals behind a point',
};

const ANY_NUMBER: TypeCode = { code: 'N', alternatives: [{ kind: 'N', min: 0, max: UNBOUNDED, decimals: undefined }] };

function findAmountFailure(text: string): FormatFailure | undefined {
  if (AMOUNT.test(text)) return undefined;
  const failure = findMismatch(ANY_NUMBER, text);
  if (failure) return failure;
  if (text === '') return { code: 'empty', params: { expected: 'amount' }, messages: amountMessages };
  const [, { length: decimals } = ''] = text.split('.');
  return { code: 'wrong-decimals', params: { decimals }, messages: amountMessages };
}
