// The table of signs is internal: its examples are here, so that no bundle has them.
import { describe, expect, test } from 'vitest';
import { amount, check, type Row, url } from '../src/index.ts';
import { signs } from '../src/signs/signs.ts';
import { payloadTypeOf } from './rows/one-row.ts';

const TEXT: Row = ['AN2048', 'optional', ''];
const CODE: Row = ['AN255', 'optional', '', { should: 'code' }];
const CREDENTIAL: Row = ['string', 'not shown', '', { secret: true }];
const ID: Row = ['string', 'not shown', '', { should: 'id' }];
const PHONE: Row = ['string', 'not shown', '', { should: 'phone' }];
const NUMBER: Row = ['N13', 'optional', ''];
const AMOUNT: Row = ['string', 'not shown', '', { format: amount, should: 'amount' }];
const COUNT: Row = ['N5', 'optional', '', { should: 'count' }];
const PERCENT: Row = ['AN6', 'optional', '', { should: 'percent' }];
const ADDRESS: Row = ['string', 'not shown', '', { should: 'public-address' }];
const IPV4: Row = [
  'string',
  'not shown',
  '',
  { format: { name: 'ipv4', expects: '', findMistake: () => ({ code: 'not-ipv4' }) }, should: 'public-address' },
];
const LINES_ROW: Row = ['text', 'not shown', '', { lines: true }];
const URL_ROW: Row = ['string (URL)', 'not shown', '', { format: url, should: 'browser-url' }];

type OfRow = readonly [Row, readonly [unknown, ...unknown[]]];

/** For a sign: rows, and values that have it; then rows, and values that look like it, but don't have it. A sign without one of both does not compile. */
type Examples = readonly [has: readonly [OfRow, ...OfRow[]], lacks: readonly [OfRow, ...OfRow[]]];

const at = (value: string): string => `https://shop.example/${value}`;

// biome-ignore format: a table
const examples: Readonly<Record<keyof typeof signs, Examples>> = {
  'half-character': [[[TEXT, ['Cups \ud83d', '\ude00 a']]], [[TEXT, ['Cups 😀', '👩‍👩‍👧', '𠮷野家']]]],
  'lost-character': [[[TEXT, ['Caf\ufffd']]], [[TEXT, ['Café', 'Caf?']]]],
  'control-character': [[[TEXT, ['a\tb', 'a\u202eb', '\ufeffJürgen']]], [[TEXT, ['a b', 'a\u00a0b', 'שלום\u200f!']]]],
  'line-break': [[[TEXT, ['a\nb', 'a\u2028b']]], [[TEXT, ['a\\nb', 'a / b']], [LINES_ROW, ['a\nb']]]],
  'only-spaces': [[[TEXT, ['  ', '\u00a0 ', '\u200b', 'ㅤ']]], [[TEXT, [' a', '.']]]],
  'no-value': [[[TEXT, ['undefined', 'null', 'NaN']], [CODE, ['None']], [CREDENTIAL, ['undefined']], [NUMBER, ['undefined', 'NaN']], [URL_ROW, ['null']]], [[TEXT, ['Null', 'nan', 'None']], [CODE, ['none']]]],
  'object-as-string': [[[TEXT, ['[object Object]']], [URL_ROW, ['[object Object]']]], [[TEXT, ['object Object', '[object]']]]],
  'array-as-string': [[[TEXT, ['Array']], [CODE, ['Array']], [URL_ROW, ['Array']]], [[TEXT, ['array', 'Arrays', 'An Array', 'Sierra Array 2']]]],
  'no-value-in-url': [[[URL_ROW, [at('undefined'), at('?id=null')]]], [[URL_ROW, [at('nullable'), 'https://null.example']]]],
  'no-value-inside': [
    [[TEXT, ['undefined undefined', 'Order #undefined', 'null null', 'Ana null', 'undefined Smith', 'Ana undefined', 'Order (null)', 'id: None-1_None', 'Order NaN', 'undefined, Berlin', 'undefinedundefined', '<null>']], [PHONE, ['+undefined100', '+null', '+49undefined']], [CODE, ['SKU-undefined', 'order_None', 'SKU-null']], [CREDENTIAL, ['sk_undefined_1']], [NUMBER, ['undefined10']]],
    [[TEXT, ['Jennifer Null', 'None of these', 'an undefined value', 'non-null values', 'Nullarbor', 'Christopher Nolan', 'Nan Road', 'Undefined', 'Nullstraße 1', 'Nulltoleranz', 'Second line: None']], [CODE, ['null-modem-1', 'NULL-1']]],
  ],
  mojibake: [
    [[TEXT, ['JÃ¼rgen', 'CafÃ©', 'â‚¬5', 'donâ€™t', 'Ð˜Ð²Ð°Ð½', 'æ—¥æœ¬', 'ZÃ¼rich', 'ðŸ˜€', 'SÃ£o Paulo', '5Â°', 'Caf%C3%83%C2%A9']], [URL_ROW, [at('Caf%C3%83%C2%A9'), at('JÃ¼rgen')]], [NUMBER, ['â‚¬5']]],
    [[TEXT, ['Ã la carte', 'SÃO PAULO', 'IRMÃ', '“IRMÃ”', 'CAFÉ”', 'Ænima', 'Åsa', 'Łódź', 'ÅÄÖ', 'Âge', 'château', 'Çağ', 'Ørsted', 'NÃO…', 'AÇÃO – 1', 'MAÇÃ™', 'Ærø', 'ñandú', 'Ä™', 'MANHÃ, 1', 'São “x”', '5°C', 'é™', 'Иван', 'ΑΘΗΝΑ']]],
  ],
  'invisible-character': [
    [[CODE, ['AB\u200b1', 'AB1\u200e', 'A\u00adB', 'A\u2060B', '\u200fAB', 'A\ufe0f1', 'A\u200d1']], [CREDENTIAL, ['5f2d\u200b']], [NUMBER, ['10\u200b', '\u200e10', '10\u2028']], [AMOUNT, ['10.00\u200b']], [PHONE, ['\u202a+49'.replace('\u202a', '\u200e'), '+49\u00ad30']], [URL_ROW, [at('a\u200b'), at('a%E2%80%8B')]], [ID, ['a\u200b@shop.example']]],
    [[TEXT, ['👩‍👩‍👧', 'می‌خواهم', 'שלום\u200f!', '❤️', 'क्‍ष']], [URL_ROW, [at('می‌خواهم'), at('❤️')]]],
  ],
  'ampersand-as-entity': [[[URL_ROW, [at('?a=1®ion=fr'), at('?a=1¶m=2'), at('?a=1×tamp=3'), at('?a=1¤cy=EUR'), at('?a=1%C2%AEion=fr')]], [CODE, ['1001¶meters[paymentToken]={}']]], [[TEXT, ['LEGO® City', '2×n=4', '© 2024 Shop', '§ 5']], [URL_ROW, [at('®'), at('?q=5×3')]]]],
  'printed-value': [[[CREDENTIAL, ['<Buffer 5f 2d>', '(stdin)= 5f2d', "b'5f2d'", '[B@1b6d3586', 'System.Byte[]', '[object Promise]', 'SHA256(stdin)= 5f2d', '[object ArrayBuffer]', '<hmac.HMAC object at 0x7f>', '95, 45, 1, 2, 3, 4, 5, 6, 7', 'Promise { 1 }', 'java.security.Key@1b6d3586']]], [[CREDENTIAL, ['5f2d', 'MEUCIQ+ab/cd==', 'b1946ac9']], [CODE, ['B-1', '[1]', 'a,b', '1,2']]]],
  'object-in-text': [[[TEXT, ['Order [object Object]', '[object Promise]']]], [[TEXT, ['[object]']]]],
  'label-before': [[[CREDENTIAL, ['hash: 5f2d', 'sha256=5f2d', 'Bearer abc', 'signature=ab', 'merchant_key: ab', 'md5:ab']]], [[CREDENTIAL, ['hash', 'key-1', 'token_1', 'sha256', 'hash==', 'bearer1']]]],
  shortened: [[[CREDENTIAL, ['a1b2…d4e5', 'a1b2...d4e5', '****1234']]], [[CREDENTIAL, ['a.b.c', 'a**b']]]],
  'quotes-around': [[[CREDENTIAL, ['"5f2d"', "'5f2d'", '“5f2d”']], [CODE, ['"AB-1"']], [NUMBER, ['"10"']], [AMOUNT, ['"10.00"']]], [[CODE, ['12"', "O'1"]], [TEXT, ['"Best" cups "ever"']]]],
  'name-with-address': [[[ID, ['Ana <a@shop.example>', '<a@shop.example>']]], [[ID, ['a@shop.example']]]],
  'space-inside': [[[CREDENTIAL, [' key', 'a b']], [ID, ['a b@shop.example']]], [[CREDENTIAL, ['a+b']], [ID, ['a@shop.example']]]],
  'html-in-text': [[[TEXT, ['a<br />b', 'Caf&Eacute;', 'Caf&eacute;', '<b>Ana</b>', 'Cups &frac12; l', '<Cups>Hi<BR/>', 'a &amp; b', '&#233;', '&nbsp;']]], [[TEXT, ['Fish&Chips;', 'I <3 cups', 'Cups & pots; plates', 'A&B;', 'x < y > z', '<Cups>', 'R&D; more', 'AT&T;']]]],
  'escaped-quote': [[[TEXT, ["O\\'Neil", '\\"Best\\"']]], [[TEXT, ["O'Neil", 'C:\\a', '5\\6']]]],
  negative: [[[AMOUNT, ['-35.00', '(35.00)', '35.00-', '−35.00', '- 35.00', -35, -35.5, '(€35.00)', '-€35.00', '€-35.00', '35.00 -', '–35.00', '(35,00)', '-35']], [NUMBER, ['-1', '(35.00)', '35.00-', '−35.00', '-35.00 EUR']]], [[AMOUNT, ['35.00', '-0.00']], [NUMBER, ['35']]]],
  'zeros-before-amount': [[[AMOUNT, ['010.00']]], [[AMOUNT, ['0.10']], [NUMBER, ['010']]]],
  'not-positive': [[[COUNT, ['0', '0.0', 0, '000']]], [[COUNT, ['1', 1, '0.5', '10']]]],
  'over-100-percent': [[[PERCENT, ['101', '1900', '100.01', '150%']]], [[PERCENT, ['100', '19', '100.00', '0', '19%', '19.5']]]],
  'not-public': [[[ADDRESS, ['10.0.0.1', '127.0.0.1', '192.168.1.1', '172.16.0.1', '255.255.255.255', '0.0.0.0', '169.254.1.1', '224.0.0.1', '100.64.0.1']]], [[ADDRESS, ['192.0.2.1', '203.0.113.7', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '11.0.0.1', '101.0.0.1']]]],
  'several-addresses': [[[IPV4, ['192.0.2.1, 10.0.0.1', '192.0.2.1,192.0.2.2']]], [[IPV4, ['192.0.2.1']]]],
  'ipv4-in-ipv6': [[[IPV4, ['::ffff:192.0.2.1']]], [[ADDRESS, ['192.0.2.1']]]],
  'ipv4-with-port': [[[IPV4, ['192.0.2.1:80']]], [[ADDRESS, ['192.0.2.80']]]],
  'is-ipv6': [[[IPV4, ['2001:db8::1', '::1']]], [[ADDRESS, ['192.0.2.1']]]],
  'leading-zeros': [[[IPV4, ['192.0.02.1', '010.0.0.1']]], [[ADDRESS, ['192.0.2.1', '203.0.113.0']]]],
  'not-for-browsers': [[[URL_ROW, ['javascript:1', 'TEL:1']]], [[URL_ROW, ['https://tel.example', 'myapp://done', at('data:')]]]],
  'two-schemes': [[[URL_ROW, ['https://https://shop.example', 'http://https//shop.example']]], [[URL_ROW, ['https://https.example', at('?u=https://shop.example')]]]],
  'url-in-markup': [[[URL_ROW, ['<a href="https://shop.example">', '[a](https://shop.example)', 'URL: https://shop.example']]], [[URL_ROW, [at('?a=b')]]]],
  'url-in-quotes': [[[URL_ROW, ['"https://shop.example"', '<https://shop.example>']]], [[URL_ROW, [at("it's")]]]],
  'url-with-escapes': [[[URL_ROW, ['https:\\/\\/shop.example']]], [[URL_ROW, [at('a/b')]]]],
  'url-encoded': [[[URL_ROW, ['https%3A%2F%2Fshop.example']]], [[URL_ROW, [at('?u=https%3A%2F%2Fshop.example')]]]],
  'file-as-url': [[[URL_ROW, ['C:/a.jpg', './a.gif', 'a.png']]], [[URL_ROW, [at('a.jpg'), 'https://shop.jpg']]]],
  'url-with-port': [[[URL_ROW, ['https://shop.example:80a/']]], [[URL_ROW, ['https://shop.example:80/']]]],
  'underscore-in-scheme': [[[URL_ROW, ['my_app://done']]], [[URL_ROW, ['my-app://done', at('a_b:1')]]]],
  'placeholder-in-url': [[[URL_ROW, [at('{ID}'), at(':id'), at('?id=[id]')]]], [[URL_ROW, [at('?ids[]=1'), at('?$top=1'), at('100%25off')]]]],
  'entity-in-url': [[[URL_ROW, [at('?a=1&amp;b=2')]]], [[URL_ROW, [at('?a=1&ampere=2')]]]],
  'space-in-url': [[[URL_ROW, [at('a b'), at('a\u00a0b')]]], [[URL_ROW, [at('a%20b'), at('a+b'), at('a\tb')]]]],
  'backslash-in-url': [[[URL_ROW, ['https://shop.example\\done', 'https:\\\\shop.example\\done']]], [[URL_ROW, [at('a%5Cb')]]]],
  'percent-in-url': [[[URL_ROW, [at('100%')]]], [[URL_ROW, [at('100%25')]]]],
  'not-a-web-url': [[[URL_ROW, ['htps://shop.example', 'shop:']]], [[URL_ROW, ['ftp://shop.example']]]],
};

describe.each(Object.entries(examples))('%s', (id, [has, lacks]) => {
  for (const [row, values] of has)
    test.each(values)(`%j (${row[0]} ${JSON.stringify(row[3] ?? '').slice(0, 40)})`, (value) => {
      expect(codesOf(row, value)).toEqual([id]);
    });
  for (const [row, values] of lacks)
    test.each(values)(`%j is right (${row[0]})`, (value) => {
      expect(codesOf(row, value)).not.toContain(id);
    });
});

const codesOf = (row: Row, value: unknown): string[] =>
  check(payloadTypeOf(row), { field: value }).map(({ code }) => code);

const HOSTILE = [
  'a',
  '<',
  '<a ',
  '&',
  '&a',
  '(',
  '-',
  '1',
  '1,',
  ' ',
  'undefined ',
  'null',
  'Ã',
  '"',
  '\\',
  '[',
  '{',
  '%',
  '%7B',
  '.',
  ':',
  'h',
  't',
  '/',
  '#',
  '®a',
  'a.',
  '_',
  "b'",
  '\u200b',
  '\ud83d',
];
test.each(Object.entries(signs))('%s is linear', (_, [, pattern]) => {
  for (const part of HOSTILE)
    for (const [start, end] of [
      ['', ''],
      ['', '\n'],
      ['<b ', ''],
      ['(', ''],
      ['https://', '|'],
      ['SHA(', ''],
    ]) {
      const of = (n: number): number => {
        const text = `${start}${part.repeat(n)}${end}`;
        const begin = performance.now();
        pattern.exec(text);
        return performance.now() - begin;
      };
      of(1000);
      expect(Math.min(of(60_000), of(60_000)), part).toBeLessThan(300);
    }
});
