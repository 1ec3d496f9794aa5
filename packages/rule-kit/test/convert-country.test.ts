import { expect, test } from 'vitest';
import { toAlpha2Country, toNumericCountry } from '../src/index.ts';

test.each([
  ['FR', 'FRA', '250'],
  ['AD', 'AND', '020'],
  ['AF', 'AFG', '004'],
  ['ZW', 'ZWE', '716'],
])('%s, %s and %s convert to each other', (alpha2, alpha3, numeric) => {
  expect([alpha2, alpha3].map(toNumericCountry)).toEqual([numeric, numeric]);
  expect([alpha3, numeric].map(toAlpha2Country)).toEqual([alpha2, alpha2]);
});

test('lower case is allowed', () => {
  expect([toNumericCountry('fr'), toAlpha2Country('fra')]).toEqual(['250', 'FR']);
});

test.each(['XX', 'UK', '', 'F', 'FRX', 'RFR', '..', '...', 'FR250', '250'])('%j is not a code of letters', (code) => {
  expect(toNumericCountry(code)).toBeUndefined();
});

test.each(['000', '999', '25', '2500', '', '...', 'FR', 'XXX', 'RAA'])(
  '%j is neither an alpha-3 nor a numeric code',
  (code) => {
    expect(toAlpha2Country(code)).toBeUndefined();
  },
);
