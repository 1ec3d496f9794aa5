import { count, countCharacters, type Failure, findFailure, type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import type { Format } from './format.ts';
import { isUrl } from './is-url.ts';

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

/** What parsers read as a URL and no URL is: the slashes of one of the web are lost, or `localhost:3000` has no scheme. */
const SLIP =
  '^(?:[Hh][Tt][Tt][Pp][Ss]?:(?:[^/]|/[^/]|//[/\\\\]|/{0,2}$)|(?:localhost|[^:/?#]*\\.[^:/?#]*):[0-9]+(?:[/?#]|$))';

/** An absolute URL. */
export const url: Format = {
  expects: 'an absolute URL',
  jsonSchema: { format: 'uri', pattern: '^[A-Za-z][A-Za-z0-9+.-]*:\\S*$', not: { pattern: SLIP } },
  findFailure: findUrlFailure,
};

/** Exactly two ASCII letters. */
export const twoLetters: Format = /* @__PURE__ */ exactly('A', 2);
/** Exactly three ASCII letters. */
export const threeLetters: Format = /* @__PURE__ */ exactly('A', 3);
/** Exactly two digits. */
export const twoDigits: Format = /* @__PURE__ */ exactly('N', 2);
/** Exactly three digits. */
export const threeDigits: Format = /* @__PURE__ */ exactly('N', 3);

/** At most nine digits. */
export const atMost9Digits: Format = {
  expects: 'at most 9 digits',
  pattern: '^[0-9]{0,9}$',
  findFailure: (text) =>
    text === '' ? undefined : findFailure([{ kind: 'N', min: 1, max: 9, decimals: undefined }], text),
};

function exactly(kind: 'A' | 'N', length: number): Format {
  const part: TypeCodePart = { kind, min: length, max: length, decimals: undefined };
  return {
    expects: `exactly ${length} ${kind === 'A' ? 'letters' : 'digits'}`,
    pattern: `^[${kind === 'A' ? 'A-Za-z' : '0-9'}]{${length}}$`,
    findFailure: (text) => findFailure([part], text),
  };
}

const fail = (found: string, allowed: string): Failure => ({ found, allowed, wrongType: false });

// A pattern in a function would be a new object on each call.
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^[0-9]+\.[0-9]{2}$/;
const BLANK = /\s/;
const START_OF_SLIP = /* @__PURE__ */ new RegExp(SLIP);
// Every such text is a URL: small letters and digits in the host, its last part no number. It saves the parser.
const PLAIN_URL = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z][a-z\d]*(?:[/?#]\S*)?$/;

function findDateFailure(text: string): Failure | undefined {
  if (!DATE.test(text)) return fail(text === '' ? 'an empty text' : 'another form', 'YYYY-MM-DD only');
  const month = text.slice(5, 7);
  if (month < '01' || month > '12') return fail('a month that no year has', 'from 01 to 12');
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
  return whole === ''
    ? fail('an empty text', 'digits and exactly 2 decimals behind a point')
    : fail(count(decimals.length, 'decimal'), 'exactly 2 behind a point');
}

function findUrlFailure(text: string): Failure | undefined {
  if (PLAIN_URL.test(text)) return undefined;
  const blank = text.search(BLANK);
  if (blank >= 0)
    return fail(`a blank at character ${countCharacters(text.slice(0, blank)) + 1}`, 'an absolute URL only');
  if (isUrl(text) && !START_OF_SLIP.test(text)) return undefined;
  return fail(text === '' ? 'an empty text' : 'no absolute URL', 'such as https://shop.example/done');
}
