import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSaleForm, encodeSaleForm, type Sale } from '../src/index.ts';

const TOKEN = String.raw`{"signature":"MEU+/w\u003d\u003d","signedMessage":"{\"tag\":\"A+B/\\u003d\"}"}`;
const SALE: Sale = {
  action: 'SALE',
  brand: 'wallet2',
  order_description: 'Zwei Täßchen 😀',
  'parameters[paymentToken]': TOKEN,
};

test('a sale is encoded once, and its token stays the same byte for byte', () => {
  const { params, text } = encodeSaleForm(SALE);
  expect(params.get('parameters[paymentToken]')).toBe(TOKEN);
  expect(text).toContain('parameters%5BpaymentToken%5D=%7B%22signature%22%3A%22MEU%2B%2Fw%5Cu003d');
  expect(decodeSaleForm(text)).toMatchObject({ sale: SALE, findings: [] });
});

test('fields that are undefined are left out', () => {
  expect(encodeSaleForm({ brand: 'naps', identifier: undefined }).text).toBe('brand=naps');
});

test('a decoded form is encoded to the same text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), { minKeys: 1 }),
      (fields) => {
        const text = new URLSearchParams(Object.entries(fields)).toString();
        const { sale } = decodeSaleForm(text);
        expect(Object.entries(sale)).toEqual(Object.entries(fields));
        expect(encodeSaleForm(sale).text).toBe(text);
      },
    ),
  );
});

test.each<[string, Record<string, string>]>([
  ['a FormData', Object.assign(new FormData())],
  ['half a surrogate pair in a value', { order_id: 'a\uD83D' }],
  ['half a surrogate pair in a name', { 'parameters[\uDE00]': 'a' }],
  ['a number', JSON.parse('{"order_amount":10}')],
  ['an object', JSON.parse(`{"parameters[paymentToken]":{"a":1}}`)],
  ['null', JSON.parse('{"order_id":null}')],
])('%s is refused, not replaced', (_, fields) => {
  expect(() => encodeSaleForm(fields)).toThrow(TypeError);
});

test('decodeSaleForm needs the text of a form', () => {
  const parsed = new URLSearchParams('brand=naps') as unknown;
  expect(() => decodeSaleForm(parsed as string)).toThrow('the form must be a string, but is a URLSearchParams');
});

test.each([
  ['order_id', 5, 'order_id must be a string, but is a number'],
  ['4111111111111111', 5, '<a field name of 16 characters> must be a string, but is a number'],
  [
    '4111111111111111',
    '\ud83d',
    '<a field name of 16 characters> must not have half of a character: the string was probably cut',
  ],
])('the error about %j = %j shows no name that may be data', (name, value, message) => {
  const fields = JSON.parse(JSON.stringify({ [name]: value }));
  expect(() => encodeSaleForm(fields)).toThrow(new TypeError(message));
});

test('a form with fewer escapes is decoded to the same fields', () => {
  const text = 'parameters[paymentToken]={"a":"%2B"}&brand=wallet1';
  expect(decodeSaleForm(text)).toMatchObject({
    text,
    sale: { 'parameters[paymentToken]': '{"a":"+"}', brand: 'wallet1' },
  });
});

test('map() locates fields in embedded JSON', () => {
  const { text } = encodeSaleForm(SALE);
  const found = decodeSaleForm(text).map().locate(['parameters[paymentToken]', 'signedMessage', 'tag']);
  expect(found && decodeURIComponent(text.slice(found.value.start, found.value.end))).toBe(String.raw`\"A+B/\\u003d\"`);
});

describe('a broken form has one finding', () => {
  // biome-ignore format: a table
  test.each([
    ['a broken escape', 'brand=naps&order_id=100%', 'order_id has a % without two hexadecimal digits after it'],
    ['a name twice', 'brand=naps&brand=vcard', 'brand appears twice in the form; which one is read depends on the server'],
    ['a lone plus', 'brand=naps&order_id=+', 'order_id is only a plus sign, which a form reads as a space'],
    ['another charset', 'brand=naps&order_description=T%E4%DFchen', 'order_description must be percent-encoded as UTF-8, but has other bytes'],
    ['an empty body', '', 'the form must be URL-encoded like name=value&name=value, but is empty'],
    ['a megabyte of &', '&'.repeat(2 ** 20), 'the form must be URL-encoded like name=value&name=value, but is empty'],
  ])('%s', (_, text, found) => {
    const { findings } = decodeSaleForm(text);
    expect(findings).toEqual([expect.objectContaining({ message: expect.stringContaining(found) })]);
  });
});
