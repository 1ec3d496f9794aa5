import { check } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { cardParamsType } from '../src/index.ts';

const found = (card: unknown): string[] =>
  check(cardParamsType, card).map(
    (finding) => `${finding.severity} ${finding.basis}: ${finding.code} ${finding.path.join('.')}`,
  );

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

const SHIPPING = 'error stated: no-such-country shipping.country';
const MOBILE = 'warning inferred: not-for-browsers cart.items.0.productUrl';

// biome-ignore format: a table
test.each<[object, string]>([
  [{ shipping: { country: 'UK' } }, SHIPPING],
  [{ shipping: { country: 'ZZ' } }, SHIPPING],
  [{ shipping: { country: 'XK' } }, SHIPPING],
  [{ shipping: { country: 'FRA' } }, 'error stated: wrong-number-of-letters shipping.country'],
  [{ shipping_country: '999' }, 'warning inferred: no-such-numeric-country shipping_country'],
  ...['ZZ', '999', 999].map((country): [object, string] => [
    { cart: { items: [{ recipient: { country } }] } },
    country === 'ZZ'
      ? 'warning inferred: no-such-country cart.items.0.recipient.country'
      : 'warning inferred: no-such-numeric-country cart.items.0.recipient.country',
  ]),
  ...['DEM', 'EU', 'EUO'].map((currency): [object, string] => [
    { cart: { payments: [{ currency }] } },
    'warning inferred: no-such-currency cart.payments.0.currency',
  ]),
  ...['1.5', 1.5].map((itemNumber): [object, string] => [{ cart: { items: [{ itemNumber }] } }, 'warning inferred: not-digits cart.items.0.itemNumber']),
  [{ cart: { items: [{ recipient: { phone: '33.10' } }] } }, 'warning inferred: not-digits cart.items.0.recipient.phone'],
  [{ cart: { items: [{ recipient: { phone: '33-10' } }] } }, 'error stated: not-digits cart.items.0.recipient.phone'],
  [{ cart: { items: [{ recipient: { phone: '+3310' } }] } }, 'error stated: leading-sign cart.items.0.recipient.phone'],
  [{ cart: { items: [{ itemNumber: '1,5' }] } }, 'error stated: not-digits cart.items.0.itemNumber'],
  ...['1000', '1.50'].map((itemNumber): [object, string] => [{ cart: { items: [{ itemNumber }] } }, 'error stated: too-long cart.items.0.itemNumber']),
  [{ shipping: { cost: 1e-7 } }, 'error stated: exponent-sent shipping.cost'],
  [{ cart: { items: [{ recipient: { phone: 2 ** 53 } }] } }, 'error stated: lost-digits cart.items.0.recipient.phone'],
  [{ cart: { items: [{ price: Number.NaN }] } }, 'error stated: wrong-type cart.items.0.price'],
  [{ payee_birth_date: new Date(0) }, 'error stated: date-object payee_birth_date'],
  ...['JAVASCRIPT', 'data', 'file', 'TEL'].map((scheme): [object, string] => [
    { cart: { items: [{ productUrl: `${scheme}:1` }] } },
    MOBILE,
  ]),
])('%j has one finding', (card, line) => {
  expect(found(card)).toEqual([line]);
});

test('the country UK has a hint, other unknown codes have none', () => {
  const hintsOf = (country: string): unknown[] =>
    check(cardParamsType, { shipping: { country } }).map((finding) => finding.hint);
  expect(['UK', 'uk', 'ZZ', 'EN'].flatMap(hintsOf)).toEqual(['Send GB.', 'Send GB.', undefined, undefined]);
});
