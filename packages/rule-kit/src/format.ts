import { count, type Failure, findFailure, type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import type { Rule } from './rule.ts';

/** The forms that the document's prose gives to texts. */
export type FormatName =
  | 'calendar date'
  | 'amount'
  | 'URL'
  | '2 letters'
  | '3 letters'
  | '2 digits'
  | '3 digits'
  | 'at most 9 digits';

/** A form of texts. */
export interface Format {
  /** What a text of this form is, as a sentence for people. */
  readonly expects: string;
  /** A pattern of all its texts, none of which has control characters; a format that has none leaves it out. */
  readonly pattern?: string;
  /** What JSON Schema can say of it besides, or instead. */
  readonly jsonSchema?: { readonly format: string; readonly pattern?: string };
  /** Says what is wrong with a text; `undefined` where nothing is. */
  readonly findFailure: (text: string) => FormatFailure | undefined;
}

/** What is wrong with a text of a form. */
export interface FormatFailure extends Failure {
  /** The rule of the mistake that this is; `text-format`, if left out. */
  readonly rule?: Rule;
  readonly hint?: string;
  /** The part of the text that is wrong: UTF-16 offsets, the end exclusive. */
  readonly part?: { readonly start: number; readonly end: number };
}

export function format(format: FormatName | Format): Format {
  return typeof format === 'string' ? FORMATS[format] : format;
}

const exactly = (kind: 'A' | 'N', length: number): Format => {
  const part: TypeCodePart = { kind, min: length, max: length, decimals: undefined };
  return {
    expects: `exactly ${length} ${kind === 'A' ? 'letters' : 'digits'}`,
    pattern: `^[${kind === 'A' ? 'A-Za-z' : '0-9'}]{${length}}$`,
    findFailure: (text) => findFailure([part], text),
  };
};

const FORMATS: Record<FormatName, Format> = {
  'calendar date': {
    expects: 'a date that exists, as YYYY-MM-DD',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    jsonSchema: { format: 'date' },
    findFailure: findDateFailure,
  },
  amount: {
    expects: 'digits, a point and two decimals, as a text',
    pattern: '^[0-9]+\\.[0-9]{2}$',
    findFailure: findAmountFailure,
  },
  URL: {
    expects: 'an absolute URL',
    jsonSchema: { format: 'uri', pattern: '^[A-Za-z][A-Za-z0-9+.-]*:\\S*$' },
    findFailure: findUrlFailure,
  },
  '2 letters': exactly('A', 2),
  '3 letters': exactly('A', 3),
  '2 digits': exactly('N', 2),
  '3 digits': exactly('N', 3),
  'at most 9 digits': {
    expects: 'at most 9 digits',
    pattern: '^[0-9]{0,9}$',
    findFailure: (text) =>
      text === '' ? undefined : findFailure([{ kind: 'N', min: 1, max: 9, decimals: undefined }], text),
  },
};

const fail = (found: string, allowed: string): Failure => ({ found, allowed, wrongType: false });

// A pattern in a function would be a new object on each call.
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^[0-9]+\.[0-9]{2}$/;
const BLANK = /\s/;
// Every such text is a URL: small letters and digits in the host, its last part no number. It saves the parser.
const PLAIN_URL = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z][a-z\d]*(?:[/?#]\S*)?$/;

function findDateFailure(text: string): Failure | undefined {
  if (!DATE.test(text)) return fail('another form', 'YYYY-MM-DD only');
  const month = text.slice(5, 7);
  if (month < '01' || month > '12') return fail(`month ${month}`, 'from 01 to 12');
  const day = text.slice(8);
  const lastDay = lastDayOf(Number(text.slice(0, 4)), Number(month));
  return day < '01' || Number(day) > lastDay
    ? fail('a day that this month does not have', `from 01 to ${lastDay}`)
    : undefined;
}

/** Day 0 of the next month is the last day of this one; the year 2000 starts the cycle of leap years. */
const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

function findAmountFailure(text: string): Failure | undefined {
  if (AMOUNT.test(text)) return undefined;
  const failure = findFailure([{ kind: 'N', min: 0, max: UNBOUNDED, decimals: undefined }], text);
  if (failure) return failure;
  const [whole = '', decimals = ''] = text.split('.');
  return fail(whole === '' ? 'an empty text' : count(decimals.length, 'decimal'), 'exactly 2 behind a point');
}

function findUrlFailure(text: string): Failure | undefined {
  if (PLAIN_URL.test(text)) return undefined;
  if (BLANK.test(text)) return fail(`a blank at character ${text.search(BLANK) + 1}`, 'an absolute URL only');
  if (URL.canParse(text)) return undefined;
  return fail(text === '' ? 'an empty text' : 'no absolute URL', 'such as https://shop.example/done');
}
