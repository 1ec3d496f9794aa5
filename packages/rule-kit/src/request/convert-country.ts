import { COUNTRY_CODES } from './country-codes.ts';

/** Converts `FR` or `FRA` to `250`, the three digits that Set 4 requires (ISO 3166-1). `undefined` if no country has the code. */
export const numericCountryOf = (code: string): string | undefined => find(code, LETTERS)?.slice(-3);

/** Converts `FRA` or `250` to `FR` (ISO 3166-1). `undefined` if no country has the code. */
export const alpha2CountryOf = (code: string): string | undefined => find(code, /^(?:[a-z]{3}|\d{3})$/i)?.slice(0, 2);

const LETTERS = /^[a-z]{2,3}$/i;

/** The three codes of a country in one string: `FRFRA250`. */
function find(code: string, form: RegExp): string | undefined {
  if (!form.test(code)) return undefined;
  const start = code.length === 2 ? '' : '[A-Z]{2}';
  const middle = /^\d/.test(code) ? '[A-Z]{3}' : '';
  return new RegExp(`\\b${start}${middle}${code}\\w*`, 'i').exec(COUNTRY_CODES)?.[0];
}
