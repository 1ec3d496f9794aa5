// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import { expect, test } from 'vitest';
import { fromJson5 } from '../src/core/read/json5.ts';
import { readRoughly } from '../src/core/read/rough-json.ts';
import { withoutComments } from '../src/core/read/without-comments.ts';

test.each([
  ['{}', '{}'],
  ['{"a":1} // x', '{"a":1}     '],
  ['{/* x\n"b" */"a":1}', '{    \n      "a":1}'],
  ['{"a":"// x","b":"/* x */"}', '{"a":"// x","b":"/* x */"}'],
  ['{"a":"\\"// x"}', '{"a":"\\"// x"}'],
  ['{"a":1,}', '{"a":1 }'],
  ['[1, // x\r\n]', '[1      \r\n]'],
  ['{"a":[1,],"b":",}",}', '{"a":[1 ],"b":",}" }'],
  ['[,]', '[,]'],
  ['[1,,]', '[1,,]'],
  ['{,}', '{,}'],
  ['{"a":,}', '{"a":,}'],
  ['{} /* x', '{} /* x'],
  ['// 😀"\n{}', '      \n{}'],
])('withoutComments of %j is %j', (text, bare) => expect(withoutComments(text)).toBe(bare));

test.each([
  ['{a: 1, $b_é: null, "c" : "d",}', '{"a": 1, "$b_é": null, "c" : "d" }'],
  ["['a\"b\\'c', '\\\\', '\"\\\"']", '["a\\"b\'c", "\\\\", "\\"\\""]'],
  ["['\\x41\\u0042\\v\\0\\t\\a\\é\\😀']", '["\\u0041\\u0042\\u000b\\u0000\\taé😀"]'],
  ["['a\\\nb\\\r\nc\\\u2028d\t']", '["abcd\\t"]'],
  ['[+1, -.5, 5., 5.e3, 0xFf, -0x1, 1.50e+2]', '[1, -0.5, 5, 5e3, 255, -1, 1.50e+2]'],
  ["['// a', /* ' */ 1, // }\n]", `["// a",   1   \n]`],
  ['\uFEFF{\u00a0true\n:true}', ' { "true"\n:true}'],
  ['{"a":"b\\u00e9\\n"}', '{"a":"b\\u00e9\\n"}'],
  ["{a-b: 01, 1: +-1, c: nan, 'd\n}", '{a-b: 01, 1: +-1, "c": nan, \'d\n}'],
  ['{a: NaN, NaN: -Infinity, b: +NaN}', '{"a": 1e999, "NaN": -1e999, "b": 1e999}'],
  ["{a: '\\028', b: '\\0a\\08'}", '{"a": "\\028", "b": "\\u0000a\\08"}'],
  ["['\\1\\xg\\u00g']", '["\\1\\xg\\u00g"]'],
  ["['a\\'", "['a\\'"],
  ['[1] /* ] // x', '[1] /* ] // x'],
  ['{"a": ${b}, c: {{d}}, e: <f>, ...}', '{"a": ${b}, "c": {{d}}, "e": <f>, ...}'],
])('fromJson5 of %j is %j', (text, json) => expect(fromJson5(text).text).toBe(json));

test.each<[string, string[], boolean]>([
  ['', [], false],
  ['{"a":1,"b":{"c":2}}', ['a', 'b'], false],
  ['{"a":1,}', ['a'], false],
  ['{"a":"b: \\"c\\":1","d":[{"e":1}], f: 1', ['a', 'd'], false],
  ['[{"a":1}]', [], false],
  ['{"a":"unclosed\n"b":1}', ['a', 'b'], false],
  ['{"a":1, ...}', ['a'], true],
  ['{"a": …}', ['a'], true],
  ['{"a":"..."}', ['a'], false],
  ['{"a":1..2}', ['a'], false],
])('readRoughly of %j: names %j, hasEllipsis %j', (text, names, hasEllipsis) =>
  expect(readRoughly(text)).toEqual({ names, hasEllipsis }),
);
