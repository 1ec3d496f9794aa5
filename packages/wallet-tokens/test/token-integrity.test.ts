import { check, type Payload } from '@pg/rule-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallet1TokenType } from '../src/index.ts';
import { type MadeToken, makeWallet1Token } from './tokens/make-wallet1-token.ts';

/** `code path` of each finding of token-integrity. */
const found = (token: Payload): string[] =>
  check(wallet1TokenType, token).flatMap(({ rule, code, path }) =>
    rule === 'token-integrity' ? [`${code} ${path.join('.')}`] : [],
  );

const withData = (token: MadeToken, fields: Payload): Payload => ({
  ...token,
  paymentData: { ...token.paymentData, ...fields },
});

const withHeader = (token: MadeToken, fields: Payload): Payload =>
  withData(token, { header: { ...token.paymentData.header, ...fields } });

const token = makeWallet1Token({ version: 'EC_v1', applicationData: true });
const other = makeWallet1Token({ version: 'EC_v1', applicationData: true });
const rsa = makeWallet1Token({ version: 'RSA_v1' });
const { paymentData } = token;

describe('an unchanged token has no finding', () => {
  test.each([
    { version: 'EC_v1' },
    { version: 'EC_v1', lengths: 'definite' },
    { version: 'EC_v1', applicationData: true },
    { version: 'EC_v1', explicitCurve: true },
    { version: 'EC_v1', signedAttributes: false },
    { version: 'RSA_v1' },
    { version: 'RSA_v1', lengths: 'definite', applicationData: true },
  ] as const)('%j', (options) => {
    const own = makeWallet1Token(options);
    expect(found({ ...own })).toEqual([]);
    expect(found({ ...own.paymentData })).toEqual([]);
  });

  test('the case of the digits in transactionId does not matter', () => {
    expect(found(withHeader(token, { transactionId: token.transactionIdentifier }))).toEqual([]);
  });
});

const cut = (base64: string): string => Buffer.from(base64, 'base64').subarray(0, -1).toString('base64');
const { header } = other.paymentData;

test.each<[string, Payload]>([
  ["another token's data", withData(token, { data: other.paymentData.data })],
  ["another token's signature", withData(token, { signature: other.paymentData.signature })],
  ["another token's transactionId", withHeader(token, { transactionId: header.transactionId })],
  ["another token's key", withHeader(token, { ephemeralPublicKey: header.ephemeralPublicKey ?? '' })],
  ["another token's applicationData", withHeader(token, { applicationData: header.applicationData ?? '' })],
  ["another token's header", withData(token, { header })],
  ["another token's wrapped key", withHeader(rsa, { wrappedKey: Buffer.alloc(256, 1).toString('base64') })],
  ['data cut by a byte', withData(token, { data: cut(paymentData.data) })],
  ['no applicationData', withHeader(token, { applicationData: undefined })],
  ['an odd number of digits', withHeader(token, { transactionId: 'abc' })],
])('%s', (_, damaged) => {
  expect(found(damaged)).toEqual(['other-digest paymentData.signature']);
});

test('the path in bare paymentData has no prefix', () => {
  expect(found({ ...paymentData, data: other.paymentData.data })).toEqual(['other-digest signature']);
});

test.each<[string, Payload]>([
  ['an invalid key', withHeader(token, { ephemeralPublicKey: Buffer.alloc(91, 1).toString('base64') })],
  ['too little data', withData(token, { data: Buffer.alloc(16).toString('base64') })],
  ['an empty applicationData', withHeader(token, { applicationData: '' })],
  ['another version', withData(token, { version: 'EC_v2' })],
  ['no header', withData(token, { header: null })],
  ['a digest as the signature', withData(token, { signature: Buffer.alloc(32, 1).toString('base64') })],
  [
    'nested sequences',
    withData(token, { signature: Buffer.alloc(100_000, Uint8Array.of(48, 128)).toString('base64') }),
  ],
])('%s is reported by other rules only', (_, damaged) => {
  expect(found(damaged)).toEqual([]);
  expect(check(wallet1TokenType, damaged)).not.toEqual([]);
});

test('a cut signature has one finding, and a flipped bit never throws or has two', () => {
  const bytes = Buffer.from(paymentData.signature, 'base64');
  const of = (signature: Uint8Array) =>
    check(wallet1TokenType, withData(token, { signature: Buffer.from(signature).toString('base64') })).map(
      ({ code }) => code,
    );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: bytes.length - 1 }), (end) => {
      expect(of(bytes.subarray(0, end))).toEqual(['not-a-cms-signature']);
    }),
  );
  expect(of(Buffer.concat([bytes, Buffer.alloc(1)]))).toEqual(['not-a-cms-signature']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 7 }), (position, bit) => {
      const flipped = Buffer.from(bytes);
      flipped[position] = (flipped[position] ?? 0) ^ (1 << bit);
      expect([[], ['not-a-cms-signature'], ['other-digest']]).toContainEqual(of(flipped));
    }),
  );
});
