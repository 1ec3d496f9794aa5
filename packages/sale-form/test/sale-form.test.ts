import { check, type Example } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { brands, type SaleProfile, saleType } from '../src/index.ts';
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
    (finding) => `${finding.severity} ${finding.rule} · ${finding.code} ${finding.path.join('.')}`,
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
  ['action', { action: 'sale' }, ['error allowed-value · wrong-case action']],
  ['another action', { action: 'REFUND' }, ['error allowed-value · not-listed action']],
  ['brand', { brand: 'Naps' }, ['error allowed-value · wrong-case brand']],
  ['a checkout method as brand', { brand: 'card' }, ['error method-as-brand · method-as-brand brand']],
  ['one decimal', { order_amount: '49.9' }, ['error string-format · wrong-decimals order_amount']],
  ['no decimals', { order_amount: '49' }, ['error string-format · no-decimals order_amount']],
  ['three decimals', { order_amount: '49.900' }, ['error string-format · perhaps-thousands order_amount']],
  ['a number', { order_amount: 49.9 }, ['error value-type · decimal-as-number order_amount']],
  ...['1.0.0.0', '223.255.255.255'].map((payer_ip): [string, object, string[]] => [payer_ip, { payer_ip }, []]),
  ...['0.255.255.255', '224.0.0.0', '255.255.255.255'].map((payer_ip): [string, object, string[]] => [payer_ip, { payer_ip }, ["warning expected-format · not-public payer_ip"]]),
  ['256', { payer_ip: '192.0.2.256' }, ['error string-format · not-ipv4 payer_ip']],
  ['leading zeros', { payer_ip: '192.0.02.7' }, ['error string-format · leading-zeros payer_ip']],
  ['IPv6', { payer_ip: '2001:db8::7' }, ['error string-format · is-ipv6 payer_ip']],
  ['a port', { payer_ip: '192.0.2.7:443' }, ['error string-format · ipv4-with-port payer_ip']],
  ['a relative URL', { return_url: '/return' }, ['error string-format · not-a-url return_url']],
  ['a parameter of the account manager', { 'parameters[branch]': '1' }, []],
  ['names without their first word', { order_amount: undefined, order_currency: undefined, amount: '10', Currency: 'EUR' }, ['warning unknown-field · misspelled-name amount', 'warning unknown-field · misspelled-name Currency', 'error string-format · no-decimals amount']],
  ['the credential under another name', { client_key: undefined, merchantId: 'a' }, ['warning sale-fields · misspelled-name merchantId']],
  ['names that may be an abbreviation of several', { order: 'a', key: 'b' }, ['warning unknown-field · unknown-field order', 'warning unknown-field · unknown-field key']],
  ['another unknown field', { branch: '1' }, ['warning unknown-field · unknown-field branch']],
  ['names with other brackets than parameters[...]', { 'parameters[a': '1', 'parametersa]': '1', 'parameters[]': '1', 'parameters[a]b': '1', 'xparameters[a]': '1' }, ['parameters[a', 'parametersa]', 'parameters[]', 'parameters[a]b', 'xparameters[a]'].map((name) => `warning unknown-field · unknown-field ${name}`)],
  ['the token under another name', { 'parameters[payment_token]': '{}' }, ['warning token-name · token-name parameters[payment_token]']],
  ['a checkout method as brand, in another case', { brand: 'Card' }, ['error method-as-brand · method-as-brand brand']],
  ['a brand named like a property of Object.prototype', { brand: 'constructor' }, ['error allowed-value · unmapped-value brand']],
  ['a brand in an array', { brand: ['vcard'] }, ['error value-type · not-a-listed-string brand']],
  ['a wallet in other letters, without its token', { brand: 'Wallet2' }, ['error allowed-value · wrong-case brand', 'error brand-requires · token-missing parameters[paymentToken]']],
  ['a token with a brand in other letters', { brand: 'NAPS', 'parameters[paymentToken]': '{}' }, ['error allowed-value · wrong-case brand', 'warning brand-excludes · field-of-other-brand parameters[paymentToken]']],
  ['the test connector without its identifier', { brand: 'vcard' }, ["warning brand-expects · expected-for-brand identifier"]],
  ['a token with vcard, without its identifier', { brand: 'vcard', 'parameters[paymentToken]': '{}' }, ['warning brand-excludes · field-of-other-brand parameters[paymentToken]']],
  ['a token with vcard, whose identifier is a number', { brand: 'vcard', identifier: 12, 'parameters[paymentToken]': '{}' }, ['warning brand-excludes · field-of-other-brand parameters[paymentToken]', 'error value-type · number-not-string identifier']],
  ...['om-wallet', 'naps', 'vcard'].map((brand): [string, object, string[]] => [`a token with ${brand}`, { brand, identifier: 'payer', 'parameters[paymentToken]': '{}' }, ['warning brand-excludes · field-of-other-brand parameters[paymentToken]']]),
  ['an unknown brand with a token of no wallet', { brand: 'other', 'parameters[paymentToken]': '1' }, ['error allowed-value · unmapped-value brand']],
  ["a parameter with a name similar to the token's, which is not required", { 'parameters[paymentType]': '1', 'parameters[a][b]': '1' }, []],
  ['a name similar to that of the missing token', { brand: 'wallet1', 'parameters[paymentTokn]': '{}' }, ['error brand-requires · misspelled-name parameters[paymentTokn]', 'error not-a-token · not-a-token parameters[paymentTokn]']],
  ['a name similar to that of a token that is not missing', { brand: 'wallet1', 'parameters[paymentToken]': '{}', 'parameters[paymentTokn]': '{}' }, ['error not-a-token · not-a-token parameters[paymentToken]']],
  ["a wallet's token under another name", { brand: 'wallet2', paymentToken: '{}' }, ['error token-name · token-name paymentToken', 'error not-a-token · not-a-token paymentToken']],
  ["a wallet's token in parts", { brand: 'wallet1', 'parameters[paymentToken][version]': 'EC_v1' }, ['error token-name · token-in-parts parameters[paymentToken][version]']],
  ['an object as parameters', { parameters: '[object Object]' }, ['warning token-name · token-in-json parameters']],
  ['a part of the token in a field, for another brand', { 'parameters[paymentToken][version]': 'EC_v1' }, ['warning token-name · token-in-parts parameters[paymentToken][version]']],
  ['a parameter that is a number', { 'parameters[branch]': 1 }, ['error form-strings · wrong-type parameters[branch]']],
  ['a parameter that is a Promise', { 'parameters[branch]': Promise.resolve('1') }, ['error value-type · class-instance parameters[branch]']],
  ['an unknown field that is an object', { customer: {} }, ['error form-strings · wrong-type customer']],
  ['a token in an object', { parameters: { paymentToken: '{}' } }, ["error token-name · token-in-object parameters"]],
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
    'warning unknown-field · unknown-field payer_phone',
  ]);
});

test('brandParameters of the profile are required, and must not be empty', () => {
  const profile = { brandParameters: { naps: ['parameters[branch]', 'parameters[till]'] } };
  expect(found({ ...SALE, 'parameters[branch]': '' }, profile)).toEqual([
    'error brand-parameter · missing-for-brand parameters[till]',
    'error brand-parameter · empty-for-brand parameters[branch]',
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
