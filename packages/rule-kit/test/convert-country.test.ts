import { expect, test } from 'vitest';
import { alpha2CountryOf, numericCountryOf } from '../src/index.ts';

test.each([
  ['FR', '250'],
  ['AF', '004'],
  ['ZW', '716'],
])('%s converts to %s, and back', (alpha2, numeric) => {
  expect([numericCountryOf(alpha2), alpha2CountryOf(numeric)]).toEqual([numeric, alpha2]);
});

test('lower case is allowed', () => {
  expect(numericCountryOf('fr')).toBe('250');
});

test.each(['XX', 'UK', '', 'F', 'FRA', '..', 'FR250', '250'])('%j is not an alpha-2 code', (code) => {
  expect(numericCountryOf(code)).toBeUndefined();
});

test.each(['000', '999', '25', '2500', '', '...', 'FR'])('%j is not a numeric code', (code) => {
  expect(alpha2CountryOf(code)).toBeUndefined();
});
