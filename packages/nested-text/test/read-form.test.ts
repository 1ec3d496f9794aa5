import { expect, test } from 'vitest';
import { type FormProblem, looksLikeForm, readForm } from '../src/index.ts';
import { FORM_SENTENCES } from '../src/problem/sentences.ts';
import { marked } from './marked-text.ts';

/** The names and values of a form's entries, one after another. */
const flat = (text: string): string[] => readForm(text).entries.flatMap(({ name, value }) => [name, value]);

test.each([
  ['action=SALE', ['action', 'SALE']],
  ['a=1&b=2\n', ['a', '1', 'b', '2']],
  ['a=1&b=2\r\n', ['a', '1', 'b', '2']],
  ['parameters%5BpaymentToken%5D=x', ['parameters[paymentToken]', 'x']],
  ['parameters[paymentToken]=x', ['parameters[paymentToken]', 'x']],
  ['a=b=c', ['a', 'b=c']],
  ['a=', ['a', '']],
  ['=b', ['', 'b']],
  ['a+b=c+d%2B', ['a b', 'c d+']],
  ['a=%F0%9F%98%80%C3%A9😀é', ['a', '😀é😀é']],
  ['__proto__=1&constructor=2', ['__proto__', '1', 'constructor', '2']],
  ['a={"b":"c=d;e=f"}', ['a', '{"b":"c=d;e=f"}']],
  ['a=https://shop.example/?b=c', ['a', 'https://shop.example/?b=c']],
  ['a=1;b=2', ['a', '1;b=2']],
  ['a=1,b=2 c=3', ['a', '1,b=2 c=3']],
  ['a=1%26b%3D2', ['a', '1&b=2']],
  // One name that begins as &amp; ends.
  ['a=1&amp;b=2&c=3', ['a', '1', 'amp;b', '2', 'c', '3']],
])('%j is read as URLSearchParams reads it', (text, entries) => {
  const { values, problems } = readForm(text);
  expect(flat(text)).toEqual(entries);
  expect([...new URLSearchParams(text.trimEnd())].flat()).toEqual(entries);
  expect(Object.entries(values).flat()).toEqual(entries);
  expect(problems).toEqual([]);
});

/** By code: texts with what is to be underlined, and the path. */
const CASES: Record<FormProblem['code'], [text: string, name?: string][]> = {
  'empty-form': [['⟦⟧'], ['⟦⟧\n'], ['⟦⟧   '], ['⟦⟧&']],
  'no-form': [['⟦hello world⟧'], ['⟦+⟧'], ['⟦"a&b=c"⟧'], ['⟦<a href="?b&c=d">⟧']],
  'json-as-form': [['⟦{"a":"b="}⟧'], ['⟦{"a":"b&c=d"}⟧'], ['⟦\n["a&b=c"]⟧']],
  'form-encoded-twice': [['⟦a%3D1%26b%3d2⟧']],
  'html-escaped': [['a=1⟦&amp;⟧b=2&amp;c=3']],
  'line-break': [
    ...['a=1⟦\n⟧b', 'a=1⟦\n⟧b=2&c=3', 'a=x⟦\n⟧y%41&b=1'].map((text): [string, string] => [text, 'a']),
    ...['a=1⟦\r⟧\n  &b=2\n', 'a=1&⟦\n⟧b=2', 'a=1&  ⟦\n⟧ b=2'].map((text): [string] => [text]),
  ],
  'line-breaks': [['a=1&⟦\n⟧b=2&\r\nc=3\n&d=4'], ['a=1⟦\n⟧b=2&c=3\nd', 'a']],
  charset: [
    ['city=Z⟦%FC⟧rich', 'city'],
    ['a=%41⟦%C3⟧', 'a'],
    ['a=⟦%C0⟧%80', 'a'],
    ['a=⟦%ED⟧%A0%80', 'a'],
  ],
  'broken-escape': [
    ...['a=1%20⟦%2⟧', 'a=⟦%⟧', 'a=⟦%G1⟧', 'a=⟦%a😀⟧', 'a=⟦%u0⟧0E', 'a=100⟦%⟧&b=1'].map((text): [string, string] => [
      text,
      'a',
    ]),
    ['a⟦%zz⟧=1', 'a%zz'],
  ],
  'unicode-escape': [['a=⟦%u0⟧0e9', 'a']],
  'duplicate-name': [
    ['a=1&⟦a⟧=2', 'a'],
    ['a=1&⟦%61⟧=2', 'a'],
  ],
  'empty-entry': [['a=1⟦&⟧&b=2'], ['a=1⟦&⟧'], ['⟦&⟧a=1']],
  'empty-entries': [['a=1⟦&⟧&&&b=2']],
  'lone-text': [['a=Cups &⟦ Jo Doe⟧'], ['⟦a⟧&b=1'], ['a=1&b=2&⟦100%⟧']],
  'lone-texts': [['a=1&⟦b⟧&c&d=1']],
  'no-name': [
    ['a={"b":"Cups&⟦Co","c":"AA=="}⟧'],
    ['a=1&⟦<b c="d">⟧&e=2'],
    ...[...'"<>\\^`{|}'].map((c): [string] => [`a=1&⟦b${c}c=2⟧`]),
  ],
  'no-names': [['a={"b":"Cups&⟦Co","c":"AA=⟧&"="}']],
  'lone-plus': [
    ['a=⟦++⟧', 'a'],
    ['⟦+⟧=1', ' '],
  ],
};

const cases = Object.entries(CASES).flatMap(([code, each]) => each.map(([text, name]) => [code, text, name] as const));

const KINDS: Partial<Record<string, FormProblem['kind']>> = {
  'duplicate-name': 'duplicate-name',
  'empty-entry': 'empty-entry',
  'empty-entries': 'empty-entry',
  'lone-text': 'lone-text',
  'lone-texts': 'lone-text',
  'no-name': 'lone-text',
  'no-names': 'lone-text',
  'lone-plus': 'lone-plus',
};

test.each(cases)('one problem, %s: %j', (code, textWithMarks, name) => {
  const { text, span } = marked(textWithMarks);
  const path = name === undefined ? [] : [name];
  expect(readForm(text).problems).toMatchObject([{ kind: KINDS[code] ?? 'syntax', code, path, span }]);
});

test('every sentence has its cases', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(FORM_SENTENCES));
});

test.each([
  ['a=1&&&b=2', '2 empty entries, the first of them here', 'Remove the & that joins nothing.'],
  ['a=1&b&c=2', 'text without =', 'If it is the rest of the value before it, write the & of that value as %26.'],
  ['a=%u00E9', 'a percent sign without two hexadecimal digits', expect.stringContaining('escape() writes')],
  ['a=100%', 'a percent sign without two hexadecimal digits', 'Write a percent sign itself as %25.'],
])('%j in words', (text, found, hint) => {
  expect(readForm(text).problems).toMatchObject([{ found, hint }]);
});

test.each([
  ['a line break and an escape', 'a=1&\nb=2&\r\nc=%zz\n\n', ['broken-escape', 'line-breaks']],
  ['of each kind', 'a=1&&b&b=+&b=%', ['empty-entry', 'lone-text', 'lone-plus', 'broken-escape', 'duplicate-name']],
  ['a megabyte of &', '&'.repeat(2 ** 20), ['empty-form']],
  ['a megabyte of & between two entries', `a=1${'&'.repeat(2 ** 20)}b=2`, ['empty-entries']],
  ['a great many texts without =', `a=1${'&b'.repeat(2 ** 17)}`, ['lone-texts']],
  ['a megabyte of broken escapes', `a=${'%'.repeat(2 ** 20)}`, ['broken-escape']],
  ['a great many bytes that are not UTF-8', `a=${'%FF'.repeat(2 ** 16)}`, ['charset']],
  ['a megabyte of line breaks', `a=1${'\n'.repeat(2 ** 20)}b=2`, ['line-break']],
  ['a megabyte of slashes', `${'/'.repeat(2 ** 20)}=1`, []],
  [
    'a great many &amp;',
    `a=1${'&amp;b=1'.repeat(2 ** 17)}`,
    ['html-escaped', ...Array(2 ** 17 - 1).fill('duplicate-name')],
  ],
])('a form with %s has its problems, and no more', (_, text, codes) => {
  expect(readForm(text).problems.map(({ code }) => code)).toEqual(codes);
});

test.each(['a=1&\r\n  b=2', 'a=1\n&b=2', 'a=1&amp;b=2'])('of %j the entries are what is meant', (text) => {
  const { values, map } = readForm(text);
  expect(values).toEqual({ a: '1', b: '2' });
  const { start, end } = map().locate(['b'])?.value ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('2');
});

test('nothing is lost of what is wrong', () => {
  expect(readForm('a=100%&b=%E9t%C3%A9').values).toEqual({ a: '100%', b: '\uFFFDté' });
  expect(readForm('a={"b":"Cups&Co","c":"AA=="}&%22d%22=e').values).toEqual({ a: '{"b":"Cups', '"d"': 'e' });
  expect(flat('a={"b":"Cups&Co","c":"AA=="}')).toEqual(['a', '{"b":"Cups', 'Co","c":"AA', '="}']);
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
  ['abcdefghijklmno=', true],
  ['abcdefghijklmnop=', false],
  ['a+b/c-d_e+f/g-h0==\n', false],
  ['https://pay.example/?a=b', false],
  ["'a=b'", false],
  ['a,b=c', false],
  ['=a', false],
  ['', false],
])('%j looks like a form: %s', (text, isForm) => {
  expect(looksLikeForm(text)).toBe(isForm);
});
