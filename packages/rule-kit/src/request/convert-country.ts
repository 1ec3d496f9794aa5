import { COUNTRY_NUMBERS } from './country-numbers.ts';

/** Converts `FR` to `250`, the three digits that Set 4 requires (ISO 3166-1). `undefined` if no country has the code. */
export const numericCountryOf = (alpha2: string): string | undefined =>
  /^[a-z]{2}$/i.test(alpha2) ? new RegExp(`${alpha2}(\\d{3})`, 'i').exec(COUNTRY_NUMBERS)?.[1] : undefined;

/** Converts `250` to `FR` (ISO 3166-1). `undefined` if no country has the code. */
export const alpha2CountryOf = (numeric: string): string | undefined =>
  /^\d{3}$/.test(numeric) ? new RegExp(`([A-Z]{2})${numeric}`).exec(COUNTRY_NUMBERS)?.[1] : undefined;
