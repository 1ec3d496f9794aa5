// A proof is tested without the rules that would refuse its token before.

import { check, type Payload } from '@pg/rule-kit';
import { sentencesOf, toFinding } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromBase64 } from '../src/encodings/bytes.ts';
import { readWallet1Signature, type Wallet1VerifyOptions, wallet1TokenResource } from '../src/index.ts';
import { wallet1TokenVerification } from '../src/verify/wallet1/token.ts';
import { der, integer, oid, sequence, set } from './tokens/ber.ts';
import { type MadeToken, makeWallet1Token } from './tokens/make-wallet1-token.ts';

afterEach(() => vi.unstubAllGlobals());

/** `rule: path` of each finding. */
async function verify(token: Payload, options: Wallet1VerifyOptions = {}): Promise<string[]> {
  const found = await wallet1TokenVerification.verify(token, options);
  return found.map((each) => `${each.rule.id}: ${each.path.join('.')}`);
}

const withData = (token: MadeToken, fields: Payload): Payload => ({
  ...token,
  paymentData: { ...token.paymentData, ...fields },
});

const withHeader = (token: MadeToken, fields: Payload): Payload =>
  withData(token, { header: { ...token.paymentData.header, ...fields } });

const NOW = Date.UTC(2030, 5, 15, 12);
const made = makeWallet1Token({ version: 'EC_v1', applicationData: true, signingTime: new Date(NOW) });
const other = makeWallet1Token({ version: 'EC_v1', applicationData: true });
const rsa = makeWallet1Token({ version: 'RSA_v1' });
const sandbox = makeWallet1Token({ version: 'EC_v1', signerName: 'ecc-smp-broker-sign_UC4-SANDBOX' });
const unnamed = makeWallet1Token({ version: 'EC_v1', signerName: 'example-sign' });
const { token } = made;
const { paymentData } = token;

describe('an unchanged token has no finding', () => {
  const options = { environment: 'PRODUCTION', maxAge: 60_000, now: NOW } as const;

  test.each([
    { version: 'EC_v1' },
    { version: 'EC_v1', lengths: 'definite' },
    { version: 'EC_v1', applicationData: true },
    { version: 'EC_v1', explicitCurve: true },
    { version: 'RSA_v1' },
    { version: 'RSA_v1', lengths: 'definite', applicationData: true },
  ] as const)('%j', async (tokenOptions) => {
    const { token: own, processingKeyHash } = makeWallet1Token({ ...tokenOptions, signingTime: new Date(NOW) });
    expect(await verify({ ...own }, { ...options, processingKeyHash })).toEqual([]);
    expect(await verify({ ...own.paymentData }, { ...options, processingKeyHash })).toEqual([]);
    expect(await verify({ ...own })).toEqual([]);
  });
});

describe('token-integrity', () => {
  const cut = (base64: string): string => Buffer.from(base64, 'base64').subarray(0, -1).toString('base64');
  const { header } = other.token.paymentData;

  test.each<[string, Payload]>([
    ["another token's data", withData(token, { data: other.token.paymentData.data })],
    ["another token's signature", withData(token, { signature: other.token.paymentData.signature })],
    ["another token's transactionId", withHeader(token, { transactionId: header.transactionId })],
    ["another token's key", withHeader(token, { ephemeralPublicKey: header.ephemeralPublicKey ?? '' })],
    ["another token's applicationData", withHeader(token, { applicationData: header.applicationData ?? '' })],
    ["another token's header", withData(token, { header })],
    ["another token's wrapped key", withHeader(rsa.token, { wrappedKey: Buffer.alloc(256, 1).toString('base64') })],
    ['data cut by a byte', withData(token, { data: cut(paymentData.data) })],
    ['no applicationData', withHeader(token, { applicationData: undefined })],
  ])('%s', async (_, damaged) => {
    expect(await verify(damaged)).toEqual(['token-integrity: paymentData.signature']);
  });

  test.each<[string, Payload]>([
    ['an invalid key', withHeader(token, { ephemeralPublicKey: Buffer.alloc(91, 1).toString('base64') })],
    ['too little data', withData(token, { data: Buffer.alloc(16).toString('base64') })],
    ['an odd number of digits', withHeader(token, { transactionId: 'abc' })],
    ['a short applicationData', withHeader(token, { applicationData: 'ab' })],
    ['an empty applicationData', withHeader(token, { applicationData: '' })],
  ])('%s is reported by check only', async (_, damaged) => {
    expect(await verify(damaged)).toEqual([]);
    expect(check(wallet1TokenResource, damaged)).not.toEqual([]);
  });

  test('the path in bare paymentData has no prefix', async () => {
    expect(await verify({ ...paymentData, data: other.token.paymentData.data })).toEqual([
      'token-integrity: signature',
    ]);
  });

  test('the case of the digits in transactionId does not matter', async () => {
    const upperCase = withHeader(token, { transactionId: token.transactionIdentifier });
    expect(await verify(upperCase)).toEqual([]);
  });
});

describe('token-signature', () => {
  const bytes = Buffer.from(paymentData.signature, 'base64');
  const found = (signature: Uint8Array): Promise<string[]> =>
    verify(withData(token, { signature: Buffer.from(signature).toString('base64') }));

  test.each<[string, Uint8Array, string]>([
    ['cut before the last end marker', bytes.subarray(0, -2), 'not-ber'],
    ['cut in the middle', bytes.subarray(0, bytes.length / 2), 'not-ber'],
    ['followed by a byte', Buffer.concat([bytes, Buffer.alloc(1)]), 'not-ber'],
    ['an empty set of signers', signedData(set()), 'not-signed-data'],
    ['no set of signers', signedData(), 'not-signed-data'],
  ])('%s', async (_, signature, problem) => {
    expect(await found(signature)).toEqual(['token-signature: paymentData.signature']);
    expect(await readWallet1Signature(Uint8Array.from(signature))).toEqual({ problem });
  });

  test('a signature without certificates is read', async () => {
    const signer = sequence(integer(1), sequence(sequence(), integer(7)));
    expect(await readWallet1Signature(Uint8Array.from(signedData(set(signer))))).toHaveProperty('signature');
  });

  const [ofSigned, ofEnveloped] = ['2', '3'].map((type) => oid(`1.2.840.113549.1.7.${type}`).toString('hex'));
  const enveloped = bytes.toString('hex').replace(ofSigned ?? '', ofEnveloped ?? '');

  test.each<[string, Uint8Array, string]>([
    ['a point', Buffer.from(paymentData.header.ephemeralPublicKey ?? '', 'base64'), 'not-signed-data'],
    ['the type of enveloped data', Buffer.from(enveloped, 'hex'), 'not-signed-data'],
    ['a digest', Buffer.alloc(32, 1), 'not-ber'],
    ['deeply nested sequences', Buffer.alloc(100_000, Uint8Array.of(0x30, 0x80)), 'not-ber'],
  ])('%s is reported by check only', async (_, signature, problem) => {
    const damaged = withData(token, { signature: Buffer.from(signature).toString('base64') });
    expect(await verify(damaged)).toEqual([]);
    expect(check(wallet1TokenResource, damaged)).toMatchObject([
      { rule: 'string-format', path: ['paymentData', 'signature'] },
    ]);
    expect(await readWallet1Signature(Uint8Array.from(signature))).toEqual({ problem });
  });

  test('no-digest: a signature without a digest is a warning', async () => {
    const undigested = makeWallet1Token({ version: 'EC_v1', signedAttributes: false });
    expect(await wallet1TokenVerification.verify({ ...undigested.token }, { maxAge: 0, now: NOW })).toMatchObject([
      {
        rule: { id: 'token-signature' },
        basis: 'inferred',
        code: 'no-digest',
        path: ['paymentData', 'signature'],
      },
    ]);
  });

  const headerLength = 18;

  test('each cut after the CMS header has a finding, and a flipped bit never throws or has two findings', async () => {
    const at = fc.integer({ min: 1, max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: headerLength, max: bytes.length - 1 }), async (end) => {
        expect(await found(bytes.subarray(0, end))).toEqual(['token-signature: paymentData.signature']);
      }),
    );
    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 0, max: 7 }), async (position, bit) => {
        const flipped = Buffer.from(bytes);
        flipped[position] = (flipped[position] ?? 0) ^ (1 << bit);
        const unread = ['token-signature: paymentData.signature'];
        expect([[], unread, ['token-integrity: paymentData.signature']]).toContainEqual(await found(flipped));
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (garbage) => {
        expect(await readWallet1Signature(Uint8Array.from(garbage))).toHaveProperty('problem');
      }),
    );
  });
});

test('readWallet1Signature returns signerName, signingTime, environment and certificates', async () => {
  const read = async (signature: string) => readWallet1Signature(fromBase64(signature) ?? new Uint8Array());
  expect(await read(paymentData.signature)).toMatchObject({
    signature: { signerName: 'ecc-smp-broker-sign_UC4-PROD', environment: 'PRODUCTION', signingTime: NOW },
  });
  expect(await read(sandbox.token.paymentData.signature)).toMatchObject({ signature: { environment: 'TEST' } });
  expect(await read(unnamed.token.paymentData.signature)).toMatchObject({
    signature: {
      signerName: 'example-sign',
      environment: undefined,
      certificates: [{ commonName: 'Example Wallet Issuer' }, { commonName: 'example-sign' }],
    },
  });
});

const otherEnvironment = ['token-environment: paymentData.signature'];

test.each([
  ['PRODUCTION', token, []],
  ['TEST', token, otherEnvironment],
  ['TEST', sandbox.token, []],
  ['PRODUCTION', sandbox.token, otherEnvironment],
  ['TEST', unnamed.token, []],
] as const)('token-environment: %s', async (environment, { ...each }, expected) => {
  expect(await verify(each, { environment })).toEqual(expected);
});

const wrongAge = ['token-age: paymentData.signature'];

test.each([
  ['as old as allowed', NOW + 1000, []],
  ['older by a millisecond', NOW + 1001, wrongAge],
  ['in the future by the clock tolerance', NOW - 300_000, []],
  ['in the future by a millisecond more', NOW - 300_001, wrongAge],
])('token-age: %s', async (_, now, expected) => {
  expect(await verify({ ...token }, { now, maxAge: 1000 })).toEqual(expected);
});

test('processing-key: reports the hash of another key, and throws if the option is not a hash', async () => {
  const found = await verify({ ...token }, { processingKeyHash: other.processingKeyHash });
  expect(found).toEqual(['processing-key: paymentData.header.publicKeyHash']);
  await expect(verify({ ...token }, { processingKeyHash: paymentData.signature })).rejects.toThrow(TypeError);
});

test.each<[string, Payload]>([
  ['nothing', {}],
  ['an empty object', { paymentData: {} }],
  ['another version', withData(token, { version: 'EC_v2' })],
  ['a number for data', withData(token, { data: 1 })],
  ['no header', withData(token, { header: null })],
  ['base64url', withData(token, { data: '-_-_' })],
  ['a space in base64', withData(token, { signature: `${paymentData.signature.slice(0, -4)} AAA` })],
  ['an odd number of digits', withHeader(token, { transactionId: 'abc' })],
  ['a short hash', withHeader(token, { publicKeyHash: 'AAAA' })],
])('verify has no finding about a wrong structure: %s', async (_, damaged) => {
  expect(await verify(damaged, { now: NOW, maxAge: 1000, processingKeyHash: made.processingKeyHash })).toEqual([]);
});

/** A CMS SignedData that ends with these elements. */
function signedData(...signers: readonly Buffer[]): Buffer {
  const algorithm = sequence(oid('2.16.840.1.101.3.4.2.1'), der(0x05));
  const content = sequence(integer(1), set(algorithm), sequence(oid('1.2.840.113549.1.7.1')), ...signers);
  return sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, content));
}

test('each rule has a finding with its severity', async () => {
  const damaged = withData(sandbox.token, { data: paymentData.data });
  const unreadable = withData(token, { signature: paymentData.signature.slice(0, 400) });
  const { processingKeyHash } = made;
  const options = { environment: 'PRODUCTION', maxAge: 0, now: NOW, processingKeyHash } as const;
  const found = [
    ...(await wallet1TokenVerification.verify(unreadable, options)),
    ...(await wallet1TokenVerification.verify(damaged, options)),
  ];
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(wallet1TokenVerification.rules));
  const severities = found.map((each) => toFinding(each, sentencesOf(wallet1TokenResource)).severity);
  expect(severities).toEqual(['error', 'error', 'warning', 'warning', 'warning']);
});

test('the error without Web Crypto mentions https', async () => {
  vi.stubGlobal('crypto', {});
  await expect(verify({ ...token })).rejects.toThrow('https');
});
