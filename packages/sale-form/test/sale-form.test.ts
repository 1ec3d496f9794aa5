import { check, type Example } from '@pg/rule-kit';
import { BRANDS } from '@pg/wallet-tokens/names';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../rule-kit/test/list-in-words.ts';
import { brands, type SaleProfile, saleTable, saleType } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

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

const found = (value: unknown, profile?: SaleProfile): string[] =>
  check(saleType, value, profile ? { profile } : {}).map(
    (finding) => `${finding.severity} ${finding.rule} · ${finding.message}`,
  );

test('a sale with the fields that its brand requires and expects has no findings', () => {
  for (const [brand, { requires, expects }] of Object.entries(brands)) {
    const fields = Object.fromEntries([...requires, ...expects].map((name) => [name, '{}']));
    const rules = check(saleType, { ...SALE, brand, ...fields }).map(({ rule }) => rule);
    // The token itself has its own rules.
    expect(rules).toEqual(requires.length > 0 ? ['not-a-token'] : []);
  }
});

// biome-ignore format: a table
test.each<[string, object, string[]]>([
  ['action', { action: 'sale' }, ['error allowed-value · action must be "SALE", but is "sale"']],
  ['another action', { action: 'REFUND' }, [`error allowed-value · action must be ${inWords(saleTable.rows.action[3].values)}`]],
  ['brand', { brand: 'Naps' }, ['error allowed-value · brand must be "naps", but is "Naps"']],
  ['a checkout method as brand', { brand: 'card' }, [`error method-as-brand · brand must be one of ${BRANDS.join(', ')}: the interface document has no brand for cards`]],
  ['one decimal', { order_amount: '49.9' }, ['error string-format · order_amount must have exactly 2 decimals, like 49.90, but has 1']],
  ['no decimals', { order_amount: '49' }, ['error string-format · order_amount must have exactly 2 decimals, like 49.90, but has none']],
  ['three decimals', { order_amount: '49.900' }, ['error string-format · order_amount must not have 3 decimals']],
  ['a number', { order_amount: 49.9 }, ['error value-type · order_amount must be a string like 49.90, but is a number']],
  ...['1.0.0.0', '223.255.255.255'].map((payer_ip): [string, object, string[]] => [payer_ip, { payer_ip }, []]),
  ...['0.255.255.255', '224.0.0.0', '255.255.255.255'].map((payer_ip): [string, object, string[]] => [payer_ip, { payer_ip }, ["warning expected-format · payer_ip should be the payer's public address, but is one of a private network"]]),
  ['256', { payer_ip: '192.0.2.256' }, ['error string-format · payer_ip must be an IPv4 address like 192.0.2.1']],
  ['leading zeros', { payer_ip: '192.0.02.7' }, ['error string-format · payer_ip must be an IPv4 address without leading zeros in its numbers']],
  ['IPv6', { payer_ip: '2001:db8::7' }, ['error string-format · payer_ip must be an IPv4 address like 192.0.2.1, but is an IPv6 address']],
  ['a port', { payer_ip: '192.0.2.7:443' }, ['error string-format · payer_ip must be an IPv4 address like 192.0.2.1, but has a port']],
  ['a relative URL', { return_url: '/return' }, ['error string-format · return_url must be an absolute URL, like https://shop.example/done']],
  ['a parameter of the account manager', { 'parameters[branch]': '1' }, []],
  ['names without their first word', { order_amount: undefined, order_currency: undefined, amount: '10', Currency: 'EUR' }, ['warning unknown-field · amount should be spelled order_amount', 'warning unknown-field · Currency should be spelled order_currency', 'error string-format · amount must have exactly 2 decimals, like 49.90, but has none']],
  ['the credential under another name', { client_key: undefined, merchantId: 'a' }, ['warning sale-fields · merchantId should be spelled client_key']],
  ['names that may be an abbreviation of several', { order: 'a', key: 'b' }, ['warning unknown-field · order is not a known field', 'warning unknown-field · key is not a known field']],
  ['another unknown field', { branch: '1' }, ['warning unknown-field · branch is not a known field']],
  ['names with other brackets than parameters[...]', { 'parameters[a': '1', 'parametersa]': '1', 'parameters[]': '1', 'parameters[a]b': '1', 'xparameters[a]': '1' }, ['parameters[a', 'parametersa]', 'parameters[]', 'parameters[a]b', 'xparameters[a]'].map((name) => `warning unknown-field · ${name} is not a known field`)],
  ['the token under another name', { 'parameters[payment_token]': '{}' }, ['warning token-name · parameters[payment_token] should be named parameters[paymentToken]']],
  ['a checkout method as brand, in another case', { brand: 'Card' }, [`error method-as-brand · brand must be one of ${BRANDS.join(', ')}: the interface document has no brand for cards`]],
  ['a brand named like a property of Object.prototype', { brand: 'constructor' }, [`error allowed-value · brand must be one of ${BRANDS.join(', ')}`]],
  ['a brand in an array', { brand: ['vcard'] }, [`error value-type · brand must be one of "${BRANDS.join('", "')}", but is an array`]],
  ['a wallet in other letters, without its token', { brand: 'Wallet2' }, ['error allowed-value · brand must be "wallet2", but is "Wallet2"', 'error brand-requires · parameters[paymentToken] is missing; a sale with brand wallet2 must have it']],
  ['a token with a brand in other letters', { brand: 'NAPS', 'parameters[paymentToken]': '{}' }, ['error allowed-value · brand must be "naps", but is "NAPS"', 'warning brand-excludes · parameters[paymentToken] should be sent only with brand wallet1 or wallet2, but brand is naps']],
  ['the test connector without its identifier', { brand: 'vcard' }, ["warning brand-expects · identifier is missing; a sale with brand vcard should have it: the payer's ID, which selects the simulated outcome"]],
  ['a token with vcard, without its identifier', { brand: 'vcard', 'parameters[paymentToken]': '{}' }, ['warning brand-excludes · parameters[paymentToken] should be sent only with brand wallet1 or wallet2, but brand is vcard']],
  ['a token with vcard, whose identifier is a number', { brand: 'vcard', identifier: 12, 'parameters[paymentToken]': '{}' }, ['warning brand-excludes · parameters[paymentToken] should be sent only with brand wallet1 or wallet2, but brand is vcard', 'error value-type · identifier must be a string, but is a number']],
  ...['om-wallet', 'naps', 'vcard'].map((brand): [string, object, string[]] => [`a token with ${brand}`, { brand, identifier: 'payer', 'parameters[paymentToken]': '{}' }, [`warning brand-excludes · parameters[paymentToken] should be sent only with brand wallet1 or wallet2, but brand is ${brand}`]]),
  ['an unknown brand with a token of no wallet', { brand: 'other', 'parameters[paymentToken]': '1' }, [`error allowed-value · brand must be one of ${BRANDS.join(', ')}`]],
  ["a parameter with a name similar to the token's, which is not required", { 'parameters[paymentType]': '1', 'parameters[a][b]': '1' }, []],
  ['a name similar to that of the missing token', { brand: 'wallet1', 'parameters[paymentTokn]': '{}' }, ['error brand-requires · parameters[paymentTokn] must be spelled parameters[paymentToken]', 'error not-a-token · parameters[paymentTokn] must be a wallet1 token, but has none of its fields']],
  ['a name similar to that of a token that is not missing', { brand: 'wallet1', 'parameters[paymentToken]': '{}', 'parameters[paymentTokn]': '{}' }, ['error not-a-token · parameters[paymentToken] must be a wallet1 token, but has none of its fields']],
  ["a wallet's token under another name", { brand: 'wallet2', paymentToken: '{}' }, ['error token-name · paymentToken must be named parameters[paymentToken]', 'error not-a-token · paymentToken must be a wallet2 token, but has none of its fields']],
  ["a wallet's token in parts", { brand: 'wallet1', 'parameters[paymentToken][version]': 'EC_v1' }, ['error token-name · parameters[paymentToken][version] must be inside the JSON string parameters[paymentToken]']],
  ['an object as parameters', { parameters: '[object Object]' }, ['warning token-name · parameters should be named parameters[paymentToken], and have only the token']],
  ['a part of the token in a field, for another brand', { 'parameters[paymentToken][version]': 'EC_v1' }, ['warning token-name · parameters[paymentToken][version] should be inside the JSON string parameters[paymentToken]']],
  ['a parameter that is a number', { 'parameters[branch]': 1 }, ['error form-strings · parameters[branch] must be a string, but is a number']],
  ['a parameter that is a Promise', { 'parameters[branch]': Promise.resolve('1') }, ['error value-type · parameters[branch] must be plain data, but is a Promise']],
  ['an unknown field that is an object', { customer: {} }, ['error form-strings · customer must be a string, but is an object']],
  ['a token in an object', { parameters: { paymentToken: '{}' } }, ["error token-name · parameters must not be an object: the token's field in a form is called parameters[paymentToken]"]],
])('%s', (_, change, findings) => {
  expect(found({ ...SALE, ...change })).toEqual(findings);
});

test("the brand decides which wallet's token is checked", () => {
  const token = JSON.stringify({ protocolVersion: 'ECv2', signature: 'AAAA', signedMessage: '{"tag":"AAAA"}' });
  const findings = check(saleType, { ...SALE, brand: 'wallet2', 'parameters[paymentToken]': token });
  const paths = findings.map(({ rule, path }) => [rule, path]);
  expect(paths).toContainEqual(['string-format', ['parameters[paymentToken]', 'signedMessage', 'tag']]);
  expect(paths).toContainEqual(['token-fields', ['parameters[paymentToken]', 'intermediateSigningKey']]);
  const other = check(saleType, { ...SALE, brand: 'wallet1', 'parameters[paymentToken]': token });
  expect(other.map(({ rule }) => rule)).toEqual(['other-wallet']);
});

test.each([
  ['192.0.2.7:443', 'Remove the port.'],
  ['2001:db8::7', undefined],
  ['localhost', undefined],
])('the hint for payer_ip %s', (payer_ip, hint) => {
  expect(check(saleType, { ...SALE, payer_ip }).map((finding) => finding.hint)).toEqual([hint]);
});

test.each([
  [
    '{"paymentData":{"version":"EC_v3","header":{"publicKeyHash":""}},"transactionIdentifier":""}',
    ['paymentData', 'version'],
  ],
  ['{"protocolVersion":"ECv3","signature":"","signedMessage":""}', ['protocolVersion']],
])("if the brand is unknown, the token decides which wallet's token is checked: %s", (token, path) => {
  const findings = check(saleType, { ...SALE, brand: 'Wallet', 'parameters[paymentToken]': token });
  expect(findings.map(({ rule, path }) => [rule, path])).toEqual(
    expect.arrayContaining([
      ['allowed-value', ['brand']],
      ['allowed-value', ['parameters[paymentToken]', ...path]],
    ]),
  );
});

test('token-name has a fix only if the token is missing', () => {
  const fixes = (fields: object): unknown[] =>
    check(saleType, { ...SALE, ...fields }).flatMap(({ rule, fix }) => (rule === 'token-name' ? [fix] : []));
  expect(fixes({ paymentToken: '{}' })).toEqual([{ name: 'parameters[paymentToken]' }]);
  expect(fixes({ paymentToken: '{}', 'parameters[paymentToken]': '{}' })).toEqual([undefined]);
  expect(fixes({ parameters: { paymentToken: '{}' } })).toEqual([undefined]);
});

test('a token that is an object is reported, and its fields are checked', () => {
  const findings = check(saleType, {
    ...SALE,
    brand: 'wallet1',
    'parameters[paymentToken]': { paymentData: { version: 'EC_v1' } },
  });
  expect(findings.map(({ rule }) => rule)).toContain('json-as-object');
  expect(findings.map(({ path }) => path.join('.'))).toContain('parameters[paymentToken].paymentData.data');
});

test('brandParameters of the profile are known fields, for their brand only', () => {
  const profile = { brandParameters: { naps: ['payer_phone'] } };
  expect(found({ ...SALE, payer_phone: '+49' }, profile)).toEqual([]);
  expect(found({ ...SALE, brand: 'om-wallet', payer_phone: '+49' }, profile)).toEqual([
    'warning unknown-field · payer_phone is not a known field',
  ]);
});

test('brandParameters of the profile are required, and must not be empty', () => {
  const profile = { brandParameters: { naps: ['parameters[branch]', 'parameters[till]'] } };
  expect(found({ ...SALE, 'parameters[branch]': '' }, profile)).toEqual([
    'error brand-parameter · parameters[till] is missing; the merchant profile requires it for brand naps',
    'error brand-parameter · parameters[branch] must not be empty: the merchant profile requires it for brand naps',
  ]);
});

test('sale-fields reports each missing field of an empty sale', () => {
  expect(check(saleType, {}).map(({ rule, path }) => [rule, ...path])).toEqual(
    ['action', 'client_key', 'brand', 'order_id', 'order_amount', 'order_currency', 'order_description', 'hash'].map(
      (name) => ['sale-fields', name],
    ),
  );
});

test.each<[object, string]>([
  [{ brandParameters: { naps: 'a' } }, 'profile.brandParameters.naps must be an array, but is a string'],
  [{ brandParameters: { naps: [''] } }, 'profile.brandParameters.naps[0] must not be empty'],
  [{ brandParameter: {} }, 'profile.brandParameter is not a known name; did you mean brandParameters?'],
])('the profile %j is refused', (profile, message) => {
  expect(() => found(SALE, profile)).toThrow(message);
});

test('a profile with an unknown brand is refused', () => {
  expect(() => found(SALE, { brandParameters: { nap: [] } })).toThrow(
    'profile.brandParameters.nap is not a known name; did you mean naps?',
  );
});

describe.each(saleType.rules)('$id', (rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[rule.id] ?? {};
  const isFound = ({ value, profile }: Example): boolean =>
    check(saleType, value, profile ? { profile } : {}).some(({ rule: id }) => id === rule.id);
  test('accepts and rejects its examples', () => {
    expect(accepts.filter(isFound)).toEqual([]);
    expect(rejects.filter((example) => !isFound(example))).toEqual([]);
  });
});

// biome-ignore format: a table
test.each([
  ['::ffff:1.2.3.4', 'ipv4-in-ipv6'], ['a::ffff:1.2.3.4', 'is-ipv6'], ['::ffff:1.2.3.4:5', 'is-ipv6'],
  ['1.2.3.4:80', 'ipv4-with-port'], ['a1.2.3.4:80', 'is-ipv6'], ['1.2.3.4:80a', 'is-ipv6'],
  ['::1', 'is-ipv6'], ['x::1', 'not-ipv4'], ['::1x', 'not-ipv4'],
  ['1.2.03.4', 'leading-zeros'], ['01.2.3.4', 'leading-zeros'], ['x1.2.03.4', 'not-ipv4'], ['1.2.03.4x', 'not-ipv4'], ['1.105.2.256', 'not-ipv4'],
  ['100.256.0.7', 'not-ipv4'], ['192.0.2', 'not-ipv4'], ['192.0.2.7.1', 'not-ipv4'], ['192.0..7', 'not-ipv4'], ['192.0.2.x', 'not-ipv4'], ['2001:DB8::7', 'is-ipv6'], ['localhost', 'not-ipv4'], ['', 'not-ipv4'],
])('payer_ip %s: %s', (payer_ip, code) => {
  expect(check(saleType, { ...SALE, payer_ip }).map((finding) => finding.code)).toEqual([code]);
});
