import { check } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { cardParamsType } from '../src/index.ts';

const found = (card: unknown): string[] =>
  check(cardParamsType, card).map((finding) => `${finding.severity} ${finding.basis}: ${finding.message}`);

test.each([
  ...['FR', 'GB', 'AQ'].map((country) => ({ shipping: { country } })),
  ...['FR', '250', '004', 250].map((country) => ({ cart: { items: [{ recipient: { country } }] } })),
  { shipping_country: '076' },
  ...['EUR', 'XCG'].map((currency) => ({ cart: { payments: [{ currency }] } })),
  { cart: { items: [{ itemNumber: '015', commodityCode: 12345678, quantity: '1.5' }] } },
  { cart: { items: [{ productUrl: 'shop-app://item/1', imageUrl: 'https://shop.example/data:1' }] } },
])('%j has no finding, except of tax-category', (card) => {
  expect(found(card).filter((line) => !line.includes('taxCategory'))).toEqual([]);
});

const SHIPPING = 'error stated: shipping.country must be a country code of ISO 3166-1';
const MOBILE = 'cart.items[0].productUrl should be a web URL, like https://shop.example/done, but is a';

// biome-ignore format: a table
test.each<[object, string]>([
  [{ shipping: { country: 'UK' } }, `${SHIPPING}, like FR`],
  [{ shipping: { country: 'ZZ' } }, `${SHIPPING}, like FR`],
  [{ shipping: { country: 'XK' } }, `${SHIPPING}, like FR`],
  [{ shipping: { country: 'FRA' } }, 'error stated: shipping.country must be exactly 2 letters, but has 3 characters'],
  [{ shipping_country: '999' }, 'warning inferred: shipping_country should be a numeric country code of ISO 3166-1, like 250'],
  ...['ZZ', '999', 999].map((country): [object, string] => [
    { cart: { items: [{ recipient: { country } }] } },
    country === 'ZZ'
      ? 'warning inferred: cart.items[0].recipient.country should be a country code of ISO 3166-1, like FR'
      : 'warning inferred: cart.items[0].recipient.country should be a numeric country code of ISO 3166-1, like 250',
  ]),
  ...['DEM', 'EU', 'EUO'].map((currency): [object, string] => [
    { cart: { payments: [{ currency }] } },
    'warning inferred: cart.payments[0].currency should be a currency code of ISO 4217, like EUR',
  ]),
  ...['1.5', 1.5].map((itemNumber): [object, string] => [{ cart: { items: [{ itemNumber }] } }, 'warning inferred: cart.items[0].itemNumber should be digits only, but has a point at character 2']),
  [{ cart: { items: [{ recipient: { phone: '33.10' } }] } }, 'warning inferred: cart.items[0].recipient.phone should be digits only, but has a point at character 3'],
  [{ cart: { items: [{ recipient: { phone: '33-10' } }] } }, 'error stated: cart.items[0].recipient.phone must be digits only, but has "-" at character 3'],
  [{ cart: { items: [{ recipient: { phone: '+3310' } }] } }, 'error stated: cart.items[0].recipient.phone must be digits only, but starts with "+"'],
  [{ cart: { items: [{ itemNumber: '1,5' }] } }, 'error stated: cart.items[0].itemNumber must be digits only, but has a comma at character 2'],
  ...['1000', '1.50'].map((itemNumber): [object, string] => [{ cart: { items: [{ itemNumber }] } }, 'error stated: cart.items[0].itemNumber must have at most 3 characters, but has 4']),
  [{ shipping: { cost: 1e-7 } }, 'error stated: shipping.cost must be a string: JSON writes a number below 0.000001 with an exponent'],
  [{ cart: { items: [{ recipient: { phone: 2 ** 53 } }] } }, 'error stated: cart.items[0].recipient.phone must be a string: a JSON number beyond 9007199254740991 loses digits'],
  [{ cart: { items: [{ price: Number.NaN }] } }, 'error stated: cart.items[0].price must be a string or a number, but is NaN'],
  [{ payee_birth_date: new Date(0) }, 'error stated: payee_birth_date must be a string like 1990-01-31, but is a Date object'],
  ...['JAVASCRIPT', 'data', 'file', 'TEL'].map((scheme): [object, string] => [
    { cart: { items: [{ productUrl: `${scheme}:1` }] } },
    `warning inferred: ${MOBILE} ${scheme}: URL`,
  ]),
])('%j has one finding', (card, line) => {
  expect(found(card)).toEqual([line]);
});

test('the country UK has a hint, other unknown codes have none', () => {
  const hintsOf = (country: string): unknown[] =>
    check(cardParamsType, { shipping: { country } }).map((finding) => finding.hint);
  expect(['UK', 'uk', 'ZZ', 'EN'].flatMap(hintsOf)).toEqual(['Send GB.', 'Send GB.', undefined, undefined]);
});
