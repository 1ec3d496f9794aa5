/** The numbers of codes. */
// @__NO_SIDE_EFFECTS__
const numbersByCode = (numbers: readonly (readonly [number: number, codes: string])[]): ReadonlyMap<string, number> =>
  new Map(numbers.flatMap(([number, codes]) => codes.split(' ').map((code) => [code, number] as const)));

/** ISO 4217: the decimals of currencies that don't have two. */
const DECIMALS = numbersByCode([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

/** The decimals of the smallest unit of a currency: 2 for EUR, 0 for JPY. */
export const decimalsOf = (currency: string): number => DECIMALS.get(currency) ?? 2;

/** The countries whose postcodes have digits only, always as many, and may start with 0. */
const POSTCODE_DIGITS = numbersByCode([
  [4, 'AU DK NO NZ PH ZA'],
  [5, 'DE DZ ES FI FR IT KR LK MX MY PE PR SK TR UA US VI'],
  [6, 'CN CO EC KZ RO SG'],
  [7, 'JP'],
  [8, 'BR'],
]);

/** The number of digits of a country's postcodes, which may start with 0; `undefined` for other countries. */
export const postcodeDigitsOf = (country: string): number | undefined => POSTCODE_DIGITS.get(country);
