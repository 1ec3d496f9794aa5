import { describe, expect, test } from 'vitest';
import { type JsonProblem, jsonMessages, readJson } from '../src/index.ts';
import { marked } from './marked-text.ts';

type Row = readonly [text: string, expected: string, params?: JsonProblem['params'] | undefined];

const token = (text: string, found: string, expected: string): Row => [text, expected, { token: found }];

const rows = (texts: readonly string[], expected: string, params?: JsonProblem['params']): Row[] =>
  texts.map((text) => [text, expected, params]);

/** By code: texts in which ⟦ and ⟧ mark the span, what the grammar expects there, and other params. */
const CASES: Record<string, readonly Row[]> = {
  'unexpected-token': [
    token('{"a" ⟦"⟧b\n}', 'string', 'colon'),
    token('{"a"⟦=⟧1}', 'other', 'colon'),
    token('["a"⟦:⟧1]', ':', 'after-item'),
    token('{"a":⟦}⟧', '}', 'value'),
    token('{⟦1⟧:2}', 'number', 'first-name'),
    token('{"a":1⟦]⟧', ']', 'after-field'),
    token('[1⟦}⟧', '}', 'after-item'),
    token('⟦}⟧', '}', 'start'),
    token('{"a":1}\n⟦{⟧"b":2}', '{', 'end'),
    token('[1] ⟦[⟧2]', '[', 'end'),
    token('{"a":1} ⟦trueish⟧ y', 'word', 'end'),
    token('1 ⟦null⟧', 'value', 'end'),
    token('"a"⟦b⟧"', 'word', 'end'),
    // A comma is missing, or the brackets are swapped.
    token('[[]⟦[⟧]]', '[', 'after-item'),
    token('⟦Hello⟧, {"a":1}', 'word', 'start'),
    token('⟦2026-03-01⟧ 12:00 INFO {"a":1}', 'number', 'start'),
    token('{⟦!⟧}', 'other', 'first-name'),
    token('[⟦😀⟧]', 'other', 'first-item'),
    token('⟦\ud800⟧', 'other', 'start'),
    token('⟦\u0000⟧{', 'other', 'start'),
    // The mistakes after the first one are not reported.
    token("⟦?⟧ \uFEFF %7B Array( // /* ' “ \u00a0 \\ &quot; NaN x", 'other', 'start'),
  ],
  'extra-token': [
    token('[⟦,⟧1]', ',', 'first-item'),
    token('[1⟦,⟧,2]', ',', 'item'),
    token('{"a":1⟦,⟧,"b":2}', ',', 'name'),
    token('{"a"⟦:⟧:1}', ':', 'value'),
    token('{"a":1,"b":[2]⟦}⟧}', '}', 'end'),
  ],
  'missing-token': [
    token('{"a"⟦ ⟧1}', ':', 'colon'),
    token('{"a"⟦ ⟧"b\\""}', ':', 'colon'),
    token('{"a":[1,2⟦}⟧', ']', 'after-item'),
    token('{"a⟦:⟧ "b"}', '"', 'colon'),
    token('{"a":"x⟦,⟧ "b":1}', '"', 'after-field'),
    token('{"a": "x⟦,⟧\n"b": 1}', '"', 'closing-quote'),
    token('{"a⟦:⟧ 1,\r\n"b": 1}', '"', 'closing-quote'),
  ],
  truncated: [
    ['{⟦⟧', 'first-name'],
    ['{"a"⟦⟧', 'colon'],
    ['{"a":⟦⟧', 'value'],
    ['{"a":1⟦⟧', 'after-field'],
    ['{"a":1,\n⟦⟧', 'name'],
    ['[⟦⟧', 'first-item'],
    ['[1⟦⟧', 'after-item'],
    ...rows(['[1,t⟦⟧', '[1,fals⟦⟧', '[1,nul⟦⟧', '[1,-⟦⟧', '[1,0.⟦⟧', '[1,1E⟦⟧', '[1,-12.34e-⟦⟧'], 'item'),
    ...rows(['"⟦⟧', '{"a⟦⟧', '["a\\⟦⟧', '["a\\"⟦⟧', '["\\u12f⟦⟧'], 'closing-quote'),
  ],
  'line-break-in-string': rows(['[⟦"a⟧\rb"]', '[⟦"a\\⟧\nb"]'], 'closing-quote'),
  'control-in-string': rows(['["a⟦\t⟧b"]', '["a⟦\u0000⟧b"]', '["a⟦\u001f⟧"]', '["\\⟦\u0000⟧"]'], 'closing-quote'),
  'unknown-escape': rows(
    ['["⟦\\x⟧41"]', '["C:⟦\\U⟧sers"]', '{"⟦\\😀⟧":1}', '["⟦\\x⟧', '["it⟦\\\'⟧s"]', '["⟦\\u⟧"]', '["⟦\\u⟧12x4"]'],
    'closing-quote',
  ),
  'no-json': rows(['⟦⟧', '⟦⟧ \r\n\t'], 'start'),
  'byte-order-mark': rows(['⟦\uFEFF⟧{"a":1}', '⟦\uFEFF⟧'], 'start'),
  'quoted-json': rows(['⟦\'⟧{"a":1}\'', '⟦`⟧[1]`', "⟦'⟧\n{}'"], 'start'),
  'percent-encoded-json': rows(['⟦%7B⟧%22a%22%3A1%7D', '⟦action%3D⟧SALE%26brand%3Dnaps'], 'start'),
  'multipart-body': rows(['⟦--a\r\nContent-Disposition:⟧ form-data; name="a"\r\n\r\n1\r\n--a--'], 'start'),
  'html-before': rows(['⟦<br⟧ />\n{"a":1}', '⟦PHP Notice: ⟧ {"a":1}'], 'start'),
  'xml-body': rows(['⟦<?⟧xml version="1.0"?><a/>', '⟦<o⟧rder>1</order>'], 'start'),
  'call-around': rows(['⟦callback(⟧{"a":1})', '⟦a.$b(⟧ [1]);'], 'start'),
  'base64-body': rows(['⟦eyJhIjoxLCJiIjoyLCJjIjozfQ==⟧'], 'start'),
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
  'javascript-word': [
    ['[⟦NaN⟧]', 'first-item'],
    ['⟦-Infinity⟧', 'start'],
    ['{"a":⟦undefined⟧}', 'value'],
  ],
  'python-word': [
    ['{"a":⟦True⟧}', 'value'],
    ['⟦None⟧', 'start'],
  ],
  'capital-letters': rows(['[1,⟦TRUE⟧]'], 'item'),
  'unquoted-string': [
    ...['hello', '2024-01-01', '007', '+33', '.5', '1.', 'a@b.example', 'trueish', '-', 'nan', '0x1F'].map(
      (word): Row => [`{"a":⟦${word}⟧}`, 'value'],
    ),
  ],
  'quote-in-string': [
    ['["He said ⟦"⟧hi" to"]', 'after-item'],
    ['{"a":"5⟦"⟧ nails","b":1}', 'after-field'],
  ],
  'trailing-comma': [
    ...rows(['{"a":1⟦,⟧}', '{"a":{"b":1⟦,⟧\n\t}}'], 'name', { part: 'field' }),
    ['[1,2⟦,⟧ ]', 'item', { part: 'item' }],
  ],
  'missing-comma': [
    ...rows(['{"a":1 ⟦"b"⟧:2}', '{"a":"x"⟦"b"⟧:2}'], 'after-field', { token: 'string', parts: 'fields' }),
    ...rows(['{"a":1 ⟦b⟧:2}'], 'after-field', { token: 'word', parts: 'fields' }),
    ['[1 ⟦2⟧]', 'after-item', { token: 'number', parts: 'items' }],
    ...rows(['[1 ⟦true⟧]', '[1 ⟦false⟧, 2]'], 'after-item', { token: 'value', parts: 'items' }),
    ['[{} ⟦{⟧}]', 'after-item', { token: '{' }],
  ],
};

const cases = Object.entries(CASES).flatMap(([code, each]) =>
  each.map(([text, expected, params = {}]) => [code, text, expected, params] as const),
);

test.each(cases)('%s: %j', (code, textWithMarks, expected, params) => {
  const { text, span } = marked(textWithMarks);
  const { problems } = readJson(text);
  expect(problems).toMatchObject([{ kind: 'syntax', code, span, params: { expected, ...params } }]);
  for (const { params: all } of problems) {
    if ('token' in all) expect(jsonMessages).toHaveProperty([`token:${all.token}`]);
    expect(jsonMessages).toHaveProperty([`syntax:${all.expected}`]);
  }
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('every message is tested', () => {
  const codes = Object.keys(jsonMessages).filter((code) => !code.includes(':'));
  const ofOtherKinds = [
    'code-fence',
    'duplicate-field',
    'too-deep',
    'too-many-values',
    'too-many-fields',
    'too-many-items',
  ];
  expect([...Object.keys(CASES), ...ofOtherKinds].sort()).toEqual(codes.sort());
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
])('the path of the problem in %j is %j', (text, path) => {
  expect(readJson(text).problems).toMatchObject([{ kind: 'syntax', path }]);
});

test.each(['x', "'", '/*', '"', '1'])('only the start of megabytes after %s is read', (start) => {
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
    expect(readJson(text).problems).toMatchObject([{ kind: 'duplicate-field', code: 'duplicate-field', path, span }]);
  });

  test.each(['{"a":{"a":{}},"b":[{"a":1},{"a":1}]}', '{"a":1,"A":2," a":3}', '{"toString":1,"__proto__":2}'])(
    '%s has no duplicate names',
    (text) => expect(readJson(text).problems).toEqual([]),
  );

  test('are reported one by one, also inside a field that JSON.parse drops', () => {
    const { problems } = readJson('{"a":{"b":1,"b":2},"a":3,"a":4}');
    expect(problems.map(({ path, span }) => [path.join('.'), span.start])).toEqual([
      ['a.b', 12],
      ['a', 19],
      ['a', 25],
    ]);
  });

  test('are not reported in a text that is not JSON', () => {
    expect(readJson('{"a":1,"a":2').problems).toMatchObject([{ kind: 'syntax' }]);
  });
});
