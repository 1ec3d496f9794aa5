import { expect, test } from 'vitest';
import { alpha2CountryOf, numericCountryOf } from '../src/index.ts';

test.each([
  ['FR', '250'],
  ['AF', '004'],
  ['ZW', '716'],
])('%s is %s', (alpha2, numeric) => {
  expect([numericCountryOf(alpha2), alpha2CountryOf(numeric)]).toEqual([numeric, alpha2]);
});

test('letters may be small', () => {
  expect(numericCountryOf('fr')).toBe('250');
});

test.each(['XX', 'UK', '', 'F', 'FRA', '..', 'FR250', '250'])('%j is no country of two letters', (code) => {
  expect(numericCountryOf(code)).toBeUndefined();
});

test.each(['000', '999', '25', '2500', '', '...', 'FR'])('%j is no country of three digits', (code) => {
  expect(alpha2CountryOf(code)).toBeUndefined();
});
