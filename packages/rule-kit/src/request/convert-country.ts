import { ALPHA_3_COUNTRIES, COUNTRIES, NUMERIC_COUNTRIES } from '../formats/iso-codes.ts';

/** Converts `FR` or `FRA` to `250`, the three digits that Set 4 requires (ISO 3166-1). `undefined` if no country has the code. */
export const numericCountryOf = (code: string): string | undefined =>
  translate(code, code.length === 2 ? COUNTRIES : ALPHA_3_COUNTRIES, NUMERIC_COUNTRIES);

/** Converts `FRA` or `250` to `FR` (ISO 3166-1). `undefined` if no country has the code. */
export const alpha2CountryOf = (code: string): string | undefined =>
  translate(code, /^\d/.test(code) ? NUMERIC_COUNTRIES : ALPHA_3_COUNTRIES, COUNTRIES);

/** The code in the second list at the place that the code has in the first one. */
function translate(code: string, from: string, to: string): string | undefined {
  if (!/^[a-z\d]+$/i.test(code)) return undefined;
  return to.split(/\s/)[from.split(/\s/).indexOf(code.toUpperCase())];
}
