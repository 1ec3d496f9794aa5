import { expect, test } from 'vitest';
import { labelOf, showName, typeInWords } from '../../src/internal.ts';

test.each<[(string | number)[], string]>([
  [[], ''],
  [['amount'], 'amount'],
  [['order', 'amount'], 'order.amount'],
  [['parameters', 'order', 'amount'], 'parameters.order.amount'],
  [['items', 0], 'items[0]'],
  [['items', 0, 'price'], 'items[0].price'],
  [['cart', 'items', 0, 'price'], 'cart.items[0].price'],
  [['cart', 'items', 0, 1], 'cart.items[0][1]'],
  [[0], '[0]'],
  [[0, 1], '[0][1]'],
  [[0, 'price'], '[0].price'],
  [['parameters[card]'], 'parameters[card]'],
  [['parameters[paymentToken]', 'signature'], 'parameters[paymentToken].signature'],
  [['parameters[paymentToken]', 'header', 'transactionId'], 'parameters[paymentToken].header.transactionId'],
])('the name of the field at %j is %s', (path, name) => {
  expect(labelOf(path)).toBe(name);
});

// biome-ignore format: a table
test.each([
  'order.amount', 'items[0].price', 'payer_last_name', 'X-Request-Id', 'a'.repeat(40), `${'a'.repeat(40)}.${'e'.repeat(40)}`,
  `${'a'.repeat(33)}.${'e'.repeat(33)}.${'o'.repeat(32)}`, 'a123', 'address_1_2_3', '3ds', 'skin_live_view', 'iPhone6sCase',
  'transactionIdentifierOfTheAcquirer', 'intermediateSigningKeyOfPSP2', 'oauth2_3ds_type', '/checkout', '/api/v1/orders/{id}', 'application/json', 'application/problem+json',
])('%s is shown', (name) => {
  expect(showName(name)).toBe(name);
});

// biome-ignore format: a table
test.each([
  'a'.repeat(41), `${'a'.repeat(33)}.${'e'.repeat(33)}.${'o'.repeat(33)}`, '4111-1111', 'a1234', '1.2.3.4', '41[11]', 'Jo Doe', 'a@b',
  'sk_live_x', 'pk-test-x', 'whsec_x', 'ghp_x', 'xoxb-x', 'eyJhbGci', 'AKIAx', 'order.sk_live_x', 'x1y2z3w', 'kxqzjvbwtrmp', 'Frühstück',
  '31.01.90', 'RXJpa2EgTXVzdGVybWFubg', 'NDExMTExMTExMTExMTExMQ', '4f3c9a1be07d5521', '/9j/4AAQ', 'a/1234', '/orders/Ana', 'ana maria/silva',
])('%s is masked', (name) => {
  expect(showName(name)).toBe(`<a field name of ${name.length} characters>`);
});

test.each<[unknown, string]>([
  [null, 'null'],
  [1, 'a number'],
  [[], 'an array'],
  [new Date(), 'a Date object'],
  [() => 1, 'a function'],
  [Symbol(), 'a symbol'],
])('%o in words', (value, words) => {
  expect(typeInWords(value)).toBe(words);
});
