import { expect, it } from 'vitest';
import { url } from '../src/index.ts';

/** What hosts, and what stands behind them, are made of: numbers, codes and signs that a URL's parser treats apart. */
const PIECES = ['a', 'b1', '1', '0x1', 'xn--', '--', '.', '-', ':80', ':99999', '/', '?', '#', ' ', '%', '[', '@', 'É'];

function* textsOf(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const text of textsOf(length - 1)) for (const piece of PIECES) yield text + piece;
}

/** `URL.canParse` changes its mind in Node.js 20: see `isUrl`. */
function isParsed(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** What the platform's parser makes a URL of by adding slashes, or takes for a scheme though it is a host. */
const IS_SLIP = /^https?:(?!\/\/[^/])|^[^/:]*\.:\d/;

it('takes exactly the texts without blanks that the platform takes for URLs as they are', () => {
  const wrong: string[] = [];
  for (const scheme of ['https://', 'http://', 'ftp://', 'https:', '']) {
    for (const rest of [...textsOf(0), ...textsOf(1), ...textsOf(2), ...textsOf(3)]) {
      const text = scheme + rest;
      const isUrl = !/\s/.test(text) && isParsed(text) && !IS_SLIP.test(text);
      if ((url.findFailure(text) === undefined) !== isUrl) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['https://shop.example', true],
  ['HTTPS://shop.example:8080/x', true],
  ['http://localhost:3000', true],
  ['shop://3000/x', true],
  ['shop:done', true],
  ['shop:8080', true],
  ['com.example.shop:/done', true],
  ['com.example.shop:done', true],
  ['https:shop.example', false],
  ['https:/shop.example', false],
  ['https:///shop.example', false],
  ['HTTPS:\\\\shop.example', false],
  ['https://\\shop.example', false],
  ['localhost:3000', false],
  ['localhost:3000/done', false],
  ['shop.example:8080?x', false],
  ['shop.example/done', false],
  ['://shop.example', false],
  ['1shop:done', false],
  // A parser passes over the control character.
  ['\u0001https://shop.example', false],
])('%s is a URL: %s', (text, isUrl) => {
  expect(url.findFailure(text) === undefined).toBe(isUrl);
  const { pattern = '', not } = url.jsonSchema ?? {};
  expect(new RegExp(pattern).test(text) && !new RegExp(not?.pattern ?? '').test(text)).toBe(isUrl);
});

it('takes a letter outside of ASCII however often it is asked', () => {
  const text = 'https://Caf\u00e9.example/';
  const answers = new Set(Array.from({ length: 100_000 }, () => url.findFailure(text)));
  expect([...answers]).toEqual([undefined]);
});
