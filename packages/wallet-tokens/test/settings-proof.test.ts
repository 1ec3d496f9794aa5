import { type Finding, prove } from '@pg/rule-kit';
import { describe, expect, test, vi } from 'vitest';
import { publicKeyHashOf } from '../src/keys/ec-key.ts';
import { normalizeProcessingKey } from '../src/keys/private-key.ts';
import { wallet1Settings } from '../src/settings/wallet1-settings.ts';
import { wallet2Settings } from '../src/settings/wallet2-settings.ts';
import { makeCertificate, makeEcKey, makeRsaKey, NOW, pemOf } from './make-keys.ts';

const rsaKey = makeRsaKey();
const ecKey = makeEcKey();
const uid = 'merchant.test.example';

const settings = {
  merchantIdentifier: uid,
  certificate: makeCertificate(rsaKey, { uid }),
  privateKey: pemOf(rsaKey, 'pkcs1'),
  processingPrivateKey: pemOf(ecKey, 'sec1'),
};

const words = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

describe('settings of wallet1', () => {
  const empty = 'MAswBKACMAAwAAMBAA==';
  test.each<[string, object, string[]]>([
    ['that belong together', settings, []],
    ['without a certificate', { ...settings, certificate: undefined }, []],
    ['with placeholders', { certificate: '<CERTIFICATE>', processingPrivateKey: '<KEY>' }, []],
    ['with a text that is no key', { processingPrivateKey: 'text' }, []],
    ['with names of files', { certificate: 'a.pem', privateKey: 'a.key' }, []],
    [
      'with a key of another pair',
      { ...settings, privateKey: pemOf(makeRsaKey(), 'pkcs8') },
      ['error key-of-certificate privateKey: the key of another pair, the key of Certificate only'],
    ],
    [
      'with the identifier of another merchant',
      { ...settings, merchantIdentifier: 'merchant.other.example' },
      [
        'error certificate-uid certificate: a certificate of another merchant identifier, that of Merchant Identifier only',
      ],
    ],
    ['with no identifier, as merchant-prefix says', { ...settings, merchantIdentifier: 'test.example' }, []],
    [
      'with a certificate without UID',
      { ...settings, certificate: makeCertificate(rsaKey) },
      ['error certificate-uid certificate: a certificate without a UID, that of Merchant Identifier only'],
    ],
    [
      'with the processing certificate',
      { certificate: makeCertificate(ecKey, { uid }), privateKey: pemOf(ecKey, 'sec1') },
      ['error certificate-key certificate: a certificate of another kind of key, RSA only'],
    ],
    [
      'with the processing certificate, and the key of the other one: one mistake',
      { ...settings, certificate: makeCertificate(ecKey, { uid }) },
      ['error certificate-key certificate: a certificate of another kind of key, RSA only'],
    ],
    [
      'with an empty certificate',
      { certificate: empty },
      ['error certificate-form certificate: no certificate that can be read, a certificate as PEM only'],
    ],
    [
      'with an RSA key for tokens',
      { processingPrivateKey: pemOf(rsaKey, 'pkcs8') },
      ['error key-curve processingPrivateKey: an RSA key, an EC key on P-256 only'],
    ],
    [
      'with a key on another curve',
      { processingPrivateKey: pemOf(makeEcKey('P-384'), 'sec1') },
      ['error key-curve processingPrivateKey: a key of another kind or curve, an EC key on P-256 only'],
    ],
  ])('%s', async (_, value, lines) => {
    expect(words(await prove(wallet1Settings, value, { now: NOW }))).toEqual(lines);
  });

  const second = 1000;
  const certificate = makeCertificate(rsaKey, { uid, notBefore: new Date(NOW), notAfter: new Date(NOW + second) });
  test.each<[number, string[]]>([
    [NOW - 1, ['warning certificate-period certificate: not valid yet, a certificate that is valid now']],
    [NOW, []],
    [NOW + second, []],
    [NOW + second + 1, ['warning certificate-period certificate: expired, a certificate that is valid now']],
  ])('at %d', async (now, lines) => {
    expect(words(await prove(wallet1Settings, { certificate }, { now }))).toEqual(lines);
  });
});

test('the key of wallet2 decrypts tokens too', async () => {
  const line = normalizeProcessingKey(pemOf(ecKey, 'pkcs8'));
  expect(await prove(wallet2Settings, { privateKey: 'text' in line ? line.text : '' })).toEqual([]);
  expect(words(await prove(wallet2Settings, { privateKey: pemOf(rsaKey, 'pkcs1') }))).toEqual([
    'error key-curve privateKey: an RSA key, an EC key on P-256 only',
  ]);
});

// Browsers have Web Crypto on pages that come over https only.
test.each([
  ['the settings of wallet1', () => prove(wallet1Settings, settings, { now: NOW })],
  ['the settings of wallet2', () => prove(wallet2Settings, { privateKey: pemOf(ecKey, 'pkcs8') })],
  ['the hash of a key', () => publicKeyHashOf(settings.processingPrivateKey)],
])('without Web Crypto nothing is said of a good key: %s', async (_, ask) => {
  vi.stubGlobal('crypto', {});
  try {
    await expect(ask()).rejects.toThrow('Web Crypto is missing');
  } finally {
    vi.unstubAllGlobals();
  }
});
