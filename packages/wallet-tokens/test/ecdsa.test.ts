// A token has one signature; each length that a signature can have is made here.

import { sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy, readVerifyingKey } from '../src/verify/ecdsa.ts';
import { makeEcKey, publicKeyOf } from './make-keys.ts';

const privateKey = makeEcKey();
const key = await readVerifyingKey(Uint8Array.from(publicKeyOf(privateKey)));
const TEXT = Uint8Array.of(1, 2, 3);

/** A signature of this length. The length varies: a number may be shorter than 32 bytes, or have a leading zero. */
function signatureOf(length: number): Buffer {
  let signature = sign('sha256', TEXT, privateKey);
  while (signature.length !== length) signature = sign('sha256', TEXT, privateKey);
  return signature;
}

test.each([69, 70, 71, 72])('a signature of %d bytes verifies', async (length) => {
  if (key === undefined) throw new Error('the test key can not be read');
  const signature = signatureOf(length);
  expect(await isSignedBy(key, signature, TEXT)).toBe(true);
  expect(await isSignedBy(key, signature, Uint8Array.of(1, 2, 4))).toBe(false);
  expect(await isSignedBy(key, signature.subarray(0, -1), TEXT)).toBe(false);
  expect(await isSignedBy(key, Buffer.concat([signature, Uint8Array.of(0)]), TEXT)).toBe(false);
});

test.each<[string, readonly number[]]>([
  ['nothing', []],
  ['an empty sequence', [0x30, 0]],
  ['one number', [0x30, 3, 2, 1, 1]],
  ['three numbers', [0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]],
  ['zeros', [0x30, 6, 2, 1, 0, 2, 1, 0]],
  ['numbers without digits', [0x30, 4, 2, 0, 2, 0]],
  ['a number that is longer than the bytes left', [0x30, 6, 2, 1, 1, 2, 9, 1]],
  ['a number of 33 bytes', [0x30, 38, 2, 33, ...Array<number>(33).fill(1), 2, 1, 1]],
])('%s is not a signature', async (_, bytes) => {
  if (key === undefined) throw new Error('the test key can not be read');
  expect(await isSignedBy(key, Uint8Array.from(bytes), TEXT)).toBe(false);
});

test.each<[string, Buffer]>([
  ['bytes', Buffer.alloc(91, 1)],
  ['a key of another curve', publicKeyOf(makeEcKey('P-384'))],
])('readVerifyingKey refuses %s', async (_, spki) => {
  expect(await readVerifyingKey(Uint8Array.from(spki))).toBeUndefined();
});
