import { findFailure, type Messages, type TypeCode, UNBOUNDED } from '@pg/type-codes';
import type { Format, FormatFailure } from './format.ts';
import { twoLetters } from './formats.ts';
import { COUNTRY, CURRENCY, NUMERIC_COUNTRY } from './iso-codes.ts';

// What a string means, beyond its characters. Each format is a constant of its own, as in formats.ts.

/** A country code of two letters that a country has (ISO 3166-1). */
export const country: Format = {
  name: 'country',
  expects: 'a country code of 2 letters (ISO 3166-1)',
  pattern: '^[A-Za-z]{2}$',
  findFailure: (text) => twoLetters.findFailure(text) ?? findCodeFailure(COUNTRY, 'no-such-country', text),
};

/** A country code of three digits that a country has (ISO 3166-1). */
export const existingNumericCountry: Format = {
  name: 'existing-numeric-country',
  expects: 'a numeric country code (ISO 3166-1)',
  findFailure: (text) => findCodeFailure(NUMERIC_COUNTRY, 'no-such-numeric-country', text),
};

/** A country code of letters or digits that a country has (ISO 3166-1). */
export const anyCountry: Format = {
  name: 'any-country',
  expects: 'a country code (ISO 3166-1)',
  findFailure: (text) => (/^\d/.test(text) ? existingNumericCountry : country).findFailure(text),
};

/** A currency code that a currency has (ISO 4217). */
export const currency: Format = {
  name: 'existing-currency',
  expects: 'a currency code (ISO 4217)',
  findFailure: (text) => findCodeFailure(CURRENCY, 'no-such-currency', text),
};

/** Digits only, where the document's type allows decimals too. */
export const wholeNumber: Format = {
  name: 'whole-number',
  expects: 'digits only',
  findFailure: (text) => findFailure(DIGITS, text),
};

const DIGITS: TypeCode = { code: '', alternatives: [{ kind: 'N', min: 1, max: UNBOUNDED, decimals: undefined }] };

/** A URL that a browser opens, of a web page or an app. */
export const browserUrl: Format = {
  name: 'browser-url',
  expects: 'a URL that a browser opens',
  findFailure: (text) => {
    const [, scheme] = /^(javascript|data|file|tel|mailto|blob):/i.exec(text) ?? [];
    return scheme
      ? { code: 'not-for-browsers', params: { scheme: scheme.toLowerCase() }, messages: meaningMessages }
      : undefined;
  },
};

export const meaningMessages = {
  'no-such-country': '{field} {must} be a country code of ISO 3166-1, like FR',
  'country-uk': { message: '{field} {must} be a country code of ISO 3166-1, but is UK', hint: 'Did you mean GB?' },
  'no-such-numeric-country': '{field} {must} be a numeric country code of ISO 3166-1, like 250',
  'no-such-currency': '{field} {must} be a currency code of ISO 4217, like EUR',
  'not-for-browsers': '{field} {must} be a web URL, like https://shop.example/done, but is a {scheme}: URL',
} as const satisfies Messages;

function findCodeFailure(codes: RegExp, code: keyof typeof meaningMessages, text: string): FormatFailure | undefined {
  if (codes.test(text)) return undefined;
  return { code: /^uk$/i.test(text) ? 'country-uk' : code, messages: meaningMessages };
}
