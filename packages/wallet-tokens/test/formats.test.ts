import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import * as formats from '../src/token/formats.ts';
import { makeEcKey, makeRsaKey, publicKeyOf } from './make-keys.ts';

const { ecdsaSignature, hexDigits, hexHash, milliseconds, p256Key, someBytes, uncompressedPoint } = formats;

/** Base64 of zeros behind some first bytes. */
const base64 = (first: readonly number[], length: number): string =>
  btoa(String.fromCharCode(...first, ...Array.from({ length: length - first.length }, () => 0)));

const NAMED_P256 = Array.from(atob('MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE'), (byte) => byte.charCodeAt(0));

test.each([
  ['a public key', p256Key, NAMED_P256, 91],
  ['a point', uncompressedPoint, [4], 65],
] as const)('%s of P-256 has exactly its bytes, by the check and by the pattern', (_, format, first, bytes) => {
  const lengths = [bytes - 1, bytes, bytes + 1];
  expect(lengths.filter((length) => format.findFailure(base64(first, length)) === undefined)).toEqual([bytes]);
  expect(new RegExp(format.pattern ?? '').test(base64(first, bytes))).toBe(true);
});

test.each([
  [0, 1, false],
  [1, 1, true],
  [33, 33, true],
  [34, 1, false],
])('a signature of integers of %i and %i bytes: %j', (r, s, isOne) => {
  const integers = [2, r, ...Array<number>(r).fill(1), 2, s, ...Array<number>(s).fill(1)];
  const signature = [0x30, integers.length, ...integers];
  expect(ecdsaSignature.findFailure(base64(signature, signature.length)) === undefined).toBe(isOne);
  for (const i of [0, 2, 4 + r]) {
    const other = signature.map((byte, at) => (at === i ? 3 : byte));
    expect(ecdsaSignature.findFailure(base64(other, other.length))).toBeDefined();
  }
});

const explicit = (namedCurve: string): Buffer =>
  publicKeyOf(generateKeyPairSync('ec', { namedCurve, paramEncoding: 'explicit' }).privateKey);

test.each([
  [publicKeyOf(makeEcKey()), undefined],
  [explicit('P-256'), undefined],
  [explicit('secp256k1'), 'a key of another curve'],
  [publicKeyOf(makeEcKey('P-384')), 'a key of another curve'],
  [publicKeyOf(makeEcKey()).subarray(0, 90), 'a key of P-256 of another length'],
  [publicKeyOf(makeRsaKey()), 'an RSA key'],
  [Buffer.alloc(91), 'no public key'],
])('%#: a key of a token is of P-256', (key, found) => {
  expect(formats.anyP256Key.findFailure(key.toString('base64'))?.found).toBe(found);
});

test.each([
  [uncompressedPoint, '', 'an empty text', 'base64 of an uncompressed point of P-256, 65 bytes'],
  [uncompressedPoint, 'AA==', '1 byte', 'exactly 65'],
  [someBytes, 'AAA==', '5 characters of base64', 'a multiple of 4, its padding included'],
  [hexHash, 'g'.repeat(64), 'no hexadecimal digit at character 1', 'hexadecimal digits only'],
  [hexDigits, '', 'an empty text', 'hexadecimal digits'],
  [hexHash, 'a'.repeat(63), '63 hexadecimal digits', 'exactly 64'],
  [milliseconds, '', 'an empty text', '13 digits: milliseconds since 1970'],
  [milliseconds, '123456789012', '12 digits', 'exactly 13: milliseconds since 1970'],
  [milliseconds, '1e12', 'another form', '13 digits: milliseconds since 1970'],
])('%#: what an allowed length counts is said', (format, text, found, allowed) => {
  expect(format.findFailure(text)).toMatchObject({ found, allowed });
});

test.each([
  [someBytes, 'AA\\u003d\\u003d', 'the letters of an escape at character 3', { start: 2, end: 14 }],
  [hexDigits, 'abxd', 'no hexadecimal digit at character 3', { start: 2, end: 3 }],
])('%#: where a text goes wrong is said', (format, text, found, part) => {
  expect(format.findFailure(text)).toMatchObject({ found, part });
});
