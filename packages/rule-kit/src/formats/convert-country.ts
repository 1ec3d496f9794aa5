import { ALPHA_3_COUNTRIES, COUNTRIES, NUMERIC_COUNTRIES } from './iso-codes.ts';

/** The alpha-2 codes of ISO 3166-1, in the order of the other lists of countries. */
export const alpha2Codes: readonly string[] = COUNTRIES.split('\n').flatMap(([first, , ...seconds]) =>
  seconds.map((second) => `${first}${second}`),
);
const alpha3Codes: readonly string[] = ALPHA_3_COUNTRIES.split(/\s/);
export const numericCodes: readonly string[] = NUMERIC_COUNTRIES.split(/\s/);

/** Converts `FR` or `FRA` to `250`, the three digits that Set 4 requires (ISO 3166-1). `undefined` if no country has the code. */
export const toNumericCountry = (code: string): string | undefined =>
  numericCodes[(code.length === 2 ? alpha2Codes : alpha3Codes).indexOf(upperCase(code))];

/** Converts `FRA` or `250` to `FR` (ISO 3166-1). `undefined` if no country has the code. */
export const toAlpha2Country = (code: string): string | undefined =>
  alpha2Codes[(/^\d/.test(code) ? numericCodes : alpha3Codes).indexOf(upperCase(code))];

/** Only ASCII letters have one other case: `ß` is not `SS`. */
const upperCase = (code: string): string => code.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
