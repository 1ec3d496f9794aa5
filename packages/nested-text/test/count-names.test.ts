import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepsAllNames } from '../src/json/count-names.ts';
import { randomJson } from './random-json.ts';

const keepsAll = (text: string): boolean => keepsAllNames(text, JSON.parse(text));

test.each([
  '""',
  '{"a":1,"b":"a:b"}',
  '{"":{"":""}}',
  '{"a":"\\"\\\\","b":"\\\\\\""}',
  '{"__proto__":{"constructor":"x"}}',
  '[null,true,1,"x",[["y"]],{"z":[]}]',
  '{"a" : 1, "b"\n\t:"c : d"}',
  '{"a":"\\":\\" :","x\\\\":1}',
  '['.repeat(100) + ']'.repeat(100),
])('%s keeps all names', (text) => expect(keepsAll(text)).toBe(true));

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":1}',
  '[{"b":{"a":{"c":"x","d":[]},"a":1}}]',
  '{"__proto__":1,"__proto__":2}',
  '{"":1,"":2}',
  '{"1":1,"1":2}',
  '{"a":{"b":1,"b":2},"a":{"b":1,"c":2}}',
  '{"x\\\\":1,"x\\\\"\r\n:2}',
  // Too deep.
  '['.repeat(101) + ']'.repeat(101),
  // Not certain.
  ...['{"a":":"}', '[" : "]', '{":":1}', '{":a":1,":a":2}'],
])('%s may lose names', (text) => expect(keepsAll(text)).toBe(false));

test('is false for duplicate names, and true without them unless a string starts with a colon', () => {
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(randomJson({ areNamesUnique: false }), ({ text, repeats }) => {
      verdicts.add(keepsAll(text));
      const strings: string[] = [];
      JSON.parse(text, (name, value) => strings.push(name, typeof value === 'string' ? value : '') && value);
      if (repeats > 0) expect(keepsAll(text)).toBe(false);
      else if (!strings.some((each) => /^ *:/.test(each))) expect(keepsAll(text)).toBe(true);
    }),
  );
  expect(verdicts.size).toBe(2);
});
