import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { isDeeper, keepsAllStrings } from './count-strings.ts';
import { randomJson } from './random-json.ts';

const keepsAll = (text: string, maxDepth = 100): boolean => keepsAllStrings(text, JSON.parse(text), maxDepth);

describe('keepsAllStrings', () => {
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
  ])('%s loses some', (text) => {
    expect(keepsAll(text)).toBe(false);
  });

  test('is true exactly where no name is repeated', () => {
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(randomJson({ areNamesUnique: false }), ({ text, repeats }) => {
        verdicts.add(repeats === 0);
        expect(keepsAll(text)).toBe(repeats === 0);
      }),
    );
    expect(verdicts.size).toBe(2);
  });

  test('is false where the value is too deep', () => {
    expect(keepsAll('[{"a":[]}]', 3)).toBe(true);
    expect(keepsAll('[{"a":[]}]', 2)).toBe(false);
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

describe('isDeeper', () => {
  test.each([
    ['a number', '1', 0, false],
    ['an array', '[]', 0, true],
    ['an array', '[]', 1, false],
    ['arrays beside each other', '[{"a":[]},[],[]]', 3, false],
    ['arrays beside each other', '[{"a":[]},[],[]]', 2, true],
    ['brackets in texts', ' [ "[[[" , "\\"[[[" , "\\\\" , [ ] ] ', 2, false],
    ['brackets in a text that is not closed', '["[[[[', 1, false],
    ['millions of levels', '['.repeat(5_000_000), 4_999_999, true],
    ['millions of levels', '['.repeat(5_000_000), 5_000_000, false],
  ])('%s', (_, text, maxDepth, expected) => {
    expect(isDeeper(text, maxDepth)).toBe(expected);
  });
});
