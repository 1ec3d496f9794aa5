// Strings are accepted and rejected in the same way wherever a table has the format.

import { generateKeyPairSync } from 'node:crypto';
import type { Format, Params } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import * as formats from '../src/token/formats.ts';
import { makeEcKey, makeRsaKey, publicKeyOf } from './make-keys.ts';

const { cipherText, ecdsaSignature, hash, hexDigits, hexHash, milliseconds, p256Key, someBytes, uncompressedPoint } =
  formats;

/** Base64 of these first bytes, followed by zeros up to the length. */
const base64 = (first: readonly number[], length: number): string =>
  btoa(
    String.fromCharCode(
      ...first.slice(0, length),
      ...Array.from({ length: Math.max(0, length - first.length) }, () => 0),
    ),
  );

const KEY = [...publicKeyOf(makeEcKey())];
const POINT = KEY.slice(-65);

test.each([
  ['a public key', p256Key, KEY, 91],
  ['a point', uncompressedPoint, POINT, 65],
] as const)('%s of P-256 must have the exact number of bytes', (_, format, first, bytes) => {
  const lengths = [bytes - 1, bytes, bytes + 1];
  expect(lengths.filter((length) => format.findMistake(base64(first, length)) === undefined)).toEqual([bytes]);
  expect(new RegExp(format.pattern ?? '').test(base64(first, bytes))).toBe(true);
});

const PRIME = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
/** The point with a changed second coordinate. */
const pointWith = (change: (y: bigint) => bigint): number[] => {
  const y = change(BigInt(`0x${Buffer.from(POINT.slice(33)).toString('hex')}`));
  return [...POINT.slice(0, 33), ...Buffer.from(y.toString(16).padStart(64, '0'), 'hex')];
};

test.each<[string, number[], boolean]>([
  ['the point', POINT, true],
  ['its opposite', pointWith((y) => PRIME - y), true],
  ['a point next to it', pointWith((y) => y ^ 1n), false],
  ['zeros', [4, ...Array<number>(64).fill(0)], false],
  ['numbers above the prime', [4, ...Array<number>(64).fill(255)], false],
])('a key must be a point on the curve: %s', (_, point, isOnCurve) => {
  const expected = isOnCurve ? [undefined, undefined] : ['not-a-point', 'not-a-public-key'];
  expect(uncompressedPoint.findMistake(base64(point, 65))?.code).toBe(expected[0]);
  const key = base64([...KEY.slice(0, -65), ...point], 91);
  expect([p256Key, formats.anyP256Key].map((format) => format.findMistake(key)?.code)).toEqual([
    expected[1],
    expected[1],
  ]);
});

test.each([
  ['AAAA AAA', 'lost-plus'],
  ['AAAAA  A', 'lost-plus'],
  ['AAAA AAAA', 'not-base64'],
  ['AAA= ', 'not-base64'],
  ['AAA=    ', 'not-base64'],
  ['AA= =', 'not-base64'],
  ['AAAA AA', 'lost-plus'],
])('a space in base64, %j: %s', (text, code) => {
  expect(someBytes.findMistake(text)?.code).toBe(code);
});

test.each([
  [0, 1, false],
  [1, 1, true],
  [32, 32, true],
  [33, 1, false],
])('ecdsaSignature with integers of %i and %i bytes: %j', (r, s, isValid) => {
  const integers = [2, r, ...Array<number>(r).fill(1), 2, s, ...Array<number>(s).fill(1)];
  const signature = [0x30, integers.length, ...integers];
  expect(ecdsaSignature.findMistake(base64(signature, signature.length)) === undefined).toBe(isValid);
  for (const i of [0, 2, 4 + r]) {
    const other = signature.map((byte, at) => (at === i ? 3 : byte));
    expect(ecdsaSignature.findMistake(base64(other, other.length))).toBeDefined();
  }
});

const explicit = (namedCurve: string): Buffer =>
  publicKeyOf(generateKeyPairSync('ec', { namedCurve, paramEncoding: 'explicit' }).privateKey);

test.each([
  [publicKeyOf(makeEcKey()), undefined],
  [explicit('P-256'), undefined],
  [explicit('secp256k1'), 'not-a-public-key'],
  [publicKeyOf(makeEcKey('P-384')), 'not-a-public-key'],
  [publicKeyOf(makeEcKey()).subarray(0, 90), 'not-a-public-key'],
  [publicKeyOf(makeRsaKey()), 'not-a-public-key'],
  [Buffer.alloc(91), 'not-a-public-key'],
])('%#: anyP256Key accepts P-256 only, with its name or its parameters', (key, code) => {
  expect(formats.anyP256Key.findMistake(key.toString('base64'))?.code).toBe(code);
});

// biome-ignore format: a table
test.each<[Format, string, string, Params?]>([
  [uncompressedPoint, '', 'empty'],
  [uncompressedPoint, 'AA==', 'wrong-number-of-bytes', { exact: 65, bytes: 1 }],
  [uncompressedPoint, btoa('x'.repeat(65)), 'not-a-point', {}],
  [cipherText, 'AA==', 'too-few-bytes', { min: 17, bytes: 1 }],
  [someBytes, 'AAA==', 'incomplete-base64', { length: 5 }],
  [someBytes, 'AA=A', 'not-base64', { at: 3 }],
  [someBytes, 'AA?A', 'not-base64', { at: 3 }],
  [someBytes, `${'A'.repeat(27)}\\`, 'not-base64', { at: 28 }],
  [someBytes, 'AAA\\/', 'not-base64', { at: 4 }],
  [someBytes, 'AAAA\r\nAAAA\nAAA=', 'line-break-in-base64', { lines: 3 }],
  [someBytes, 'A AA', 'lost-plus', { values: 1 }],
  [someBytes, 'A%2BA', 'percent-encoded-value', { values: 1 }],
  [someBytes, 'A-A_', 'base64url', { values: 1 }],
  [someBytes, 'AAu003d', 'missing-escape', { values: 1 }],
  [someBytes, 'AA\\u003d\\u003d', 'escaped-padding', { values: 1 }],
  [someBytes, '-----BEGIN PUBLIC KEY-----\nAAAA', 'not-base64', { at: 1 }],
  [hash, 'a1'.repeat(32), 'hex-not-base64', {}],
  [cipherText, 'a1'.repeat(32), 'hex-not-base64', {}],
  [cipherText, 'a1'.repeat(33), 'hex-not-base64', {}],
  ...['[FILTERED]', '***', '••••••', '<redacted>', '(hidden)', 'MEUC***', 'MEUC...', 'MEUC…'].map(
    (masked): [Format, string, string, Params] => [hash, masked, 'masked-value', {}]),
  [hexHash, 'g'.repeat(64), 'not-hex', { at: 1 }],
  [hexHash, 'a'.repeat(63), 'wrong-number-of-hex-digits', { exact: 64, length: 63 }],
  [hexHash, '***', 'masked-value', {}],
  [hexDigits, '', 'empty'],
  [milliseconds, '', 'empty'],
  [milliseconds, '123456789012', 'not-milliseconds', { exact: 13 }],
  [milliseconds, '1e12', 'not-milliseconds', { exact: 13 }],
])('%#: the code of a failure names its cause: %j', (format, text, code, params) => {
  const failure = format.findMistake(text);
  expect(failure).toMatchObject({ code, ...(params && { params }) });
  expect(failure?.messages).toHaveProperty(code);
});

test.each([
  [someBytes, 'AA\\u003d\\u003d', { start: 2, end: 14 }],
  [hexDigits, 'abxd', { start: 2, end: 3 }],
])('%#: a failure has the wrong part of the string', (format, text, part) => {
  expect(format.findMistake(text)).toMatchObject({ part });
});
