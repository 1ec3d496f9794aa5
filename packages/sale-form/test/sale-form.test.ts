import { check, type Profile, type Rule } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { brands, saleForm } from '../src/index.ts';

const SALE = {
  action: 'SALE',
  client_key: 'key',
  brand: 'naps',
  order_id: '1001',
  order_amount: '49.90',
  order_currency: 'EUR',
  order_description: 'Two cups',
  payer_ip: '192.0.2.7',
  return_url: 'https://shop.example/return',
  hash: 'signature',
};

const found = (value: unknown, profile?: Profile): string[] =>
  check(saleForm, value, profile ? { profile } : {}).map(
    ({ severity, rule, message }) => `${severity} ${rule} · ${message}`,
  );

test('a sale of every brand passes with what its brand needs', () => {
  for (const [brand, { requires, expects }] of Object.entries(brands)) {
    const fields = Object.fromEntries([...requires, ...expects].map((name) => [name, '{}']));
    const rules = check(saleForm, { ...SALE, brand, ...fields }).map(({ rule }) => rule);
    // The token itself has its own rules.
    expect(rules).toEqual(requires.length > 0 ? ['not-a-token'] : []);
  }
});

// biome-ignore format: a table
test.each<[string, object, string[]]>([
  ['action', { action: 'sale' }, ['error allowed-value · action: "sale", only SALE']],
  ['another action', { action: 'REFUND' }, ['error allowed-value · action: 6 characters, only SALE']],
  ['brand', { brand: 'Naps' }, ['error allowed-value · brand: "Naps", only wallet1, wallet2, om-wallet, naps or vcard']],
  ['a method for a brand', { brand: 'card' }, ['error method-as-brand · brand: a method of checkout sessions, a brand of sales only']],
  ['one decimal', { order_amount: '49.9' }, ['error text-format · order_amount: 1 decimal, exactly 2 behind a point']],
  ['no decimals', { order_amount: '49' }, ['error text-format · order_amount: 0 decimals, exactly 2 behind a point']],
  ['three decimals', { order_amount: '49.900' }, ['error text-format · order_amount: 3 decimals, exactly 2 behind a point']],
  ['a number', { order_amount: 49.9 }, ['error value-type · order_amount: a number, text only']],
  ['0.0.0.0', { payer_ip: '0.0.0.0' }, []],
  ['255.255.255.255', { payer_ip: '255.255.255.255' }, []],
  ['256', { payer_ip: '192.0.2.256' }, ['error text-format · payer_ip: a number over 255, an IPv4 address: four numbers from 0 to 255']],
  ['three parts', { payer_ip: '192.0.2' }, ['error text-format · payer_ip: 3 parts, an IPv4 address: four numbers from 0 to 255']],
  ['five parts', { payer_ip: '192.0.2.7.1' }, ['error text-format · payer_ip: 5 parts, an IPv4 address: four numbers from 0 to 255']],
  ['leading zeros', { payer_ip: '192.0.02.7' }, ['error text-format · payer_ip: a number with leading zeros, an IPv4 address: four numbers from 0 to 255']],
  ['an empty part', { payer_ip: '192.0..7' }, ['error text-format · payer_ip: a part that is empty, an IPv4 address: four numbers from 0 to 255']],
  ['IPv6', { payer_ip: '2001:db8::7' }, ['error text-format · payer_ip: an IPv6 address, an IPv4 address: four numbers from 0 to 255']],
  ['a port', { payer_ip: '192.0.2.7:443' }, ['error text-format · payer_ip: an address with a port, an IPv4 address: four numbers from 0 to 255']],
  ['a name', { payer_ip: 'localhost' }, ['error text-format · payer_ip: another form, an IPv4 address: four numbers from 0 to 255']],
  ['no address', { payer_ip: '' }, ['error text-format · payer_ip: an empty text, an IPv4 address: four numbers from 0 to 255']],
  ['a relative URL', { return_url: '/return' }, ['error text-format · return_url: no absolute URL, such as https://shop.example/done']],
  ['a parameter of the account manager', { 'parameters[branch]': '1' }, []],
  ['another unknown field', { branch: '1' }, ['warning unknown-entry · branch: an unknown entry, passed on unchecked']],
  ['the token under another name', { 'parameters[payment_token]': '{}' }, ['warning token-name · parameters[payment_token]: another name, the token’s field is parameters[paymentToken]']],
  ['a method for a brand, in another case', { brand: 'Card' }, ['error method-as-brand · brand: a method of checkout sessions, a brand of sales only']],
  ['a brand that every object inherits', { brand: 'constructor' }, ['error allowed-value · brand: 11 characters, only wallet1, wallet2, om-wallet, naps or vcard']],
  ['a parameter whose name is not far from the token’s', { 'parameters[paymentType]': '1', 'parameters[a][b]': '1' }, []],
  ['a name near that of the missing token', { brand: 'wallet1', 'parameters[paymentTokn]': '{}' }, ['error brand-requires · parameters[paymentToken]: missing, required with the brand wallet1', 'warning unknown-entry · parameters[paymentTokn]: an unknown entry, passed on unchecked']],
  ['an object among the fields', { parameters: '[object Object]' }, ['warning token-name · parameters: another name, the token’s field is parameters[paymentToken]']],
])('%s', (_, change, findings) => {
  expect(found({ ...SALE, ...change })).toEqual(findings);
});

test('a token is checked as that of the brand, at its place', () => {
  const token = JSON.stringify({ protocolVersion: 'ECv2', signature: 'AAAA', signedMessage: '{"tag":"AAAA"}' });
  const findings = check(saleForm, { ...SALE, brand: 'wallet2', 'parameters[paymentToken]': token });
  const paths = findings.map(({ rule, path }) => [rule, path]);
  expect(paths).toContainEqual(['text-format', ['parameters[paymentToken]', 'signedMessage', 'tag']]);
  expect(paths).toContainEqual(['token-keys', ['parameters[paymentToken]', 'intermediateSigningKey']]);
  const other = check(saleForm, { ...SALE, brand: 'wallet1', 'parameters[paymentToken]': token });
  expect(other.map(({ rule }) => rule)).toEqual(['other-wallet']);
});

test('a token is checked as what it is where there is no such brand', () => {
  const token = '{"paymentData":{"version":"EC_v3","header":{"publicKeyHash":""}},"transactionIdentifier":""}';
  const findings = check(saleForm, { ...SALE, brand: 'Wallet1', 'parameters[paymentToken]': token });
  expect(findings.map(({ rule, path }) => [rule, path])).toEqual(
    expect.arrayContaining([
      ['allowed-value', ['brand']],
      ['allowed-value', ['parameters[paymentToken]', 'paymentData', 'version']],
    ]),
  );
});

test('another name for the token is mended only where the token is missing', () => {
  const fixes = (fields: object): unknown[] =>
    check(saleForm, { ...SALE, ...fields }).flatMap(({ rule, fix }) => (rule === 'token-name' ? [fix] : []));
  expect(fixes({ paymentToken: '{}' })).toEqual([{ name: 'parameters[paymentToken]' }]);
  expect(fixes({ paymentToken: '{}', 'parameters[paymentToken]': '{}' })).toEqual([undefined]);
});

test('a token that is an object is found, and looked into', () => {
  const findings = check(saleForm, { ...SALE, brand: 'wallet1', 'parameters[paymentToken]': { paymentData: {} } });
  expect(findings.map(({ rule }) => rule)).toContain('text-as-object');
  expect(findings.map(({ path }) => path.join('.'))).toContain('parameters[paymentToken].paymentData.version');
});

test('what a profile names is known, with its brand alone', () => {
  const profile = { brandParameters: { naps: ['payer_phone'] } };
  expect(found({ ...SALE, payer_phone: '+49' }, profile)).toEqual([]);
  expect(found({ ...SALE, brand: 'om-wallet', payer_phone: '+49' }, profile)).toEqual([
    'warning unknown-entry · payer_phone: an unknown entry, passed on unchecked',
  ]);
});

test('a profile whose brand does not exist is refused', () => {
  expect(() => found(SALE, { brandParameters: { nap: [] } })).toThrow('"nap" is no brand');
});

describe.each(saleForm.rules)('$id', (rule: Rule) => {
  const isFound = ({ value, profile }: Rule['accepts'][number]): boolean =>
    check(saleForm, value, profile ? { profile } : {}).some(({ rule: id }) => id === rule.id);
  test('accepts and rejects its examples', () => {
    expect(rule.accepts.length).toBeGreaterThan(0);
    expect(rule.rejects.length).toBeGreaterThan(0);
    expect(rule.accepts.filter(isFound)).toEqual([]);
    expect(rule.rejects.filter((example) => !isFound(example))).toEqual([]);
  });
});
