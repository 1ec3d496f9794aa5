import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { keepsAllNames } from './count-names.ts';
import { randomJson } from './random-json.ts';

const keepsAll = (text: string, maxDepth = 100): boolean => keepsAllNames(text, JSON.parse(text), maxDepth);

/** The names and texts in a JSON text. */
function stringsOf(text: string): string[] {
  const strings: string[] = [];
  JSON.parse(text, (name, value) => strings.push(name, typeof value === 'string' ? value : '') && value);
  return strings;
}

describe('keepsAllNames', () => {
  test.each([
    '1',
    '"a"',
    '{}',
    '[]',
    '{"a":1,"b":"a:b"}',
    '{"":{"":""}}',
    '{"a":"\\"\\\\","b":"\\\\\\""}',
    '{"__proto__":{"constructor":"x"}}',
    '[null,true,1,"x",[["y"]],{"z":[]}]',
    '{"a" : 1, "b"\n\t:"c : d"}',
    '{"a":"\\":\\" :","x\\\\":1}',
  ])('%s keeps all', (text) => {
    expect(keepsAll(text)).toBe(true);
  });

  test.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":1}',
    '[{"b":{"a":{"c":"x","d":[]},"a":1}}]',
    '{"__proto__":1,"__proto__":2}',
    '{"":1,"":2}',
    '{"1":1,"1":2}',
    '{"a":{"b":1,"b":2},"a":{"b":1,"c":2}}',
    '{"a" : 1, "a" : 2}',
    '{"x\\\\":1,"x\\\\"\r\n:2}',
  ])('%s loses some', (text) => {
    expect(keepsAll(text)).toBe(false);
  });

  test.each(['{"a":":"}', '[" : "]', '{":":1}', '{":a":1,":a":2}'])('%s can’t be told', (text) => {
    expect(keepsAll(text)).toBe(false);
  });

  test('is true where no name is repeated, but for strings that start with a colon, and nowhere else', () => {
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(randomJson({ areNamesUnique: false }), ({ text, repeats }) => {
        verdicts.add(keepsAll(text));
        if (repeats > 0) expect(keepsAll(text)).toBe(false);
        else if (!stringsOf(text).some((each) => /^ *:/.test(each))) expect(keepsAll(text)).toBe(true);
      }),
    );
    expect(verdicts.size).toBe(2);
  });

  test('is false where the value is too deep', () => {
    expect(keepsAll('[{"a":[]}]', 3)).toBe(true);
    expect(keepsAll('[{"a":[]}]', 2)).toBe(false);
    expect(keepsAll('[[],[],[]]', 2)).toBe(true);
    expect(keepsAll('[]', 0)).toBe(false);
    expect(keepsAll('""', 0)).toBe(true);
  });

  describe('with an extended Object.prototype', () => {
    const prototype = Object.prototype as { extension?: string };

    afterEach(() => {
      delete prototype.extension;
    });

    test('is not misled', () => {
      prototype.extension = 'x';
      // One name and its text are lost, and as much is inherited.
      expect(keepsAll('{"a":"x","a":"x"}')).toBe(false);
    });
  });
});
