import { expect, it } from 'vitest';
import { url } from '../src/index.ts';

/** Parts of hosts and paths that URL parsers treat in different ways. */
const PIECES = ['a', 'b1', '1', '0x1', 'xn--', '--', '.', '-', ':80', ':99999', '/', '?', '#', ' ', '%', '[', '@', 'É'];

function* textsOf(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const text of textsOf(length - 1)) for (const piece of PIECES) yield text + piece;
}

/** `URL.canParse` is not used: see `isUrl`. */
function isParsed(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** URLs that the platform's parser completes with slashes, and hosts that it reads as a scheme. */
const IS_MISTAKE = /^https?:(?!\/\/[^/])|^[^/:]*\.:\d/;

/** Brackets outside of hosts and queries, and a percent sign without two hex digits. The platform accepts them. */
const IS_FORBIDDEN = /^[^?]*[[\]]|%(?![\dA-F]{2})/i;

it('accepts exactly the strings that the platform accepts as URLs, without characters that RFC 3986 forbids', () => {
  const wrong: string[] = [];
  for (const scheme of ['https://', 'http://', 'ftp://', 'https:', '']) {
    for (const rest of [...textsOf(0), ...textsOf(1), ...textsOf(2), ...textsOf(3)]) {
      const text = scheme + rest;
      const isUrl = !/\s/.test(text) && isParsed(text) && !IS_MISTAKE.test(text) && !IS_FORBIDDEN.test(text);
      if ((url.findMistake(text) === undefined) !== isUrl) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['https://shop.example', true],
  ['https://shop.example/?q={a}', true],
  ['https://shop.example/ids[]?q=1', false],
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
  ['https://[2001:db8::1]:8080/x', true],
  ['https://shop.example/caf\u00e9', true],
  ['https://shop.example/%C3%A9', true],
  // RFC 3986 forbids these characters. Section 2.2: "valid URL".
  ['C:\\shop', false],
  ['https://shop.example/<id>', false],
  ['https://shop.example/"x"', false],
  ['https://shop.example/a|b', false],
  ['https://shop.example/a^b', false],
  ['https://shop.example/a{b}', false],
  ['https://shop.example/100%', false],
  ['https://shop.example/%zz', false],
  ['https://shop.example/?a[]=1', true],
  ['https://shop.example/a\tb', false],
  // Slips that RFC 3986 allows: a warning of the row.
  ['x:', true],
  ['about:blank', true],
  ['https://..', true],
  ['https://https://shop.example', true],
  // Parsers remove the control character.
  ['\u0001https://shop.example', false],
])('%s is a URL: %s', (text, isUrl) => {
  expect(url.findMistake(text) === undefined).toBe(isUrl);
  const { pattern = '', not } = url.jsonSchema ?? {};
  expect(new RegExp(pattern).test(text) && !new RegExp(not?.pattern ?? '').test(text)).toBe(isUrl);
});

it('accepts a letter outside of ASCII after thousands of calls', () => {
  const text = 'https://Caf\u00e9.example/';
  const results = new Set(Array.from({ length: 100_000 }, () => url.findMistake(text)));
  expect([...results]).toEqual([undefined]);
});

it.each<[string, string | undefined]>([
  [`https://shop.example/${'x'.repeat(2048 - 21)}`, undefined],
  [`https://shop.example/${'😀'.repeat(2048 - 21)}`, undefined],
  [`https://shop.example/${'x'.repeat(2049 - 21)}`, 'url-too-long'],
  [`https://shop.example/${'😀'.repeat(2049 - 21)}`, 'url-too-long'],
  [' '.repeat(2 ** 20), 'url-too-long'],
])('has at most 2,048 characters: %#', (text, code) => {
  expect(url.findMistake(text)?.code).toBe(code);
  expect([...text].length > (url.jsonSchema?.maxLength ?? 0)).toBe(code !== undefined);
});
