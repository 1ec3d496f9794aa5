import { UNBOUNDED } from '@pg/type-codes';
import { cached } from '../data/cached.ts';
import { textOf } from '../data/value.ts';
import type { Mistake } from '../findings/finding.ts';
import { toMistake } from '../findings/messages.ts';
import type { Messages } from '../words/messages.ts';
import { alpha2Codes, numericCodes, toAlpha2Country } from './convert-country.ts';
import { type Format, mistakeIn } from './format.ts';
import { twoLetters } from './formats.ts';
import { CURRENCIES } from './iso-codes.ts';
import { postcodeDigitsOf } from './numbers-by-code.ts';
import { LONGEST_URL, USUAL_URL } from './url.ts';

const countries: ReadonlySet<string> = new Set(alpha2Codes);
const numericCountries: ReadonlySet<string> = new Set(numericCodes);
const currencyCodes: readonly string[] = CURRENCIES.split(/\s/);
const currencies: ReadonlySet<string> = new Set(currencyCodes);

/** An existing country code of two letters (ISO 3166-1). */
export const country: Format = {
  name: 'country',
  expects: 'a country code of 2 letters (ISO 3166-1)',
  pattern: '^[A-Za-z]{2}$',
  findMistake(text) {
    const mistake = twoLetters.findMistake(text);
    return mistake || countries.has(text.toUpperCase())
      ? mistake
      : { code: 'no-such-country', messages: countryMessages };
  },
};

/** The meaning of a value. It should fit, but the document does not require it. */
export type Meaning =
  | 'amount'
  | 'country'
  | 'numeric-country'
  | 'any-country'
  | 'currency'
  | 'whole-number'
  | 'postcode'
  | 'document-number'
  | 'phone-code'
  | 'code'
  | 'count'
  | 'id'
  | 'percent'
  | 'phone'
  | 'public-address'
  | 'browser-url';

/** What a value of a meaning looks like is in the table of signs; its own check compares it with a list, or with the field beside. */
interface MeaningChecks extends Partial<Pick<Format, 'expects' | 'findMistake'>> {
  /** The values that are right, if they can be listed. */
  readonly codes?: ReadonlySet<string>;
  /** A fast test: strings that pass are right, printable, and of the format that rows with this meaning have. */
  readonly isUsual?: (text: string) => boolean;
}

/** The checks of meanings. Rows refer to them by name, so that bundles that only check what the document states are smaller. */
export const meanings: Readonly<Record<Meaning, MeaningChecks>> = {
  amount: {
    expects: 'an amount that is not negative',
    isUsual: (text) => /^(?:0|[1-9][0-9]*)\.[0-9]{2}$/.test(text),
  },
  country: { ...country, codes: countries, findMistake: (text) => country.findMistake(text) ?? lowerCase(text) },
  'numeric-country': {
    expects: 'a numeric country code (ISO 3166-1)',
    codes: numericCountries,
    findMistake: (text) => (numericCountries.has(text) ? undefined : toMistake('no-such-numeric-country')),
  },
  'any-country': {
    expects: 'a country code (ISO 3166-1)',
    findMistake: (text) => meanings[/^\d/.test(text) ? 'numeric-country' : 'country'].findMistake?.(text),
  },
  currency: {
    expects: 'a currency code (ISO 4217)',
    codes: currencies,
    findMistake: (text) => (currencies.has(text.toUpperCase()) ? lowerCase(text) : toMistake('no-such-currency')),
  },
  postcode: {
    expects: 'a postcode with all its digits',
    findMistake(text, country) {
      const code = textOf(country).trim().toUpperCase();
      const of = code.length === 2 ? code : (toAlpha2Country(code) ?? code);
      const exact = postcodeDigitsOf(of);
      const isShort = exact !== undefined && /^\d+$/.test(text) && text.length < exact;
      return isShort ? toMistake('missing-digits', { exact, of, length: text.length }) : undefined;
    },
  },
  'document-number': {
    expects: 'a number with the digits that the type of the document has',
    findMistake(text, type) {
      if (type !== 'cpf') return undefined;
      const digits = text.replace(/\D/g, '');
      const params = { exact: CPF_DIGITS, of: type, length: digits.length };
      if (digits.length !== CPF_DIGITS)
        return toMistake(
          digits === text && digits.length < CPF_DIGITS ? 'missing-digits' : 'wrong-digit-count',
          params,
        );
      return /^(\d)\1*$/.test(digits) ? toMistake('equal-digits', { of: type }) : undefined;
    },
  },
  'phone-code': {
    expects: 'the phone code of a country',
    findMistake: (text) => (/^(?:\+|00)?[1-9](?:[ -]?\d){0,6}$/.test(text) ? undefined : toMistake('not-a-phone-code')),
  },
  'whole-number': { expects: 'digits only', findMistake: mistakeIn('N', 1, UNBOUNDED) },
  'browser-url': {
    expects: 'a URL that a browser opens',
    isUsual: (text) => text.length <= LONGEST_URL && USUAL_URL.test(text),
  },
  code: {},
  count: { expects: 'more than 0' },
  id: { expects: 'a string without spaces' },
  percent: { expects: 'at most 100' },
  phone: {},
  'public-address': { expects: 'the public address of the payer' },
};

const CPF_DIGITS = 11;

const codesOf = { region: alpha2Codes, currency: currencyCodes };

/** The codes by their English names in capital letters. */
const codesByName = cached((type: keyof typeof codesOf): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames('en', { type });
  return new Map(codesOf[type].map((code) => [(names.of(code) ?? code).toUpperCase(), code]));
});

/** A mistake with the code to send, if the value is the English name of a country or currency, or another code of the country. */
export function withMeantCode(should: Meaning | undefined, value: unknown, mistake: Mistake): Mistake | undefined {
  if (mistake.fix || !(should === 'currency' || should?.endsWith('country'))) return undefined;
  const type = should === 'currency' ? should : 'region';
  const codes = codesOf[type];
  const text = textOf(value).trim().toUpperCase().replace(/^UK$/, 'GB');
  const name = toAlpha2Country(/^\d+$/.test(text) ? text.padStart(3, '0') : text) ?? text;
  const code = codesByName(type).get(name) ?? name;
  const meant = (should === 'numeric-country' ? numericCodes : codes)[codes.indexOf(code)];
  if (meant === undefined) return undefined;
  const params = { ...mistake.params, meant };
  return { ...mistake, params, hint: 'Send {meant}.', choices: [{ value: meant }] };
}

/** ISO writes its codes in upper case. */
function lowerCase(text: string): Mistake | undefined {
  const meant = text.toUpperCase();
  if (text === meant) return undefined;
  return { code: 'wrong-case', params: { meant, value: text }, fix: { value: meant } };
}

export const countryMessages = {
  'no-such-country': '{field} {must} be a country code of ISO 3166-1, like FR',
} as const satisfies Messages;
