import { cardResource, cartItemTable, set2TaxDocumentTable } from '@pg/card-params';
import { check, type Resource } from '@pg/rule-kit';
import { saleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { wallet2SettingsResource, wallet2SettingsTable } from '@pg/wallet-tokens';
import { BRANDS } from '@pg/wallet-tokens/names';
import { expect, test } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../rule-kit/test/list-in-words.ts';
import { lintText } from '../src/index.ts';

const UNITS = inWords(cartItemTable.rows.quantityUnit[3].values);
const DOCUMENTS = inWords(set2TaxDocumentTable.rows.document_type[3].knownValues);
const ENVIRONMENTS = inWords(wallet2SettingsTable.rows.environment[3].values);

type Case = readonly [payload: unknown, message: string, hint?: string];

/** The messages and hints for a payload, without those about missing optional fields. */
const sentencesOf = (resource: Resource, payload: unknown): string[] =>
  check(resource, payload)
    .filter(
      ({ code }) => code !== 'expected-missing' && code !== 'expected-for-brand' && code !== 'decryption-key-missing',
    )
    .flatMap(({ message, hint }) => (hint === undefined ? [message] : [message, hint]));

const item = (fields: object): object => ({ cart: { items: [fields] } });

test.each<Case>([
  [{ shipping: { country: 'FRA' } }, 'shipping.country must be exactly 2 letters, but has 3 characters', 'Send FR.'],
  [
    item({ price: '1234,5' }),
    'items[0].price must be a decimal number like 1234.50, but has a comma at character 5',
    'Write only digits, and one point before the decimals.',
  ],
  [item({ price: Number.NaN }), 'items[0].price must be a string or a number, but is NaN'],
  [
    item({ price: 0.1 + 0.2 }),
    'items[0].price has 17 decimals, but must fit in 13 characters',
    'Round it to fewer decimals.',
  ],
  [
    item({ quantityUnit: 'pcs' }),
    `items[0].quantityUnit must be ${UNITS}, but is "pcs"`,
    'Send COUNT. The sample in the interface document sends pcs, against its own list.',
  ],
  [item({ recipient: { phone: '+331' } }), 'recipient.phone must be digits only, but starts with "+"'],
  [
    { bnrg_installm_def: 0, bnrg_installm_months: '03', bnrg_installm_plan: '03' },
    'bnrg_installm_def must be the string "00", but is a number',
    'Write it in quotes: "00".',
  ],
  [
    { descriptor: 'a', shipping: {} },
    'descriptor is of Set 3 (descriptor), and should not be sent with shipping of Set 6 (cart and shipping): the sets are alternatives',
    'Send only the fields of Set 3 (descriptor), or only those of Set 6 (cart and shipping). Your account manager knows which set your connector needs.',
  ],
  [{ payee_Phone: '1' }, 'payee_Phone should be spelled payee_phone'],
  [{ payee_birth_date: '2023-02-29' }, 'payee_birth_date is not a real date: that month has 28 days'],
  [{ payee_birth_date: '2023-13-01' }, 'payee_birth_date is not a real date: months go from 01 to 12'],
  [{ payer_identity_exp_date: '12/2030' }, 'payer_identity_exp_date must be a date like 2030-12-31'],
  [{ payee_birth_date: new Date(0) }, 'payee_birth_date must be a string like 1990-01-31, but is a Date object'],
  [{ shipping_country: 'FRA' }, 'shipping_country must be a numeric country code of 3 digits, like 250', 'Send 250.'],
  [{ shipping_postcode: '12345-678' }, 'shipping_postcode must be digits only, but has "-" at character 6'],
  [
    { document_type: 'other', document_number: '1', social_name: 'A', fiscal_country: 'BR' },
    `document_type should be ${DOCUMENTS}; the interface document names no other value`,
  ],
  [{ cart: ['a'] }, 'cart must be an object, but is an array'],
  [
    { cart: { items: { 0: { name: 'Cup' } } } },
    'cart.items must be an array, but is an object with numbers as keys',
    'Send its values as an array; in PHP, array_values() makes one.',
  ],
  [{ cart: { items: [{ name: '   ' }] } }, 'items[0].name has only spaces, and should have a value'],
])('card %j: %s', (payload, ...sentences) => {
  expect(sentencesOf(cardResource, payload)).toEqual(sentences);
});

const HASH = { hash: 'signature' };

test.each<Case>([
  [{}, 'hash is missing; the request should be signed'],
  [
    { ...HASH, order: { amount: 10 } },
    'order.amount must be a string like 49.90, but is a number',
    'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.',
  ],
  [{ ...HASH, order: { amount: '10.0' } }, 'order.amount must have exactly 2 decimals, like 49.90, but has 1'],
  [
    { ...HASH, order: { amount: '4990' } },
    'order.amount must have exactly 2 decimals, like 49.90, but has none',
    'Write it with two decimals. If it is in cents, divide by 100 first.',
  ],
  [{ ...HASH, order: { amount: '-49.90' } }, 'order.amount should not be negative'],
  [
    { ...HASH, order: { number: 1 } },
    'order.number must be a string, but is a number',
    'Put it in quotes, with its leading zeros if it has any.',
  ],
  [{ ...HASH, order: { currency: '€' } }, 'order.currency must be a 3-letter code like EUR'],
  [{ ...HASH, order: { description: '' } }, 'order.description is empty, and should have a value'],
  [
    { ...HASH, success_url: 'shop.example/done' },
    'success_url must be an absolute URL, like https://shop.example/done',
    'Start it with https:// and the host.',
  ],
  [
    { ...HASH, methods: ['card', 'vcard'] },
    'methods[1] is "vcard", a brand of sales, and should be a checkout method',
    'To test a session, use the method card. vcard is a brand of server-to-server sales.',
  ],
  [
    { ...HASH, parameters: { cart: {} } },
    'parameters.cart should be inside parameters.card',
    'Move it to parameters.card.cart.',
  ],
  [
    { ...HASH, parameters: { 'parameters[card][descriptor]': 'a' } },
    'parameters[card][descriptor] must be nested objects in JSON: parameters.card.descriptor',
  ],
  [
    { ...HASH, client_key: 'key' },
    'client_key is for sale requests; a session request should have merchant_key instead',
  ],
  [
    '{"order":{}}',
    'the body must be an object, but is a string: it was probably stringified twice',
    'hash is missing; the request should be signed',
  ],
])('session %j: %s', (payload, ...sentences) => {
  expect(sentencesOf(sessionResource, payload)).toEqual(sentences);
});

const SALE = { action: 'SALE', brand: 'naps', hash: 'signature' };

test.each<Case>([
  [
    { ...SALE, brand: 'card' },
    `brand must be ${inWords(BRANDS)}: the interface document has no brand for cards`,
    'For cards, create a checkout session with the method card. The brand of the test connector is vcard.',
  ],
  [{ ...SALE, order_amount: '10.0' }, 'order_amount must have exactly 2 decimals, like 49.90, but has 1'],
  [
    { ...SALE, payer_ip: '::ffff:192.0.2.1' },
    'payer_ip must be an IPv4 address, but is an IPv4-mapped IPv6 address',
    'Remove the leading ::ffff:.',
  ],
  [
    { ...SALE, payer_ip: '192.0.2.1, 192.0.2.2' },
    'payer_ip must be one IPv4 address, but is a list',
    'Send the payer’s address only, usually the first of X-Forwarded-For.',
  ],
])('sale %j: %s', (payload, ...sentences) => {
  expect(sentencesOf(saleResource, payload)).toEqual(sentences);
});

test.each<Case>([
  [{ environment: 'sandbox' }, `environment must be ${ENVIRONMENTS}`, 'Send TEST.'],
  [{ gateway: 'example', gatewayMerchantID: '1' }, 'gatewayMerchantID should be spelled gatewayMerchantId'],
])('wallet2 settings %j: %s', (payload, ...sentences) => {
  expect(sentencesOf(wallet2SettingsResource, payload)).toEqual(sentences);
});

test.each<readonly [text: string, message: string, hint: string]>([
  [
    '{"merchant_key":"a","order":{"amount":"1.00","amount":"2.00"}}',
    'order.amount appears twice in this object; only the last one is read',
    'Remove one of them.',
  ],
  [
    '{"merchant_key":"a","order":{"amount":"1.00",}}',
    'trailing comma after the last field of order',
    'Remove the comma.',
  ],
])('the text %s: %s', (text, message, hint) => {
  const { findings } = lintText(text, { kind: 'session-request' });
  expect(findings).toContainEqual(expect.objectContaining({ message, ...(hint && { hint }) }));
});
