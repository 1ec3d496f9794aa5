// A file that is skipped before it is parsed looks like one that is parsed and skipped.

import { describe, expect, test } from 'vitest';
import { readSource } from '../src/readers/read/source.ts';
import { kindInText, mayBePayload, mayHavePayload } from '../src/rules/detect/text-evidence.ts';

const found = (text: string): [string | undefined, boolean] => {
  const { payloadType, isCertain } = readSource(text, undefined, undefined);
  return [payloadType?.name, isCertain];
};

// biome-ignore format: a list
describe('an object of another program is never a payload for certain', () => {
  test.each([
    '{}',
    '{"action":"opened","number":1}',
    '{"brand":"visa","last4":"4242","country":"US"}',
    '{"data":{},"signature":"abc","version":"2","header":{"kid":"1"}}',
    '{"environment":"production","gateway":"stripe","privateKey":"x","country":"FR"}',
    '{"merchant_id":"1","merchant_key":"x","return_url":"y","cancel_url":"z","amount":"1.00"}',
    '{"merchant_key":"x","customer":{"name":"a","email":"b"}}',
    '{"success_url":"https://a.example","cancel_url":"https://b.example","customer":"c","mode":"payment"}',
    '{"order_id":"1","order_amount":10.0,"order_currency":"INR","customer":{"customer_phone":"1"}}',
    '{"order":{"number":"1","amount":"2","currency":"EUR","description":"x"},"customer":{"name":"a"},"billing_address":{"city":"x"}}',
    '{"shipping":{"city":"x","state":"y","country":"FR","phone":"1","companyName":"z"},"cart":{"items":[{"name":"a","sku":"b","price":1,"quantity":2}]}}',
    '{"shipping_city":"x","shipping_state":"y","shipping_postcode":"1","shipping_country":"FR"}',
    '{"document_type":"invoice","document_number":"1"}',
    '{"descriptor":"wpkh(x)","timestamp":1}',
    '{"apiVersion":2,"apiVersionMinor":0,"allowedPaymentMethods":[{"type":"CARD","parameters":{}}]}',
    '{"environment":"TEST","gateway":"example","gatewayMerchantId":"x","merchantName":"y"}',
    '{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"FR"}',
    '{"merchantIdentifier":"merchant.x","displayName":"Shop","initiative":"web"}',
    '{"protocolVersion":"2024-11-05","signature":"x"}',
    '{"Environment":"TEST","Gateway":"x","Country":"y"}',
    '{"methods":["GET","card"],"operation":"purchase","parameters":{"limit":1}}',
    // TLS settings, and other services with a merchant_key or a client_key.
    '{"client_key":"/etc/ssl/client.key","identifier":"db-1","hash":"sha256"}',
    '{"client_key":"abc","identifier":"a@b.example","hash":"h","order_id":"1"}',
    '{"client_key":"aw1","client_secret":"x","grant_type":"authorization_code","return_url":"https://a.example"}',
    '{"merchant_key":"k","customer":{"name":"a","email":"a@b.example"},"hash":"h"}',
    '{"merchant_id":"10000100","merchant_key":"46f0cd694581a","amount":"100.00","item_name":"Cup","cancel_url":"https://a.example"}',
    '{"merchant_key":"k","order":{"id":"1","amount":"1.00"},"hash":"h","success_url":"https://a.example"}',
    // Carts of shops.
    '{"cart":{"items":[{"name":"Cup","quantity":1,"quantityUnit":"pcs","totalAmount":5,"imageUrl":"a","productUrl":"b"}]}}',
    '{"cart":{"items":[{"quantityUnit":"KG","totalTaxAmount":1},{"quantityUnit":"KG","totalDiscountAmount":1}]}}',
    '{"cart":{"items":[{"commodityCode":"1"},{"commodityCode":"2"}]}}',
    // Translations, schemas.
    '{"merchant_key":"Merchant key","client_key":"Client key","payee_city":"Payee city","payer_identity_id":"Payer identity ID"}',
    '{"merchant_key":"Clé du marchand","methods":["card"],"payee_identity_id":"Numéro du document"}',
    '{"merchant_key":{"type":"string"},"hash":{"type":"string"},"social_name":{},"fiscal_country":{"type":"string"}}',
    '{"houseNumber1":"1","merchant_key":"x","publicKeyHash":"y"}',
    // PaymentData of other gateways.
    '{"apiVersion":2,"apiVersionMinor":0,"paymentMethodData":{"type":"CARD","tokenizationData":{"type":"PAYMENT_GATEWAY","token":"examplePaymentMethodToken"}}}',
    '{"apiVersion":2,"paymentMethodData":{"tokenizationData":{"type":"PAYMENT_GATEWAY","token":"{\\"id\\":\\"tok_1\\",\\"object\\":\\"token\\",\\"card\\":{}}"}}}',
    '{"type":"DIRECT","parameters":{"protocolVersion":"ECv2","publicKey":"BOdoXP1aiNp"}}',
  ])('%s', (text) => expect(found(text)[1]).toBe(false));
});

// biome-ignore format: a list
describe('a payload with distinctive names or values is certain, also with unknown fields', () => {
  const extras = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`x${i}`, 1]));

  test.each<[string, object]>([
    ['session-request', { merchant_key: 'k', hash: 'h', operation: 'purchase' }],
    ['session-request', { merchant_key: 'k', methods: ['wallet1'] }],
    [
      'session-request',
      {
        merchant_key: 'k',
        hash: 'h',
        order: { number: '1' },
        shipping: { street1: 'x', postalcode: '1' },
        cart: { items: [{ taxCategory: 'AA', quantityUnit: 'pcs', commodityCode: '1', imageUrl: 'x', partNumber: '1' }] },
      },
    ],
    ['session-request', { parameters: { card: { payee_city: 'x', payee_zip: '1' } } }],
    ['card-params', { social_name: 'x', fiscal_country: 'BR' }],
    ['session-request', { merchant_key: 'k', order: { number: '1', amount: '1.00', currency: 'EUR', description: 'x' } }],
    ['session-request', { merchant_key: 'k', operation: 'purchase' }],
    ['card-params', { customer_telnocc: '33', shipping_city: 'Lyon' }],
    ['card-params', { marketPlace: { sellers: [{ id: '1' }] }, cart: { items: [] }, shipping: {} }],
    ['card-params', { cart: { items: [{ taxCategory: 'AA', quantityUnit: 'pcs', commodityCode: '1' }] } }],
    ['card-params', { toBankAccountId: '1', payee_last_name: 'x' }],
    ['card-params', { 'parameters[shipping][city]': 'x', 'parameters[shipping][state]': 'x' }],
    ['sale-form', { brand: 'wallet2', parameters: { paymentToken: {} } }],
    ['sale-form', { client_key: 'c', brand: 'naps', order_id: '1', order_amount: '1.00', hash: 'h' }],
    ['sale-form', { action: 'SALE', client_key: 'c' }],
    ['wallet1-token', { version: 'EC_v1', data: 'AA', signature: 'MI', header: { publicKeyHash: 'x' } }],
    ['wallet2-token', { protocolVersion: 'ECv1', signature: 'MA', signedMessage: '{}' }],
    ['wallet2-token', { apiVersion: 2, paymentMethodData: { tokenizationData: { token: '{"protocolVersion":"ECv2","signature":"M","signedMessage":"{}"}' } } }],
    ['sale-form', { action: 'CAPTURE', client_key: 'c' }],
    ['wallet1-settings', { processingPrivateKey: 'x', merchantIdentifier: 'm', supportedNetworks: ['visa'] }],
    ['wallet2-settings', { allowedAuthMethod: 'PAN_ONLY', gatewayMerchantId: 'x' }],
  ])('%s: %j', (kind, payload) => {
    expect(found(JSON.stringify(payload))).toEqual([kind, true]);
    expect(found(JSON.stringify({ ...extras, ...payload }))).toEqual([kind, true]);
    expect(mayHavePayload(JSON.stringify(payload))).toBe(true);
  });
});

test.each<[string, string | undefined, boolean]>([
  ['{"name":1}', undefined, false],
  ['{"descriptor":1}', undefined, true],
  ['{"my_merchant_keys":1}', undefined, false],
  ['{"action":"SALE"}', undefined, true],
  ['{"merchant_key":1}', undefined, true],
  ['{"merchant_key":1,"client_key":2}', undefined, true],
  ['"{\\"merchant_key\\":1,\\"operation\\":\\"purchase\\"}"', 'session-request', true],
  ['action=SALE&client_key=1', 'sale-form', true],
  ['parameters[shipping][city]=a&parameters[shipping][zip]=b', 'card-params', true],
  ['{"brand":"wallet2","parameters":{"paymentToken":{}}}', 'sale-form', true],
])('%s: kindInText is %j, mayBePayload %j', (text, kind, mayBe) => {
  expect([kindInText(text), mayBePayload(text)]).toEqual([kind, mayBe]);
});
