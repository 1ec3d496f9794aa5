import { expect, test } from 'vitest';
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
])('%j without comments is %j', (text, bare) => expect(withoutComments(text)).toBe(bare));

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
])('of %j the names are %j, left out on purpose: %j', (text, names, isElided) =>
  expect(readRoughly(text)).toEqual({ names, isElided }),
);
