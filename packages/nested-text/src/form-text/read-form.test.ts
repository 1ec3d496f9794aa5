import { expect, test } from 'vitest';
import { marked } from '../json-text/marked-text.ts';
import { looksLikeForm } from './looks-like-form.ts';
import { readForm } from './read-form.ts';

test.each<[string, [string, string][]]>([
  ['action=SALE', [['action', 'SALE']]],
  [
    'a=1&b=2\n',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a=1&b=2\r\n',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['parameters%5BpaymentToken%5D=x', [['parameters[paymentToken]', 'x']]],
  ['parameters[paymentToken]=x', [['parameters[paymentToken]', 'x']]],
  ['a=b=c', [['a', 'b=c']]],
  ['a=', [['a', '']]],
  ['=b', [['', 'b']]],
  ['a+b=c+d%2B', [['a b', 'c d+']]],
  ['a=%F0%9F%98%80%C3%A9', [['a', '😀é']]],
  ['a=😀é', [['a', '😀é']]],
  [
    '__proto__=1&constructor=2',
    [
      ['__proto__', '1'],
      ['constructor', '2'],
    ],
  ],
])('%j is read as URLSearchParams reads it', (text, entries) => {
  const reading = readForm(text);
  expect(reading.entries.map(({ name, value }) => [name, value])).toEqual(entries);
  expect([...new URLSearchParams(text.trimEnd())]).toEqual(entries);
  expect(Object.entries(reading.values)).toEqual(entries);
});

test.each<[string, string, string[], string]>([
  ['syntax', 'a=1&b=x⟦%2⟧', ['b'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a=⟦%⟧', ['a'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a=⟦%G1⟧', ['a'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a=⟦%a😀⟧', ['a'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a=⟦%u0⟧0e9', ['a'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a=100⟦%⟧&b=1', ['a'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'a⟦%zz⟧=1', ['a%zz'], 'a percent sign without two hexadecimal digits'],
  ['syntax', 'city=Z⟦%FC⟧rich', ['city'], 'a percent-encoded byte that is not UTF-8'],
  ['syntax', 'a=%41⟦%C3⟧', ['a'], 'a percent-encoded byte that is not UTF-8'],
  ['syntax', 'a=⟦%C0⟧%80', ['a'], 'a percent-encoded byte that is not UTF-8'],
  ['syntax', 'a=⟦%ED⟧%A0%80', ['a'], 'a percent-encoded byte that is not UTF-8'],
  ['syntax', 'a=1⟦\n⟧b', ['a'], 'a line break'],
  ['syntax', 'a=1⟦\n⟧b=2&c=3', ['a'], 'a line break'],
  ['syntax', 'a=1⟦\n⟧b=2', [], 'a line break'],
  ['syntax', 'a=1⟦\r⟧\n  b=2\n', [], 'a line break'],
  ['syntax', 'a=1&⟦\n⟧b=2', [], 'a line break'],
  ['syntax', 'a=1⟦\n⟧&b=2', [], 'a line break'],
  ['syntax', 'a=1⟦&amp;⟧b=2&amp;c=3', [], '&amp; between the entries'],
  ['syntax', 'a=1⟦\n⟧b=2\n\nc=3\n\n', [], '2 line breaks, the first of them here'],
  ['syntax', '⟦?⟧a=1&b=2', [], 'a question mark before the entries'],
  ['syntax', '⟦?⟧a=1', [], 'a question mark before the entries'],
  ['syntax', '⟦https://pay.example/post-va?⟧a=1&b=2', [], 'a URL before the entries'],
  ['syntax', '⟦/post-va?⟧a=1', [], 'a URL before the entries'],
  ['syntax', 'a=1⟦;⟧b=2;c=3', [], 'semicolons between the entries'],
  ['syntax', 'a=1⟦;⟧ b=2;\n', [], 'semicolons between the entries'],
  ['syntax', 'a=1⟦,⟧b=2,c=3', [], 'commas between the entries'],
  ['syntax', 'a=1⟦\\u0026⟧b=2\\u0026c=3', [], '\\u0026 between the entries'],
  ['syntax', 'a=1⟦ ⟧b=2 c=3', [], 'blanks between the entries'],
  ['syntax', 'a=x%⟦\n⟧41&b=1', ['a'], 'a line break'],
  ['syntax', 'a=1⟦%26⟧b=2%26c=%41', [], 'an encoded & between the entries'],
  ['syntax', '⟦a=3D1&b=3Dlo=\nng⟧', [], 'a text without name=value'],
  ['syntax', '⟦a=3D1&lo=\r\nng=3D2⟧', [], 'a text without name=value'],
  ['syntax', '⟦⟧', [], 'an empty form'],
  ['syntax', '⟦⟧\n', [], 'an empty form'],
  ['syntax', '⟦⟧   ', [], 'nothing but blanks'],
  ['syntax', '⟦&⟧', [], 'nothing but &'],
  ['syntax', '⟦hello world⟧', [], 'a text without name=value'],
  ['duplicate-name', 'a=1&⟦a⟧=2', ['a'], 'a name that the form has already'],
  ['duplicate-name', 'a=1&⟦%61⟧=2', ['a'], 'a name that the form has already'],
  ['empty-entry', 'a=1⟦&⟧&b=2', [], 'an empty entry'],
  ['empty-entry', 'a=1⟦&⟧', [], 'an empty entry'],
  ['empty-entry', '⟦&⟧a=1', [], 'an empty entry'],
  ['empty-entry', 'a=1⟦&⟧&&&b=2', [], '3 empty entries, the first of them here'],
  ['lone-text', 'a=Cups &⟦ Jo Doe⟧', [], 'text without ='],
  ['lone-text', '⟦a⟧&b=1', [], 'text without ='],
  ['lone-text', 'a={"b":"Cups&⟦Co","c":"AA=="}⟧', [], 'text without a name before ='],
  ['lone-text', 'a=1&⟦<b c="d">⟧&e=2', [], 'text without a name before ='],
  ['syntax', '⟦{"a":"b="}⟧', [], 'a text without name=value'],
  ['syntax', '⟦{"a":"b&c=d"}⟧', [], 'a text without name=value'],
  ['syntax', '⟦\n["a&b=c"]⟧', [], 'a text without name=value'],
  ['syntax', '⟦"a&b=c"⟧', [], 'a text without name=value'],
  ['syntax', '⟦<a href="?b&c=d">⟧', [], 'a text without name=value'],
  ['lone-text', 'a=1&⟦b⟧&c&d=1', [], '2 texts without =, the first of them here'],
  ['lone-text', 'a=1&b=2&⟦100%⟧', [], 'text without ='],
  ['lone-plus', 'a=⟦+⟧', ['a'], 'nothing but a plus sign'],
  ['lone-plus', '⟦+⟧=1', [' '], 'nothing but a plus sign'],
])('one problem, %s: %s', (kind, textWithMarks, path, found) => {
  const { text, span } = marked(textWithMarks);
  expect(readForm(text).problems).toMatchObject([{ kind, path, span, found }]);
  expect(readForm(text).problems).toHaveLength(1);
});

test('a form that was pasted twice has one mistake', () => {
  const found = (text: string): string[] => readForm(text).problems.map((problem) => problem.found);
  expect(found('a=1&b=2&a=1&b=2')).toEqual(['a second time what the form has already']);
  expect(found('a=1&a=1')).toEqual(['a name that the form has already']);
  expect(found('a=1&b=2&a=1&a=1')).toHaveLength(2);
  expect(found('a=1&b=2&c=3&a=1&b=2')).toEqual([
    'a name that the form has already',
    'a name that the form has already',
  ]);
});

test.each([
  ['a megabyte of &', '&'.repeat(2 ** 20), ['nothing but &']],
  [
    'a megabyte of & between two entries',
    `a=1${'&'.repeat(2 ** 20)}b=2`,
    ['1048575 empty entries, the first of them here'],
  ],
  [
    'a megabyte of broken escapes in one value',
    `a=${'%'.repeat(2 ** 20)}`,
    ['a percent sign without two hexadecimal digits'],
  ],
  [
    'a megabyte of bytes that are not UTF-8',
    `a=${'%FF'.repeat(2 ** 18)}`,
    ['a percent-encoded byte that is not UTF-8'],
  ],
  ['a megabyte of a name', `a=1${'&a=1'.repeat(2 ** 18)}`, Array(2 ** 18).fill('a name that the form has already')],
  ['a megabyte of texts without =', `a=1${'&b'.repeat(2 ** 19)}`, ['524288 texts without =, the first of them here']],
  ['one entry whose name begins as an escape ends', 'a=1&amp;b=2&c=3', []],
  ['a lone plus', '+', ['a text without name=value']],
  [
    'each entry on its line',
    'a=1&\nb=2&\r\nc=%zz\n\n',
    ['3 line breaks, the first of them here', 'a percent sign without two hexadecimal digits'],
  ],
])('%s has its findings, and no more', (_, text, found) => {
  expect(readForm(text).problems.map((problem) => problem.found)).toEqual(found);
});

test.each([
  'a=1\nb=2',
  'a=1&\r\n  b=2',
  'a=1\n&b=2',
  'a=1&amp;b=2',
  '?a=1&b=2',
  '?a=1\nb=2',
  '/post-va?a=1&b=2',
  'a=1;b=2',
  'a=1; b=2;',
])('of %j the entries are what is meant', (text) => {
  const { values, map } = readForm(text);
  expect(values).toEqual({ a: '1', b: '2' });
  const { start, end } = map().locate(['b'])?.value ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('2');
});

test.each<[string, [string, string][]]>([
  ['a=1;2', [['a', '1;2']]],
  ['a=1,2', [['a', '1,2']]],
  ['a=1;b', [['a', '1;b']]],
  [
    'a=1;b=2&c=3',
    [
      ['a', '1;b=2'],
      ['c', '3'],
    ],
  ],
  ['a={"b":"c=d;e=f"}', [['a', '{"b":"c=d;e=f"}']]],
  ['a?b=1', [['a?b', '1']]],
  ['??a=1', [['??a', '1']]],
  ['a=https://shop.example/?b=c', [['a', 'https://shop.example/?b=c']]],
  ['a=%26', [['a', '&']]],
  ['a=1%26', [['a', '1&']]],
  ['a=1;', [['a', '1;']]],
  ['a=1%26b%3D2', [['a', '1&b=2']]],
  [
    'a=1&?b=2',
    [
      ['a', '1'],
      ['?b', '2'],
    ],
  ],
])('%j is read as it stands', (text, entries) => {
  const reading = readForm(text);
  expect(reading.entries.map(({ name, value }) => [name, value])).toEqual(entries);
  expect(reading.problems).toEqual([]);
});

test.each([
  ['{"a":1}', 'Read it as JSON: what begins with a bracket is no form.'],
  ['\n[]', 'Read it as JSON: what begins with a bracket is no form.'],
  ['a%3D1%26b%3d2', 'Encode names and values only: = and & stand between them as they are.'],
  ['hello 3D world', undefined],
  ['a=3D1&b=3Dlo=\nng', 'Undo the e-mail’s encoding, quoted-printable: "=3D" is "=".'],
])('%j is no form, but something else', (text, hint) => {
  expect(readForm(text).problems.map((problem) => problem.hint)).toEqual([hint]);
});

test.each([...'"<>\\^`{|}'])('a name with %s is none', (character) => {
  const { values, problems } = readForm(`a=1&b${character}c=2`);
  expect(values).toEqual({ a: '1' });
  expect(problems).toMatchObject([{ kind: 'lone-text' }]);
});

test.each([
  ['a=%u00E9', 'Encode with encodeURIComponent or URLSearchParams: escape() writes what no server reads.'],
  ['a=%u00E', 'Write a percent sign itself as %25.'],
  ['a=100%', 'Write a percent sign itself as %25.'],
])('what to do about %j', (text, hint) => {
  expect(readForm(text).problems).toMatchObject([{ hint }]);
});

test('what has a name that no form writes is no entry, but it is kept', () => {
  const { entries, values } = readForm('a={"b":"Cups&Co","c":"AA=="}&%22d%22=e');
  expect(values).toEqual({ a: '{"b":"Cups', '"d"': 'e' });
  expect(entries.map(({ name, value }) => [name, value])).toEqual([
    ['a', '{"b":"Cups'],
    ['Co","c":"AA', '="}'],
    ['"d"', 'e'],
  ]);
});

test('nothing is lost of a value with a broken escape', () => {
  expect(readForm('a=100%&b=%E9t%C3%A9').values).toEqual({ a: '100%', b: '\uFFFDté' });
});

test.each<[string, boolean]>([
  ['action=SALE&brand=naps', true],
  ['a=', true],
  ['&a=1', true],
  ['action&brand=naps', true],
  ['a&b', false],
  ['two words&a=1', false],
  ['parameters%5BpaymentToken%5D={"a":1}', true],
  ['{"a":"b=c"}', false],
  ['"a=b"', false],
  ['eyJhIjoxfQAAAAAAAAAAAAA=', false],
  ['eyJhIjoxfQAAAAAAAAAAAA==', false],
  ['abcdefghijklmno=', true],
  ['abcdefghijklmnop=', false],
  ['a+b/c-d_e+f/g-h0==\n', false],
  ['https://pay.example/?a=b', false],
  ["'a=b'", false],
  ['a,b=c', false],
  ['=a', false],
  ['hello', false],
  ['two words=1', false],
  ['', false],
])('%j looks like a form: %s', (text, isForm) => {
  expect(looksLikeForm(text)).toBe(isForm);
});
