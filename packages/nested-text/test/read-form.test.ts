import { expect, test } from 'vitest';
import { type FormProblem, formMessages, looksLikeForm, readForm, readFormFields, readJson } from '../src/index.ts';
import { marked } from './marked-text.ts';

/** The names and values of a form's fields, one after another. */
const flat = (text: string): string[] => readFormFields(text).flatMap(({ name, value }) => [name, value]);

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
  // A name that starts with amp;
  ['a=1&amp;b=2&c=3', ['a', '1', 'amp;b', '2', 'c', '3']],
])('%j has the same fields as in URLSearchParams', (text, fields) => {
  const { values, problems } = readForm(text);
  expect(flat(text)).toEqual(fields);
  expect([...new URLSearchParams(text.trimEnd())].flat()).toEqual(fields);
  expect(Object.entries(values).flat()).toEqual(fields);
  expect(problems).toEqual([]);
});

/** A form with as many fields as are read. */
const FIELDS = Array.from({ length: 10_000 }, (_, i) => `n${i}=1`).join('&');

/** By code: texts in which ⟦ and ⟧ mark the span, the name of the field, and the number of mistakes if it is not 1. */
const CASES: Record<FormProblem['code'], [text: string, name?: string | undefined, count?: number][]> = {
  'empty-form': [['⟦⟧'], ['⟦⟧\n'], ['⟦⟧   '], ['⟦⟧&']],
  'no-form': [['⟦hello world⟧'], ['⟦+⟧'], ['⟦"a&b=c"⟧'], ['⟦<a href="?b&c=d">⟧']],
  'json-as-form': [['⟦{"a":"b="}⟧'], ['⟦{"a":"b&c=d"}⟧'], ['⟦\n["a&b=c"]⟧']],
  'form-encoded-twice': [['⟦a%3D1%26b%3d2⟧']],
  'other-separator': [
    ['a=1⟦&amp;⟧b=2&amp;c=3'],
    ['a=1⟦&#038;⟧b=2'],
    ['a=1⟦;⟧b=2;c=3'],
    ['a=1⟦%26⟧b=2%26c='],
    ['a=1⟦\\u0026⟧b=2\\u0026c=3'],
  ],
  'plus-in-value': [['a=⟦+33⟧', 'a']],
  'duplicate-after-url': [
    ['a=1&b=https://c.example?d=1&⟦a⟧=2', 'a'],
    ['b=https%3A%2F%2Fc.example%3Fd=1&a=1&⟦a⟧=2', 'a'],
  ],
  'line-break-in-form': [
    ...['a=1⟦\n⟧b', 'a=1⟦\n⟧b=2&c=3', 'a=x⟦\n⟧y%41&b=1'].map((text): [string, string] => [text, 'a']),
    ...['a=1⟦\r⟧\n  &b=2\n', 'a=1&⟦\n⟧b=2', 'a=1&  ⟦\n⟧ b=2'].map((text): [string] => [text]),
    ['a=1&⟦\n⟧b=2&\r\nc=3\n&d=4', undefined, 3],
    ['a=1⟦\n⟧b=2&c=3\nd', 'a', 2],
  ],
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
  'duplicate-form-field': [
    ['a=1&⟦a⟧=2', 'a'],
    ['a=1&⟦%61⟧=2', 'a'],
  ],
  'empty-form-field': [['a=1⟦&⟧&b=2'], ['a=1⟦&⟧'], ['⟦&⟧a=1'], ['a=1⟦&⟧&&&b=2', undefined, 3]],
  'missing-equals': [['a=Cups &⟦ Jo Doe⟧'], ['⟦a⟧&b=1'], ['a=1&b=2&⟦100%⟧'], ['a=1&⟦b⟧&c&d=1', undefined, 2]],
  'missing-name': [
    ['a={"b":"Cups&⟦Co","c":"AA=="}⟧'],
    ['a=1&⟦<b c="d">⟧&e=2'],
    ...[...'"<>\\^`{|}'].map((c): [string] => [`a=1&⟦b${c}c=2⟧`]),
    ['a={"b":"Cups&⟦Co","c":"AA=⟧&"="}', undefined, 2],
  ],
  'too-many-fields': [[`${FIELDS}⟦&⟧b=2`], [`${FIELDS}⟦&⟧`], [`${FIELDS}⟦&⟧b&c=%zz`]],
  'lone-plus': [
    ['a=⟦++⟧', 'a'],
    ['⟦+⟧=1', ' '],
  ],
};

const cases = Object.entries(CASES).flatMap(([code, each]) =>
  each.map(([text, name, count = 1]) => [code, text.slice(-80), text, name, count] as const),
);

const KINDS: Partial<Record<string, FormProblem['kind']>> = {
  'duplicate-form-field': 'duplicate-field',
  'empty-form-field': 'empty-form-field',
  'missing-equals': 'missing-equals',
  'missing-name': 'missing-equals',
  'lone-plus': 'lone-plus',
  'plus-in-value': 'lone-plus',
  'duplicate-after-url': 'duplicate-field',
  'too-many-fields': 'too-many-values',
};

const PARAMS: Readonly<Record<string, (separator: string) => FormProblem['params']>> = {
  'too-many-fields': () => ({ max: 10_000 }),
  'other-separator': (separator) => ({ separator }),
};
const COUNTED = ['line-break-in-form', 'empty-form-field', 'missing-equals', 'missing-name'];

test.each(cases)('one problem, %s: %j', (code, _, textWithMarks, name, count) => {
  const { text, span } = marked(textWithMarks);
  const path = name === undefined ? [] : [name];
  const separator = text.slice(span.start, span.end);
  const params = COUNTED.includes(code) ? { count } : (PARAMS[code]?.(separator) ?? {});
  expect(readForm(text).problems).toEqual([{ kind: KINDS[code] ?? 'syntax', code, params, path, span }]);
});

test('every message is tested', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(formMessages).sort());
});

// biome-ignore format: a table
test.each([
  ['a line break and an escape', 'a=1&\nb=2&\r\nc=%zz\n\n', ['broken-escape', 'line-break-in-form']],
  ['&amp; before the first field', '&amp;a=1', ['empty-form-field', 'other-separator']],
  ['problems of each kind', 'a=1&&b&b=+&b=%', ['empty-form-field', 'missing-equals', 'lone-plus', 'broken-escape', 'duplicate-form-field']],
  ['a megabyte of &', '&'.repeat(2 ** 20), ['empty-form']],
  ['as many & as are read', `a=1${'&'.repeat(9_999)}b=2`, ['empty-form-field']],
  ['a megabyte of & between two fields', `a=1${'&'.repeat(2 ** 20)}b=2`, ['empty-form-field', 'too-many-fields']],
  ['a great many parts without =', `a=1${'&b'.repeat(2 ** 17)}`, ['missing-equals', 'too-many-fields']],
  ['a megabyte of broken escapes', `a=${'%'.repeat(2 ** 20)}`, ['broken-escape']],
  ['a great many bytes that are not UTF-8', `a=${'%FF'.repeat(2 ** 16)}`, ['charset']],
  ['a megabyte of line breaks', `a=1${'\n'.repeat(2 ** 20)}b=2`, ['line-break-in-form']],
  ['a megabyte of slashes', `${'/'.repeat(2 ** 20)}=1`, []],
  [
    'a great many &amp;',
    `a=1${'&amp;b=1'.repeat(2 ** 17)}`,
    ['too-many-fields', 'other-separator', ...Array(9_998).fill('duplicate-form-field')],
  ],
])('a form with %s has exactly these problems', (_, text, codes) => {
  expect(readForm(text).problems.map(({ code }) => code)).toEqual(codes);
});

test('of more than 10,000 problems, the last one represents the others', () => {
  const timesOf = (problems: readonly { readonly times?: number }[]) => [problems.length, problems.at(-1)?.times];
  expect(timesOf(readJson(`{${'"a":1,'.repeat(10_001)}"b":1}`).problems)).toEqual([10_000, undefined]);
  expect(timesOf(readJson(`{${'"a":1,'.repeat(10_005)}"b":1}`).problems)).toEqual([10_000, 5]);
});

test('a form of as many fields as are read has no problem', () => {
  expect(readForm(FIELDS).problems).toEqual([]);
  expect(Object.keys(readForm(FIELDS).values)).toHaveLength(10_000);
  expect(Object.keys(readForm(`${FIELDS}&b=2`).values)).toHaveLength(10_000);
  expect(readFormFields(`${FIELDS}&b=2`)).toHaveLength(10_000);
});

test.each(['a=1&\r\n  b=2', 'a=1\n&b=2', 'a=1&amp;b=2'])('%j has the fields a and b', (text) => {
  const { values, map } = readForm(text);
  expect(values).toEqual({ a: '1', b: '2' });
  const { start, end } = map().locate(['b'])?.value ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('2');
});

test('a value with a mistake is kept', () => {
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

test('a control character at the end of a form is part of the value', () => {
  expect({ ...readForm('a=1&b=2\f\n').values }).toEqual({ a: '1', b: '2\f' });
  expect({ ...readForm('\v\na=1').values }).toEqual({ '\v\na': '1' });
  expect({ ...readForm('a=1&\n\t b=2 \n').values }).toEqual({ a: '1', b: '2 ' });
});

test('each byte that is not UTF-8 is one replacement character', () => {
  expect(readForm('a=%ff%c0%80%e4%41%F4%90%80%80').values.a).toBe(`${'\ufffd'.repeat(4)}A${'\ufffd'.repeat(4)}`);
  const characters = '\u0000\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}';
  expect(readForm(`a=${encodeURIComponent(characters)}`)).toMatchObject({ values: { a: characters }, problems: [] });
});
