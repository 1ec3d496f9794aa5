import { expect, test } from 'vitest';
import { lintText, type MerchantProfile } from '../src/index.ts';

const TOKEN = 'parameters[paymentToken]';

// biome-ignore format: a table
test.each<[string, string, object, string, MerchantProfile?]>([
  ['card-params', 'bracket-name', { 'parameters[shipping][city]': 'x' }, 'parameters[shipping][city]'],
  ['card-params', 'one-set', { shipping: {}, cart: {}, descriptor: 'x' }, 'descriptor'],
  ['card-params', 'profile-set', { shipping: {} }, 'shipping', { cardSet: 3 }],
  ['card-params', 'receiver-last-name', { payee_last_name: 'x' }, 'payee_last_name'],
  ['card-params', 'to-bank-account-id', { toBankAccountId: 'x' }, 'toBankAccountId'],
  ['session-request', 'method-not-listed', { methods: ['naps'], parameters: { card: {} } }, 'card'],
  ['sale-form', 'brand-excludes', { brand: 'naps', [TOKEN]: '{}' }, TOKEN],
  ['sale-form', 'token-name', { paymentToken: '{}' }, 'paymentToken'],
  ['wallet1-token', 'other-wallet', { protocolVersion: 'ECv1', signedMessage: '' }, 'protocolVersion'],
  ['wallet1-token', 'nested-token', { token: { paymentData: { data: '' } } }, 'token'],
  ['wallet2-token', 'token-fields', { protocolVersion: 'ECv1', tag: '' }, 'tag'],
])('%s: a finding of %s is at the name of its field', (kind, rule, payload, name, profile) => {
  const text = JSON.stringify(payload);
  const findings = lintText(text, { kind, ...(profile && { profile }) }).findings.filter((each) => each.rule === rule);
  expect(findings.map(({ column, endColumn }) => text.slice(column - 1, endColumn - 1))).toEqual([`"${name}"`]);
});

test.each([
  ['"a":{}}', 'missing-token', 1, 1],
  ['   "a":{}}', 'missing-token', 1, 4],
  ['\n"a":1', 'missing-token', 2, 1],
])('in %j, which starts with a string, %s is at %i:%i', (text, ...expected) => {
  const [finding] = lintText(text).findings;
  expect([finding?.code, finding?.line, finding?.column]).toEqual(expected);
});
