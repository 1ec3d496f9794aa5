import { describe, expect, test } from 'vitest';
import { type JsonProblem, parseJson, readJson } from '../src/index.ts';
import { JSON_SENTENCES, MISTAKE_SENTENCES } from '../src/problem/sentences.ts';
import { marked } from './marked-text.ts';

type Row = readonly [text: string, expected: string, params?: JsonProblem['params'] | undefined];

const token = (text: string, found: string, expected: string): Row => [text, expected, { token: found }];

const rows = (texts: readonly string[], expected: string, params?: JsonProblem['params']): Row[] =>
  texts.map((text) => [text, expected, params]);

/** By code: texts with what is to be underlined, what the grammar expects there, and other parameters. */
const CASES: Record<string, readonly Row[]> = {
  unexpected: [
    token('[⟦,⟧1]', ',', 'first-item'),
    token('[1,⟦,⟧2]', ',', 'item'),
    token('{"a":1,⟦,⟧"b":2}', ',', 'name'),
    token('{"a" ⟦1⟧}', 'number', 'colon'),
    token('{"a" ⟦"b\\""⟧}', 'string', 'colon'),
    token('{"a" ⟦"⟧b\n}', 'string', 'colon'),
    token('{"a"⟦=⟧1}', 'other', 'colon'),
    token('{"a":⟦:⟧1}', ':', 'value'),
    token('["a"⟦:⟧1]', ':', 'after-item'),
    token('{"a":⟦}⟧', '}', 'value'),
    token('{⟦1⟧:2}', 'number', 'first-name'),
    token('{"a":1⟦]⟧', ']', 'after-entry'),
    token('[1⟦}⟧', '}', 'after-item'),
    token('⟦}⟧', '}', 'start'),
    token('{"a":1}\n⟦{⟧"b":2}', '{', 'end'),
    token('[1] ⟦[⟧2]', '[', 'end'),
    token('{"a":1} ⟦trueish⟧ y', 'word', 'end'),
    token('1 ⟦null⟧', 'value', 'end'),
    token('⟦Hello⟧, {"a":1}', 'word', 'start'),
    token('{⟦!⟧}', 'other', 'first-name'),
    token('[⟦😀⟧]', 'other', 'first-item'),
    token('⟦\ud800⟧', 'other', 'start'),
    token('⟦\u0000⟧{', 'other', 'start'),
    // What is further on is not looked at.
    token("⟦?⟧ \uFEFF %7B Array( // /* ' “ \u00a0 \\ &quot; NaN x", 'other', 'start'),
  ],
  truncated: [
    ['{⟦⟧', 'first-name'],
    ['{"a"⟦⟧', 'colon'],
    ['{"a":⟦⟧', 'value'],
    ['{"a":1⟦⟧', 'after-entry'],
    ['{"a":1,\n⟦⟧', 'name'],
    ['[⟦⟧', 'first-item'],
    ['[1⟦⟧', 'after-item'],
    ...rows(['[1,t⟦⟧', '[1,fals⟦⟧', '[1,nul⟦⟧', '[1,-⟦⟧', '[1,0.⟦⟧', '[1,1E⟦⟧', '[1,-12.34e-⟦⟧'], 'item'),
    ...rows(['"⟦⟧', '{"a⟦⟧', '["a\\⟦⟧', '["a\\"⟦⟧', '["\\u12f⟦⟧'], 'closing-quote'),
  ],
  'line-break-in-string': rows(
    ['{"a": ⟦"x,⟧\n"b": 1}', '{⟦"a: 1,⟧\r\n"b": 1}', '[⟦"a⟧\rb"]', '[⟦"a\\⟧\nb"]'],
    'closing-quote',
  ),
  'tab-in-string': rows(['["a⟦\t⟧b"]'], 'closing-quote'),
  'control-character': rows(['["a⟦\u0000⟧b"]', '["a⟦\u001f⟧"]', '["\\⟦\u0000⟧"]'], 'closing-quote'),
  'unknown-escape': rows(['["⟦\\x⟧41"]', '["C:⟦\\U⟧sers"]', '{"⟦\\😀⟧":1}', '["⟦\\x⟧'], 'closing-quote'),
  'escaped-single-quote': rows(['["it⟦\\\'⟧s"]'], 'closing-quote'),
  'short-escape': rows(['["⟦\\u⟧"]', '["⟦\\u00e⟧"]', '["⟦\\u12⟧x4"]', '{"⟦\\u⟧{61}":1}'], 'closing-quote'),
  empty: rows(['⟦⟧', '⟦⟧ \r\n\t'], 'start'),
  'byte-order-mark': rows(['⟦\uFEFF⟧{"a":1}', '⟦\uFEFF⟧'], 'start'),
  'quoted-json': rows(['⟦\'⟧{"a":1}\'', '⟦`⟧[1]`', "⟦'⟧\n{}'"], 'start'),
  'percent-encoded': rows(['⟦%7B⟧%22a%22%3A1%7D', '⟦action%3D⟧SALE%26brand%3Dnaps'], 'start'),
  'object-dump': rows(
    ['⟦Array\n(⟧\n [a] => 1\n)', '⟦stdClass Object (⟧ [a] => 1 )', '⟦array(⟧1) { ["a"]=> 1 }'],
    'start',
  ),
  comment: [
    ['{"a":1} ⟦// x⟧', 'end'],
    ['⟦/* x\n * y */⟧ [1]', 'start'],
    ['[1 ⟦/* 2]⟧', 'after-item'],
    ['{ ⟦# x⟧\n}', 'first-name'],
  ],
  'single-quote': [
    ["{⟦'a'⟧:1}", 'first-name'],
    ["{\"a\":⟦'it\\'s'⟧}", 'value'],
    ["[⟦'⟧a\n']", 'first-item'],
  ],
  'typographic-quote': [
    ['{⟦“⟧a”:1}', 'first-name'],
    ['{"a":⟦„⟧b“}', 'value'],
  ],
  'unicode-space': [
    ['{⟦\u00a0\u2003⟧"a":1}', 'first-name'],
    ['[1⟦\u200b⟧]', 'after-item'],
  ],
  'escaped-json': rows(['{⟦\\⟧"a\\":1}', '{⟦\\⟧n"a":1}'], 'first-name'),
  'html-entity': [
    ['{⟦&quot;⟧a&quot;:1}', 'first-name'],
    ['[⟦&#x22;⟧a]', 'first-item'],
  ],
  'unquoted-name': [
    ['{⟦naïve⟧:1}', 'first-name'],
    ['{"a":1, ⟦$b_1⟧: 2}', 'name'],
  ],
  'no-json-number': [
    ['[⟦NaN⟧]', 'first-item'],
    ['⟦-Infinity⟧', 'start'],
  ],
  'javascript-word': rows(['{"a":⟦undefined⟧}'], 'value'),
  'python-word': [
    ['{"a":⟦True⟧}', 'value'],
    ['⟦None⟧', 'start'],
  ],
  'capital-letters': rows(['[1,⟦TRUE⟧]'], 'item'),
  'unquoted-string': [
    ...['hello', '2024-01-01', '007', '+33', '.5', '1.', 'a@b.example', 'trueish', '-', 'nan', '0x1F'].map(
      (word): Row => [`{"a":⟦${word}⟧}`, 'value'],
    ),
    ['⟦007⟧', 'start'],
  ],
  'quote-in-string': [
    ['["He said ⟦"⟧hi" to"]', 'after-item'],
    ['{"a":"x, ⟦"⟧b":1}', 'after-entry'],
    ['{"a: ⟦"⟧b"}', 'colon'],
    ['"a⟦"⟧b"', 'end'],
  ],
  'trailing-comma': [
    ...rows(['{"a":1⟦,⟧}', '{"a":{"b":1⟦,⟧\n\t}}'], 'name', { part: 'entry', closing: '}' }),
    ['[1,2⟦,⟧ ]', 'item', { part: 'item', closing: ']' }],
  ],
  'missing-comma': [
    ...rows(['{"a":1 ⟦"b"⟧:2}', '{"a":"x"⟦"b"⟧:2}'], 'after-entry', { token: 'string', parts: 'entries' }),
    ...rows(['{"a":1 ⟦b⟧:2}'], 'after-entry', { token: 'word', parts: 'entries' }),
    ['[1 ⟦2⟧]', 'after-item', { token: 'number', parts: 'items' }],
    ...rows(['[1 ⟦true⟧]', '[1 ⟦false⟧, 2]'], 'after-item', { token: 'value', parts: 'items' }),
    ['[{} ⟦{⟧}]', 'after-item', { token: '{' }],
    ['[[]⟦[⟧]]', 'after-item', { token: '[' }],
  ],
};

const cases = Object.entries(CASES).flatMap(([code, each]) =>
  each.map(([text, expected, params = {}]) => [code, text, expected, params] as const),
);

test.each(cases)('%s: %j', (code, textWithMarks, expected, params) => {
  const { text, span } = marked(textWithMarks);
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', code, span, params: { expected, ...params } }]);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('every sentence has its cases', () => {
  const { 'duplicate-name': _, 'too-deep': __, ...ofSyntax } = JSON_SENTENCES;
  expect(Object.keys(CASES)).toEqual([...Object.keys(ofSyntax), ...Object.keys(MISTAKE_SENTENCES)]);
});

test.each([
  ['{"a":,}', 'a comma', 'a value', undefined],
  ['{"a":1', 'the end of the text', 'a comma or "}"', undefined],
  ['[1,]', 'a comma behind the last item', '"]"', 'Remove the comma behind the last item.'],
  ['[1 "a"]', 'a text', 'a comma or "]"', 'Write a comma between the items.'],
  ["{'a'}", 'a single quote', 'a name in double quotes or "}"', 'Write names and texts in double quotes.'],
  ['{"a":1,"a":2}', 'a name that the object has already', 'each name once', 'Keep one of them: only the last is read.'],
])('%j in words', (text, found, allowed, hint) => {
  const [problem] = readJson(text).problems;
  expect([problem?.found, problem?.allowed, problem?.hint]).toEqual([found, allowed, hint]);
});

test.each([
  ['[1,,2]', [1]],
  ['[1,2,]', []],
  ['{"a":{"b":1,}}', ['a']],
  ['{"a":[1,{"b":[True]}]}', ['a', 1, 'b', 0]],
  ['{"a":[1],"b" 2}', []],
  ['{"a":[1],"b":"\n"}', ['b']],
  ['{"\\u0061":x}', ['a']],
  ['{"__proto__":x}', ['__proto__']],
  ['{} {}', []],
])('the path of what is wrong in %j is %j', (text, path) => {
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', path }]);
});

test.each([
  ['{"a":1,}', 'unexpected', { token: '}', expected: 'name' }],
  ['{"a":tru', 'unexpected', { token: 'word', expected: 'value' }],
  ['', 'truncated', { expected: 'start' }],
])('without a diagnosis, %j is what the grammar says of it', (text, code, params) => {
  expect(parseJson(text).problems).toMatchObject([{ kind: 'syntax', code, params }]);
});

test.each(['x', "'", '/*', '"', '1'])('of megabytes after %s the beginning is looked at', (start) => {
  const text = `[0 ${start.padEnd(8_000_000, '1')}`;
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', span: { start: 3 } }]);
});

describe('duplicate names', () => {
  test.each([
    ['{"a":1,⟦"a"⟧:2}', ['a']],
    ['{"\\u0061":1, "b":{}, ⟦"a"⟧ : 2}', ['a']],
    ['{"":1,⟦""⟧:2}', ['']],
    ['{"__proto__":1,⟦"__proto__"⟧:2}', ['__proto__']],
    ['{"1":1,⟦"1"⟧:2}', ['1']],
    ['[{"a":{"b":[{"a":1,⟦"a"⟧:2}]}}]', [0, 'a', 'b', 0, 'a']],
  ])('%s', (textWithMarks, path) => {
    const { text, span } = marked(textWithMarks);
    expect(readJson(text).problems).toMatchObject([{ kind: 'duplicate-name', code: 'duplicate-name', path, span }]);
  });

  test.each(['{"a":{"a":{}},"b":[{"a":1},{"a":1}]}', '{"a":1,"A":2," a":3}', '{"toString":1,"__proto__":2}'])(
    '%s has none',
    (text) => expect(readJson(text).problems).toEqual([]),
  );

  test('each repetition is a problem of its own, in a field that is lost too', () => {
    const { problems } = readJson('{"a":{"b":1,"b":2},"a":3,"a":4}');
    expect(problems.map(({ path, span }) => [path.join('.'), span.start])).toEqual([
      ['a.b', 12],
      ['a', 19],
      ['a', 25],
    ]);
  });

  test('of a text that is not JSON one problem is told', () => {
    expect(readJson('{"a":1,"a":2').problems).toMatchObject([{ kind: 'syntax' }]);
  });
});
