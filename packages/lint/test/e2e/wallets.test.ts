import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore Tests make their own tokens and keys.
import { makeCertificate, makeEcKey, pemOf } from '../../../wallet-tokens/test/make-keys.ts';
// @boundaries-ignore Tests make their own tokens and keys.
import { makeWallet1Token } from '../../../wallet-tokens/test/tokens/make-wallet1-token.ts';
// @boundaries-ignore Tests make their own tokens and keys.
import { makeWallet2Token } from '../../../wallet-tokens/test/tokens/make-wallet2-token.ts';
import { folderOf, pgLint, reportOf } from './command.ts';

const CONFIG = 'pg-lint.config.json';
const NOW = '2030-06-15T12:00:00Z';
const signingTime = new Date(NOW);
const keyExpiration = Date.parse(NOW) + 60_000;

const own = makeWallet2Token({ version: 'ECv2', keyExpiration });
const other = makeWallet2Token({ version: 'ECv2', keyExpiration });
const inTest = makeWallet2Token({ version: 'ECv2', keyExpiration, environment: 'TEST' });
/** A file of root keys like the provider's, which has no environment. */
const rootKeysFile = ({ rootKeys }: typeof own): string =>
  JSON.stringify({ keys: rootKeys.map(({ environment, ...key }) => key) });

const FILES = {
  'keys.json': rootKeysFile(own),
  'keys-test.json': rootKeysFile(inTest),
  'other.json': rootKeysFile(other),
};
const RIGHT = {
  environment: 'PRODUCTION',
  rootKeys: { PRODUCTION: 'keys.json', TEST: 'keys-test.json' },
  recipientId: own.recipientId,
};
const OF_KEY = 'signature-chain intermediateSigningKey.signatures';
const OF_MESSAGE = 'signature-chain signature';

/** `rule path` of each finding of a token. */
async function found(text: string, wallets: object, now = NOW, files: object = {}): Promise<string[]> {
  const folder = folderOf({ ...FILES, ...files, [CONFIG]: JSON.stringify({ wallets }), 'token.txt': text });
  const { files: [file] = [] } = await reportOf(folder, ['--now', now, 'token.txt']);
  return (file?.findings ?? []).map(({ rule, path }) => `${rule} ${path.join('.')}`);
}

const withFields = (fields: object): string => JSON.stringify({ ...own.token, ...fields });
const swapped = withFields({
  signature: own.token.intermediateSigningKey?.signatures[0],
  intermediateSigningKey: { ...own.token.intermediateSigningKey, signatures: [own.token.signature] },
});

describe('a wallet2 token is compared with the configuration', () => {
  test.each<[string, string, object, readonly string[], string?]>([
    ['the right token', own.text, RIGHT, []],
    ['another root key', own.text, { ...RIGHT, rootKeys: { PRODUCTION: 'other.json' } }, [OF_KEY]],
    ['a message of another token', withFields({ signedMessage: other.token.signedMessage }), RIGHT, [OF_MESSAGE]],
    ['swapped signatures', swapped, RIGHT, [OF_MESSAGE, OF_KEY]],
    ['another recipient', own.text, { ...RIGHT, recipientId: 'merchant:1' }, [OF_MESSAGE]],
    ['an expired key', own.text, RIGHT, ['key-expired intermediateSigningKey.signedKey.keyExpiration'], '2030-06-16'],
    [
      'the other environment',
      own.text,
      { ...RIGHT, environment: 'TEST' },
      ['token-environment intermediateSigningKey.signatures'],
    ],
    ['no root keys', own.text, { ...RIGHT, rootKeys: undefined }, ['not-proven intermediateSigningKey.signatures']],
    ['no recipient', own.text, { ...RIGHT, recipientId: undefined }, ['not-proven signature']],
  ])('%s', async (_, text, wallet2, expected, now = NOW) => {
    expect(await found(text, { wallet2 }, now)).toEqual(expected);
  });

  test('in a sale, in each line of NDJSON, and with overrides', async () => {
    const form = String(new URLSearchParams({ brand: 'wallet2', 'parameters[paymentToken]': own.text }));
    const overrides = [{ files: ['b.form'], wallets: { wallet2: { rootKeys: { PRODUCTION: 'other.json' } } } }];
    const config = JSON.stringify({ wallets: { wallet2: RIGHT }, overrides });
    const lines = `${own.text}\n${swapped}\n`;
    const folder = folderOf({ ...FILES, [CONFIG]: config, 'a.form': form, 'b.form': form, 'c.ndjson': lines });
    const { files } = await reportOf(folder, ['--now', NOW, 'a.form', 'b.form', 'c.ndjson']);
    const chains = files.map(({ findings }) => findings.filter(({ rule }) => rule === 'signature-chain').length);
    expect(chains).toEqual([0, 1, 2]);
  });
});

describe('a wallet1 token is compared with the configuration', () => {
  const processingKey = makeEcKey();
  const { token, processingKeyHash } = makeWallet1Token({ version: 'EC_v1', signingTime, processingKey });
  const text = JSON.stringify(token);
  const pem = makeCertificate(processingKey);
  const files = {
    'own.pem': pem,
    'own.cer': Buffer.from(pem.replaceAll(/-----[^-]*-----|\s/g, ''), 'base64'),
    'own.key': pemOf(processingKey, 'sec1'),
    'other.pem': makeCertificate(makeEcKey()),
  };
  const OTHER_KEY = ['processing-key paymentData.header.publicKeyHash'];
  const ENVIRONMENT = ['token-environment paymentData.signature'];
  const AGE = ['token-age paymentData.signature'];

  test.each<[string, object, readonly string[], string?]>([
    ['the right token', { environment: 'PRODUCTION', maxAgeSeconds: 0, processingKeyHash }, []],
    ['its certificate', { processingKey: 'own.pem' }, []],
    ['its certificate as DER', { processingKey: 'own.cer' }, []],
    ['its private key', { processingKey: 'own.key' }, []],
    ['another certificate', { processingKey: 'other.pem' }, OTHER_KEY],
    ['another hash', { processingKeyHash: `${'A'.repeat(43)}=` }, OTHER_KEY],
    ['the other environment', { environment: 'TEST' }, ENVIRONMENT],
    ['as old as allowed', { maxAgeSeconds: 60 }, [], '2030-06-15T12:01:00Z'],
    ['an old token', { maxAgeSeconds: 60 }, AGE, '2030-06-15T12:01:01Z'],
  ])('%s', async (_, wallet1, expected, now = NOW) => {
    // The settings of one wallet are not compared with the other's token.
    expect(await found(text, { wallet1, wallet2: { environment: 'TEST' } }, now, files)).toEqual(expected);
  });
});

describe('--wallet1, --wallet2 and --now', () => {
  const folder = (): string =>
    folderOf({ ...FILES, 'token.txt': own.text, [CONFIG]: '{"wallets":{"wallet2":{"environment":"TEST"}}}' });
  const options = ['environment=PRODUCTION', 'rootKeys.PRODUCTION=keys.json', `recipientId=${own.recipientId}`];
  const args = ['--now', NOW, ...options.flatMap((pair) => ['--wallet2', pair])];

  test('override the configuration', async () => {
    expect((await reportOf(folder(), [...args, 'token.txt'])).summary).toMatchObject({ errors: 0, infos: 0 });
    const { summary } = await reportOf(folder(), [...args, '--wallet2', 'recipientId=merchant:1', 'token.txt']);
    expect(summary).toMatchObject({ errors: 1 });
  });

  test.each([
    [['--wallet2', 'environment'], '--wallet2 must be NAME=VALUE, like environment=TEST'],
    [['--wallet2', 'environment=test'], '--wallet2.environment must be "TEST"'],
    [['--wallet1', 'maxAgeSeconds=1h'], '--wallet1.maxAgeSeconds must be a number'],
    [['--wallet1', 'recipientId=gateway:a'], '--wallet1.recipientId is not a setting here'],
    [['--wallet2', 'rootKeys.TEST=none.json'], '--wallet2.rootKeys.TEST: none.json could not be read'],
    [['--now', 'today'], '--now must be a time like 2030-01-31T12:00:00Z, but is "today"'],
  ])('exit with status 2 for a mistake: %j', async (given, message) => {
    const { status, stderr } = await pgLint(folder(), [...given, 'token.txt']);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('a file with keys', () => {
  const SECRET = makeEcKey();
  const files = {
    'key.pem': pemOf(SECRET, 'pkcs8'),
    'public.pem': String(createPublicKey(SECRET).export({ type: 'spki', format: 'pem' })),
    'token.txt': own.text,
    'folder/a.txt': '',
    'p384.json': JSON.stringify({ keys: [{ protocolVersion: 'ECv2', keyValue: 'AAAA' }] }),
  };

  test.each<[object, string]>([
    [{ wallet1: { processingKey: 'none.pem' } }, 'wallets.wallet1.processingKey: none.pem could not be read (no such'],
    [{ wallet1: { processingKey: 'folder' } }, 'processingKey: folder must be a regular file, but is a folder'],
    [
      { wallet1: { processingKey: 'public.pem' } },
      'processingKey: public.pem must have a certificate or a private key',
    ],
    [{ wallet2: { rootKeys: { TEST: 'key.pem' } } }, 'wallets.wallet2.rootKeys.TEST: key.pem must have root keys'],
    [{ wallet2: { rootKeys: { TEST: 'p384.json' } } }, 'rootKeys.TEST: p384.json must have root keys'],
    [{ wallet2: { rootKeys: {} } }, 'wallets.wallet2.rootKeys must name the file of an environment'],
    [{ wallet2: { recipientId: 'shop' } }, 'wallets.wallet2.recipientId must be gateway: and the'],
    [{ wallet1: { processingKey: 'key.pem', processingKeyHash: `${'A'.repeat(43)}=` } }, 'wallets.wallet1 must have'],
  ])('is read with the configuration, and its mistakes are reported: %j', async (wallets, message) => {
    const folder = folderOf({ ...files, [CONFIG]: JSON.stringify({ wallets }) });
    const { status, stdout, stderr } = await pgLint(folder, ['token.txt']);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect(stderr).not.toContain('-----');
  });

  test('is relative to the configuration, and --print-config shows only its name', async () => {
    const wallets = { wallet1: { processingKey: '../key.pem' } };
    const folder = folderOf({ ...files, [`inner/${CONFIG}`]: JSON.stringify({ wallets }) });
    const { stdout } = await pgLint(folder, ['--print-config', join('inner', 'a.json')]);
    expect(JSON.parse(stdout)).toMatchObject({ wallets });
    expect(stdout).not.toContain('processingKeyHash');
  });
});
