// Encodings of keys and certificates have more cases than settings can show.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64 } from '../src/encodings/bytes.ts';
import { readPem } from '../src/encodings/pem.ts';
import { readPemText } from '../src/encodings/pem-text.ts';
import { normalizeProcessingKey } from '../src/index.ts';
import { keyCurve } from '../src/settings/key-rules.ts';
import { bodyOf, makeCertificate, makeEcKey, makeRsaKey, pemOf, publicKeyOf, toPem } from './make-keys.ts';

const key = makeEcKey();
const rsaKey = makeRsaKey();
const sec1 = pemOf(key, 'sec1');
const pkcs8 = pemOf(key, 'pkcs8');
const sec1Line = `-----BEGIN EC PRIVATE KEY-----${bodyOf(sec1)}-----END EC PRIVATE KEY-----`;
const pkcs8Line = `-----BEGIN PRIVATE KEY-----${bodyOf(pkcs8)}-----END PRIVATE KEY-----`;
const certificate = makeCertificate(rsaKey, { uid: 'merchant.test.example' });

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');
/** Puts the markers on separate lines. */
const onLines = (text: string, lineBreak: string): string =>
  text.replace(/(?<=KEY-----)(?=M)|(?=-----END)/g, lineBreak);

const request = toPem('CERTIFICATE REQUEST', Buffer.from('300e3007020100300030003000030100', 'hex'));
const PARAMETERS = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n';
const BAG = 'Bag Attributes\n    friendlyName: merchant\nKey Attributes: <No Attributes>\n';

// biome-ignore format: a table
test.each<[string, number[] | undefined]>([
  ['', []], ['AA==', [0]], ['AAE=', [0, 1]], ['AAEC', [0, 1, 2]], ['+/8=', [251, 255]], ['AA', undefined], ['AAE', undefined],
  ['A===', undefined], ['====', undefined], ['AA==AA==', undefined], ['-_8=', undefined], ['AA E', undefined], ['AAE\n', undefined], ['AAEé', undefined],
])('fromBase64 %j', (text, bytes) => {
  expect(fromBase64(text)).toEqual(bytes && Uint8Array.from(bytes));
});

describe('normalizeProcessingKey writes a key as one line, without changing the key', () => {
  test.each<[string, string, string]>([
    ['SEC1', sec1, sec1Line],
    ['PKCS#8', pkcs8, pkcs8Line],
    ['one line', sec1Line, sec1Line],
    ['CRLF', sec1.replaceAll('\n', '\r\n'), sec1Line],
    ['\\n instead of line breaks', sec1.replaceAll('\n', '\\n'), sec1Line],
    ['\\r\\n instead of line breaks', sec1.replaceAll('\n', '\\r\\n'), sec1Line],
    ['spaces instead of line breaks', sec1.replaceAll('\n', ' '), sec1Line],
    ['markers on separate lines', onLines(sec1Line, '\n'), sec1Line],
    ['no space at all', withoutSpace(sec1), sec1Line],
    ['no markers, SEC1', bodyOf(sec1), sec1Line],
    ['no markers, PKCS#8, with line breaks', bodyOf(pkcs8).replaceAll(/.{64}/g, '$&\n'), pkcs8Line],
    ['the markers of another format', pkcs8.replaceAll(' PRIVATE', ' EC PRIVATE'), pkcs8Line],
    ['curve parameters before it', PARAMETERS + sec1, sec1Line],
    ['bag attributes before it', BAG + pkcs8, pkcs8Line],
    ['a certificate after it', pkcs8 + certificate, pkcs8Line],
    ['a certificate before it', certificate + pkcs8, pkcs8Line],
  ])('%s', (_, text, line) => {
    expect(normalizeProcessingKey(text)).toEqual({ text: line });
  });
});

describe('normalizeProcessingKey returns the problem of a text without a usable private key', () => {
  const encrypted = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' });
  const legacy = key.export({ type: 'sec1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' });
  test.each<[string, string, string]>([
    ['a public key', toPem('PUBLIC KEY', publicKeyOf(key)), 'public-key'],
    ['a public key without markers', publicKeyOf(key).toString('base64'), 'public-key'],
    ['a public point', publicKeyOf(key).subarray(-65).toString('base64'), 'public-key'],
    ['a public key that is called private', toPem('PRIVATE KEY', publicKeyOf(key)), 'public-key'],
    ['a certificate', certificate, 'certificate'],
    ['a request', request, 'certificate-request'],
    ['an encrypted key', String(encrypted), 'encrypted-key'],
    ['an encrypted key of the older form', String(legacy), 'encrypted-key'],
    ['two keys', sec1 + pkcs8, 'several-keys'],
    ['an RSA key', pemOf(rsaKey, 'pkcs1'), 'rsa-key'],
    ['an RSA key in PKCS#8', pemOf(rsaKey, 'pkcs8'), 'rsa-key'],
    ['a key that is cut off', sec1.replace(/.{4}\n-----END/, '\n-----END'), 'not-readable'],
    ['a key without its end', sec1.replace(/-----END[\s\S]*/, ''), 'not-readable'],
    ['a key after a certificate without its end', certificate.replace(/-----END[\s\S]*/, '') + sec1, 'not-readable'],
    ['one extra character', sec1.replace('MH', 'MHx'), 'not-readable'],
    ['65 bytes that are not a point', Buffer.alloc(65).toString('base64'), 'not-readable'],
    ['more bytes than a point has', Buffer.alloc(66, 0x04).toString('base64'), 'not-readable'],
    ['nothing', '', 'not-readable'],
    ['words', 'the key of the merchant', 'not-readable'],
  ])('%s', (_, text, problem) => {
    expect(normalizeProcessingKey(text)).toEqual({ problem });
  });

  test('normalizeProcessingKey does not throw for random text', () => {
    // biome-ignore format: a list
    const part = fc.constantFrom(sec1, certificate, '-----BEGIN ', '-----END ', 'PRIVATE KEY-----', '\\n', '\n', 'MHcC');
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(text, (each) => Object.keys(normalizeProcessingKey(each)).length === 1));
  });
});

test('readPemText returns the words in the markers, line breaks and the rest', () => {
  const describeKey = (text: string): unknown[] => {
    const reading = readPemText(text, 'private-key');
    return 'problem' in reading
      ? [reading.problem]
      : [
          reading.written === reading.label,
          reading.hasLiteralBreaks ? '\\n' : reading.hasSpace ? 'space' : '',
          reading.other,
        ];
  };
  // biome-ignore format: a table
  expect([
    sec1Line, ` ${sec1Line}\n`, onLines(sec1Line, '\r\n'), sec1, sec1.replaceAll('\n', ' '), sec1.replaceAll('\n', '\\n'), bodyOf(sec1),
    withoutSpace(sec1), sec1Line.replaceAll('EC ', ''), PARAMETERS + sec1Line, sec1Line + certificate,
  ].map(describeKey)).toEqual([
    [true, '', undefined], [true, '', undefined], [true, '', undefined], [true, 'space', undefined], [true, 'space', undefined], [true, '\\n', undefined], [false, '', undefined],
    [false, '', undefined], [false, '', undefined], [true, '', 'text'], [true, '', 'certificate'],
  ]);
});

test('readPemText refuses more than 100,000 characters of base64', () => {
  const lengths = (bytes: number): string => bytes.toString(16).padStart(6, '0');
  const sec1OfLength = (bytes: number): string =>
    Buffer.from(`3083${lengths(bytes - 5)}0201010483${lengths(bytes - 13)}${'00'.repeat(bytes - 13)}`, 'hex').toString(
      'base64',
    );
  expect(readPemText(sec1OfLength(75_000), 'private-key')).toMatchObject({ form: 'sec1' });
  expect(readPemText(sec1OfLength(75_003), 'private-key')).toEqual({ problem: 'not-readable' });
});

test('readPem: a block inside another one is a part of its body', () => {
  const text = '-----BEGIN A-----x-----BEGIN B-----y-----END B-----z-----END A-----';
  expect(readPem(text).blocks).toMatchObject([{ label: 'A', body: 'x-----BEGIN B-----y-----END B-----z' }]);
});

test('readPem: hasMore instead of a block for curve parameters', () => {
  const { blocks, hasMore } = readPem(BAG + PARAMETERS + sec1);
  expect([blocks.map(({ label }) => label), hasMore]).toEqual([['EC PRIVATE KEY'], true]);
  expect(readPem(sec1)).toMatchObject({ hasMore: false, hasLiteralBreaks: false });
});

describe('key-curve reads the curve of a key', () => {
  const [, secret = ''] = /0420(.{64})/.exec(key.export({ type: 'sec1', format: 'der' }).toString('hex')) ?? [];
  const P256 = 'a00a06082a8648ce3d030107';
  const sec1Of = (hex: string): string => toPem('EC PRIVATE KEY', Buffer.from(hex, 'hex'));
  const find = (privateKey: string) => [...(keyCurve('privateKey').check?.({ privateKey }, { profile: {} }) ?? [])];
  const offCurve = key.export({ type: 'sec1', format: 'der' });
  offCurve.writeUInt8(offCurve.readUInt8(offCurve.length - 1) ^ 1, offCurve.length - 1);

  test.each<[string, string]>([
    ['SEC1', sec1],
    ['PKCS#8', pkcs8],
    ['one line', sec1Line],
    ['SEC1 without the public key', sec1Of(`30310201010420${secret}${P256}`)],
    ['SEC1 without the public key and its curve', sec1Of(`30250201010420${secret}`)],
    ['explicit parameters', pemOf(makeEcKey('P-256', 'explicit'), 'pkcs8')],
    ['a secret of one byte', sec1Of('3006020101040101')],
    ['a public key, which another rule reports', toPem('PUBLIC KEY', publicKeyOf(key))],
  ])('no finding: %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['RSA, PKCS#1', pemOf(rsaKey, 'pkcs1'), 'an RSA key'],
    ['RSA, PKCS#8', pemOf(rsaKey, 'pkcs8'), 'an RSA key'],
    ['P-384, SEC1', pemOf(makeEcKey('P-384'), 'sec1'), 'on secp384r1'],
    ['P-521, PKCS#8', pemOf(makeEcKey('P-521'), 'pkcs8'), 'on secp521r1'],
    ['a longer key without its curve', sec1Of(`30350201010430${'01'.repeat(48)}`), 'without the name of its curve'],
    [
      'Ed25519',
      toPem('PRIVATE KEY', Buffer.from(`302e020100300506032b657004220420${secret}`, 'hex')),
      'on another curve',
    ],
    ['a curve of the same size', pemOf(makeEcKey('secp256k1'), 'pkcs8'), 'on secp256k1'],
    ['its parameters', pemOf(makeEcKey('secp256k1', 'explicit'), 'sec1'), 'without the name of its curve'],
    ['zero', sec1Of(`30310201010420${'00'.repeat(32)}${P256}`), 'all zeros'],
    ['a point that is not on the curve', toPem('EC PRIVATE KEY', offCurve), 'damaged'],
  ])('%s', (_, text, actual) => {
    expect(find(text)).toEqual([{ path: ['privateKey'], code: 'not-p256', params: { actual } }]);
  });

  // The secret of one key in 160 is DER by chance.
  test('1,500 keys', () => {
    const wrong = Array.from({ length: 1500 }, (_, i) => pemOf(makeEcKey(), i % 2 ? 'sec1' : 'pkcs8')).filter(
      (text) => find(text).length > 0 || !('text' in normalizeProcessingKey(text)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('readPemText', () => {
  test.each<[string, string]>([
    ['in a PEM file', certificate],
    ['with bag attributes', BAG + certificate],
    ['after its key', pemOf(rsaKey, 'pkcs8') + certificate],
    ['with \\n instead of line breaks', certificate.replaceAll('\n', '\\n')],
    ['without markers', bodyOf(certificate)],
    ['of version 1', makeCertificate(rsaKey, { isVersion1: true })],
  ])('reads a certificate %s', (_, text) => {
    expect(readPemText(text, 'certificate')).toMatchObject({ form: 'certificate' });
  });

  test.each<[string, string, string]>([
    ['its private key', pemOf(rsaKey, 'pkcs1'), 'private-key'],
    ['a public key', toPem('PUBLIC KEY', publicKeyOf(rsaKey)), 'public-key'],
    ['a certificate without one line', certificate.replace(/\n[^-\n]*\n/, '\n'), 'not-readable'],
    ['a certificate request', request, 'certificate-request'],
    ['nothing', '', 'not-readable'],
  ])('finds no certificate in %s', (_, text, problem) => {
    expect(readPemText(text, 'certificate')).toEqual({ problem });
  });
});
