import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../samples/${name}`, import.meta.url), 'utf8');

const reportOf = async (text: string) => (await checkText({ text })).token;

/** The state of a check, by its first word. */
const stateOf = async (text: string, word: string) =>
  (await reportOf(text))?.checks.find((check) => check.text.startsWith(word))?.state;

test.each(['wallet1-token.json', 'sale-wallet1.form'])(
  '%s has certificates with subject and validity period',
  async (name) => {
    const facts = (await reportOf(sample(`good/${name}`)))?.facts.filter((fact) => fact.name.startsWith('Certificate'));
    expect(facts).toEqual([
      { name: 'Certificate of Example Wallet Issuer', value: 'valid from 2020-01-01 to 2049-01-01' },
      { name: 'Certificate of ecc-smp-broker-sign_UC4-PROD', value: 'valid from 2020-01-01 to 2049-01-01' },
    ]);
  },
);

const token = JSON.parse(sample('good/wallet1-token.json'));
const changed = (part: object): string => JSON.stringify({ ...token, paymentData: { ...token.paymentData, ...part } });

test.each([
  ['a whole token', changed({}), 'verified'],
  ['other data', JSON.stringify(JSON.parse(sample('mistakes/wallet1-token-mixed.json'))), 'failed'],
  ['no data', changed({ data: undefined }), 'open'],
  ['data that is not base64', changed({ data: '***' }), 'open'],
])('the integrity of %s', async (_, text, state) => {
  expect(await stateOf(text, 'Integrity')).toBe(state);
});

test.each([
  ['a key that expires later', sample('good/wallet2-token.json'), 'verified'],
  [
    'an expired key',
    sample('good/wallet2-token.json').replace(/(keyExpiration\\":\\")\d+/, '$11000000000000'),
    'failed',
  ],
])('the expiry of %s', async (_, text, state) => {
  expect(await stateOf(text, 'The signing key')).toBe(state);
});
