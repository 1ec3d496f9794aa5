import { expect, test } from 'vitest';
import { hexDigits, hexHash, milliseconds, p256Key, someBytes, uncompressedPoint } from '../src/token/formats.ts';

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
