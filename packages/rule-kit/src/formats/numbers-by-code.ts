type NumbersByCode = readonly (readonly [number: number, codes: string])[];

const numberOf = (numbers: NumbersByCode, code: string): number | undefined =>
  numbers.find(([, codes]) => codes.split(' ').includes(code))?.[0];

/** ISO 4217: the decimals of currencies that don't have two. */
const DECIMALS: NumbersByCode = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** The decimals of the smallest unit of a currency: 2 for EUR, 0 for JPY. */
export const decimalsOf = (currency: string): number => numberOf(DECIMALS, currency) ?? 2;

/** The countries whose postcodes have digits only, always as many, and may start with 0. */
const POSTCODE_DIGITS: NumbersByCode = [
  [4, 'AU DK NO NZ PH ZA'],
  [5, 'DE DZ ES FI FR IT KR LK MX MY PE PR SK TR UA US VI'],
  [6, 'CN CO EC KZ RO SG'],
  [7, 'JP'],
  [8, 'BR'],
];

/** The number of digits of a country's postcodes, which may start with 0; `undefined` for other countries. */
export const postcodeDigitsOf = (country: string): number | undefined => numberOf(POSTCODE_DIGITS, country);
