import { expect, test } from 'vitest';
import { fromBase64 } from '../src/base64.ts';
import { fromHex } from '../src/proof/hex.ts';

test.each([
  ['', []],
  ['AA==', [0]],
  ['AAE=', [0, 1]],
  ['AAEC', [0, 1, 2]],
  ['+/8=', [251, 255]],
  ['AA', undefined],
  ['AAE', undefined],
  ['A===', undefined],
  ['====', undefined],
  ['AA==AA==', undefined],
  ['-_8=', undefined],
  ['AA E', undefined],
  ['AAE\n', undefined],
  ['AAEé', undefined],
])('base64 %j', (text, bytes) => {
  expect(fromBase64(text)).toEqual(bytes && Uint8Array.from(bytes));
});

test.each([
  ['', []],
  ['00fF', [0, 255]],
  ['0', undefined],
  ['0g', undefined],
  ['0x', undefined],
  [' 0', undefined],
])('hexadecimal %j', (text, bytes) => {
  expect(fromHex(text)).toEqual(bytes && Uint8Array.from(bytes));
});
