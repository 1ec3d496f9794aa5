// A proof is tested without the rules that would refuse its token before.

import { check, type Payload, verify as verifyToken } from '@pg/rule-kit';
import { sentencesOf, toFinding } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Wallet2VerifyOptions, wallet2TokenResource } from '../src/index.ts';
import { wallet2TokenVerification } from '../src/verify/wallet2/token.ts';
import { type MadeWallet2Token, makeWallet2Token } from './tokens/make-wallet2-token.ts';

/** `rule: path` of each finding. */
async function verify(token: Payload, options: Wallet2VerifyOptions): Promise<string[]> {
  const found = await wallet2TokenVerification.verify(token, options);
  return found.map((each) => `${each.rule.id}: ${each.path.join('.')}`);
}

const NOW = Date.UTC(2030, 5, 15, 12);
const EXPIRATION = NOW + 1000;
const v1 = makeWallet2Token({ version: 'ECv1' });
const v2 = makeWallet2Token({ version: 'ECv2', keyExpiration: EXPIRATION });
const other = makeWallet2Token({ version: 'ECv2', keyExpiration: EXPIRATION });
const inTest = makeWallet2Token({ version: 'ECv2', keyExpiration: EXPIRATION, environment: 'TEST' });
const v1InTest = makeWallet2Token({ version: 'ECv1', environment: 'TEST' });
const extraKeyFields = { more: "it's <new>" };
const extended = makeWallet2Token({ version: 'ECv2', keyExpiration: EXPIRATION, extraKeyFields });

/** All options, with values that match this token. */
const matching = ({ rootKeys, recipientId }: MadeWallet2Token) =>
  ({ now: NOW, environment: 'PRODUCTION', rootKeys, recipientId }) as const;

const KEY_ERROR = 'rootKeys: each keyValue must be base64 of an EC P-256 public key';
const OF_KEY = 'signature-chain: intermediateSigningKey.signatures';
const OF_MESSAGE = 'signature-chain: signature';
const UNVERIFIED_KEY = 'not-proven: intermediateSigningKey.signatures';
const UNVERIFIED_MESSAGE = 'not-proven: signature';
const ENVIRONMENT_OF_KEY = ['token-environment: intermediateSigningKey.signatures'];
const ENVIRONMENT_OF_MESSAGE = ['token-environment: signature'];

describe('an unchanged token has no finding', () => {
  test.each([
    ['ECv1', v1],
    ['ECv2', v2],
    ['ECv2 with another field in signedKey', extended],
  ])('%s', async (_, made) => {
    const written = JSON.parse(made.text);
    expect(await verify(written, matching(made))).toEqual([]);
    expect(await verify(written, { ...matching(made), rootKeys: async () => made.rootKeys })).toEqual([]);
    expect(await verify(written, { now: NOW })).toEqual([]);
  });

  test('signed by one of several root keys, with one of several signatures', async () => {
    const rootKeys = [...other.rootKeys, ...v1.rootKeys, ...v2.rootKeys];
    expect(await verify(withKey({ signatures: afterOthers(15) }), { ...matching(v2), rootKeys })).toEqual([]);
  });
});

/** The valid signatures of the key, after a number of others that don't verify. */
const afterOthers = (count: number): readonly string[] => [
  ...Array<string>(count).fill(other.token.signature),
  ...(v2.token.intermediateSigningKey?.signatures ?? []),
];

/** Parses and rewrites JSON, which removes its escapes. */
const rewritten = (text: string): string => JSON.stringify(JSON.parse(text));

const withKey = (fields: Payload): Payload => ({
  ...v2.token,
  intermediateSigningKey: { ...v2.token.intermediateSigningKey, ...fields },
});

describe('signature-chain', () => {
  const rewrittenKey = withKey({ signedKey: rewritten(v2.token.intermediateSigningKey?.signedKey ?? '') });
  const ofVersion1 = v2.rootKeys.map((key) => ({ ...key, protocolVersion: 'ECv1' }));
  const expiredRoot = v2.rootKeys.map((key) => ({ ...key, keyExpiration: String(NOW) }));

  test.each<[string, Payload, Wallet2VerifyOptions, string]>([
    ['a rewritten message', { ...v2.token, signedMessage: rewritten(v2.token.signedMessage) }, {}, OF_MESSAGE],
    ['a rewritten key', rewrittenKey, {}, OF_KEY],
    ["another token's message", { ...v2.token, signedMessage: other.token.signedMessage }, {}, OF_MESSAGE],
    ["another token's signature", { ...v2.token, signature: other.token.signature }, {}, OF_MESSAGE],
    ["another token's signature of the key", withKey({ signatures: [other.token.signature] }), {}, OF_KEY],
    ['a signature that is not DER', { ...v2.token, signature: 'AAAA' }, {}, OF_MESSAGE],
    ['an empty signature', { ...v2.token, signature: '' }, {}, OF_MESSAGE],
    ['other root keys', { ...v2.token }, { rootKeys: other.rootKeys }, OF_KEY],
    ['root keys of another version', { ...v2.token }, { rootKeys: ofVersion1 }, OF_KEY],
    ['a signature after 16 others', withKey({ signatures: afterOthers(16) }), {}, OF_KEY],
    ['a root key that expires now', { ...v2.token }, { rootKeys: expiredRoot }, OF_KEY],
    ['no root key', { ...v2.token }, { rootKeys: [] }, OF_KEY],
    ['another recipient', { ...v2.token }, { recipientId: 'gateway:someone-else' }, OF_MESSAGE],
  ])('ECv2, %s', async (_, token, options, expected) => {
    expect(await verify(token, { ...matching(v2), ...options })).toEqual([expected]);
  });

  test.each<[string, Payload, Wallet2VerifyOptions]>([
    ['a rewritten message', { ...v1.token, signedMessage: rewritten(v1.token.signedMessage) }, {}],
    ['other root keys', { ...v1.token }, { rootKeys: v1InTest.rootKeys }],
    ['another recipient', { ...v1.token }, { recipientId: 'merchant:example-client-key' }],
  ])('ECv1, %s', async (_, token, options) => {
    expect(await verify(token, { ...matching(v1), ...options })).toEqual([OF_MESSAGE]);
  });

  test.each([
    ['no root key', [], 'no-usable-root-key'],
    ['root keys that have expired', expiredRoot, 'no-usable-root-key'],
    ['other root keys', other.rootKeys, 'no-root-signature'],
  ])('the code of signature-chain with %s', async (_, rootKeys, code) => {
    const found = await wallet2TokenVerification.verify({ ...v2.token }, { ...matching(v2), rootKeys });
    expect(found.map((each) => each.code)).toEqual([code]);
  });

  test('each signature is verified without the option that only the other one needs', async () => {
    const damaged = { ...v2.token, signature: other.token.signature };
    expect(await verify(damaged, { now: NOW, recipientId: v2.recipientId })).toEqual([OF_MESSAGE, UNVERIFIED_KEY]);
    expect(await verify(damaged, { now: NOW, rootKeys: other.rootKeys })).toEqual([OF_KEY, UNVERIFIED_MESSAGE]);
  });

  test('rejects if a root key is invalid, or if loading the root keys fails', async () => {
    const rootKeys = [{ keyValue: 'AAAA', protocolVersion: 'ECv2' }];
    await expect(verify({ ...v2.token }, { rootKeys })).rejects.toThrow(new TypeError(KEY_ERROR));
    const failing = () => Promise.reject(new RangeError('no network'));
    await expect(verify({ ...v2.token }, { rootKeys: failing })).rejects.toThrow(RangeError);
    expect(await verify({}, { rootKeys: failing })).toEqual([]);
  });
});

test.each([
  ['ECv2', v2, 'PRODUCTION', []],
  ['ECv2', v2, 'TEST', ENVIRONMENT_OF_KEY],
  ['ECv2', inTest, 'TEST', []],
  ['ECv2', inTest, 'PRODUCTION', ENVIRONMENT_OF_KEY],
  ['ECv1', v1, 'TEST', ENVIRONMENT_OF_MESSAGE],
  ['ECv1', v1InTest, 'PRODUCTION', ENVIRONMENT_OF_MESSAGE],
] as const)('token-environment: %s', async (_, made, environment, expected) => {
  const rootKeys = [...v2.rootKeys, ...inTest.rootKeys, ...v1.rootKeys, ...v1InTest.rootKeys];
  expect(await verify({ ...made.token }, { ...matching(made), rootKeys, environment })).toEqual(expected);
});

test('token-environment: a root key of both environments matches either setting', async () => {
  const rootKeys = v2.rootKeys.flatMap((key) => [key, { ...key, environment: 'TEST' as const }]);
  expect(await verify({ ...v2.token }, { ...matching(v2), rootKeys, environment: 'TEST' })).toEqual([]);
});

test.each<[string, Payload, Wallet2VerifyOptions, string[]]>([
  ['no option', v2.token, {}, []],
  ['an environment', v2.token, { environment: 'TEST' }, ['rootKeys', 'recipientId']],
  ['an environment, ECv1', v1.token, { environment: 'TEST' }, ['rootKeys', 'recipientId']],
  ['root keys', v2.token, { rootKeys: v2.rootKeys }, ['recipientId']],
  ['a recipient', v2.token, { recipientId: v2.recipientId }, ['rootKeys']],
  ['a token without signatures', { protocolVersion: 'ECv2' }, { environment: 'TEST' }, []],
])('not-proven: the missing options with %s', async (_, token, options, needs) => {
  const found = await verifyToken(wallet2TokenResource, token, { now: NOW, ...options });
  const unverified = found.slice(check(wallet2TokenResource, token).length);
  expect(unverified.map(({ rule, severity, params }) => [rule, severity, 'needs' in params && params.needs])).toEqual(
    needs.map((each) => ['not-proven', 'info', each]),
  );
});

test('not-proven: root keys without an environment', async () => {
  const rootKeys = v2.rootKeys.map(({ environment, ...key }) => key);
  expect(await verify({ ...v2.token }, { ...matching(v2), rootKeys, environment: 'TEST' })).toEqual([UNVERIFIED_KEY]);
});

const expired = ['key-expired: intermediateSigningKey.signedKey.keyExpiration'];

test.each([
  ['a millisecond before the expiration', EXPIRATION - 1, []],
  ['at the expiration', EXPIRATION, expired],
  ['a millisecond after the expiration', EXPIRATION + 1, expired],
])('key-expired: %s', async (_, now, expected) => {
  expect(await verify({ ...v2.token }, { ...matching(v2), now })).toEqual(expected);
});

describe('verify has no finding about a wrong structure', () => {
  test.each<[string, Payload]>([
    ['nothing', {}],
    ['another version', { ...v2.token, protocolVersion: 'ECv2SigningOnly' }],
    ['no intermediate key', { protocolVersion: 'ECv2', signature: 1, signedMessage: null }],
    ['null as the intermediate key', { ...v2.token, intermediateSigningKey: null }],
    [
      'a keyValue that is not a string',
      { ...v2.token, intermediateSigningKey: { signedKey: '{"keyValue":5}', signatures: [] } },
    ],
    [
      'a signedKey that is not JSON',
      { protocolVersion: 'ECv2', intermediateSigningKey: { signedKey: '{', signatures: [] } },
    ],
    [
      'a signedKey that is not an object',
      { protocolVersion: 'ECv2', intermediateSigningKey: { signedKey: '[1]', signatures: '' } },
    ],
    ['an expiration in seconds', { ...expiring('1500000000') }],
    ['an expiration of 12 digits', { ...expiring('150000000000') }],
    ['an expiration that is a number', { ...expiring(1500000000000) }],
    ['null in the array of signatures', withKey({ signatures: [null, ...afterOthers(1)] })],
    ['signatures that are not base64', withKey({ signatures: ['?', '-_-_'] })],
  ])('%s', async (_, token) => {
    expect(await verify(token, matching(v2))).toEqual([]);
  });

  test('no JSON value throws', async () => {
    const any = fc.jsonValue();
    const fields = { signature: any, signedMessage: any, intermediateSigningKey: any };
    const version = fc.constantFrom('ECv1', 'ECv2');
    await fc.assert(
      fc.asyncProperty(fc.record({ ...fields, protocolVersion: version }), async (token) => {
        expect(await verify(token, { now: NOW })).toEqual([]);
      }),
    );
  });
});

/** An unsigned token with this expiration of its key. */
function expiring(keyExpiration: unknown): Payload {
  return {
    protocolVersion: 'ECv2',
    intermediateSigningKey: { signedKey: JSON.stringify({ keyExpiration }), signatures: [] },
  };
}

test('each rule has a finding with its severity', async () => {
  const options: Wallet2VerifyOptions = { ...matching(v2), environment: 'TEST', recipientId: 'gateway:someone-else' };
  const expiredKey = await wallet2TokenVerification.verify({ ...v2.token }, { now: EXPIRATION });
  const unverified = await wallet2TokenVerification.verify({ ...v2.token }, { now: NOW, recipientId: v2.recipientId });
  const found = [...(await wallet2TokenVerification.verify({ ...v2.token }, options)), ...expiredKey, ...unverified];
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(wallet2TokenVerification.rules));
  expect(found.map((each) => toFinding(each, sentencesOf(wallet2TokenResource)).severity)).toEqual([
    'error',
    'error',
    'warning',
    'info',
  ]);
});
