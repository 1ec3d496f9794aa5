import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type JsonProblem, jsonMessages, readJson } from '../src/index.ts';
import { nearlyJson, randomJson, tokenSoup } from './random-json.ts';

/** Compares readJson with JSON.parse, and returns whether the text is JSON. */
function compareToParse(text: string): boolean {
  const { value, problems, map } = readJson(text);
  const parsed = parse(text);
  if (parsed !== undefined) {
    expect(problems.filter(({ kind }) => kind !== 'duplicate-field')).toEqual([]);
    expect(value).toEqual(parsed);
    return true;
  }
  expect(value).toBeUndefined();
  expect(problems.map(({ kind }) => kind)).toEqual(['syntax']);
  expect(map().locate([])).toBeUndefined();
  for (const problem of problems) expectWellFormed(problem, text);
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function expectWellFormed({ span, code, params }: JsonProblem, text: string): void {
  expect(span.start).toBeGreaterThanOrEqual(0);
  expect(span.end).toBeGreaterThanOrEqual(span.start);
  expect(span.end).toBeLessThanOrEqual(text.length);
  expect(JSON.stringify(jsonMessages[code]).match(/\{\w+/g) ?? []).toEqual(
    expect.toSatisfy((names: string[]) => names.every((name) => name === '{field' || name.slice(1) in params)),
  );
}

describe('readJson accepts what JSON.parse accepts', () => {
  test('for JSON', () => {
    fc.assert(
      fc.property(randomJson({ areNamesUnique: true }), ({ text }) => {
        expect(readJson(text)).toMatchObject({ value: JSON.parse(text), problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['one character changed', nearlyJson],
    ['tokens in any order', tokenSoup],
    ['any text', fc.string({ unit: 'binary' })],
    ['numbers', fc.string({ unit: fc.constantFrom(...'0123456789-+.eE'), minLength: 1, maxLength: 8 })],
  ])('for %s', (_, texts) => {
    let rejected = 0;
    fc.assert(
      fc.property(texts, (text) => {
        rejected += compareToParse(text) ? 0 : 1;
      }),
      { numRuns: 2000 },
    );
    expect(rejected).toBeGreaterThan(600);
  });

  test('for each start of a text, and for the text without each of its characters', () => {
    const text = ' {"a\\u0041\\n": [1, -2.50e+10, true, false, null, "x\\"\\\\"], "b": {"c": {}, "d": []}}\n';
    expect(compareToParse(text)).toBe(true);
    const starts = [...text].map((_, i) => text.slice(0, i));
    const gaps = [...text].map((_, i) => text.slice(0, i) + text.slice(i + 1));
    expect(starts.filter(compareToParse)).toEqual([text.trimEnd()]);
    expect(gaps.filter(compareToParse).length).toBeGreaterThan(10);
  });

  test('and reports each duplicate name', () => {
    let all = 0;
    fc.assert(
      fc.property(randomJson({ areNamesUnique: false }), ({ text, repeats }) => {
        all += repeats;
        const { problems } = readJson(text);
        expect(problems).toHaveLength(repeats);
        for (const { kind, path, span } of problems) {
          expect(kind).toBe('duplicate-field');
          expect(JSON.parse(text.slice(span.start, span.end))).toBe(path.at(-1));
        }
      }),
      { numRuns: 500 },
    );
    expect(all).toBeGreaterThan(20);
  });
});

test.each([
  ['null', null],
  ['false', false],
  ['0', 0],
  ['""', ''],
  [' [ ] ', []],
  ['{"a":1,"a":2}', { a: 2 }],
])('the value of %s', (text, value) => {
  expect(readJson(text).value).toStrictEqual(value);
});

test('__proto__ is an ordinary name', () => {
  const { value, problems } = readJson('{"__proto__":{"a":1},"b":2}');
  expect(problems).toEqual([]);
  expect(Object.keys(value as object)).toEqual(['__proto__', 'b']);
});

test('a number with millions of digits is read', () => {
  const text = `{"a":${'1'.repeat(8_000_000)},"a":0}`;
  expect(readJson(text).problems).toMatchObject([{ kind: 'duplicate-field' }]);
});

test('an object of more than 10,000 fields is not read', () => {
  const object = (fields: number): string => `{${Array.from({ length: fields }, (_, i) => `"n${i}":0`).join(',')}}`;
  expect(readJson(object(10_000)).problems).toEqual([]);
  expect(readJson(`[${object(10_000)},{"a":0}]`).problems).toEqual([]);
  expect(readJson(object(10_000).replace('}', ',"n0":1}')).problems).toMatchObject([{ kind: 'duplicate-field' }]);
  const text = `{"a":${object(10_001)}}`;
  const start = text.indexOf('"n10000"');
  const span = { start, end: start + '"n10000"'.length };
  const problem = { kind: 'too-many-values', code: 'too-many-fields', path: ['a'], span, params: { max: 10_000 } };
  expect(readJson(text)).toMatchObject({ value: undefined, problems: [problem] });
});

test('an array of more than 100,000 items is not read', () => {
  const array = (items: number): string => `[${'0,'.repeat(items - 1)}0]`;
  expect(readJson(array(100_000)).problems).toEqual([]);
  const span = { start: 200_006, end: 200_007 };
  const problem = { kind: 'too-many-values', code: 'too-many-items', path: ['a'], span, params: { max: 100_000 } };
  expect(readJson(`{"a":${array(100_001)}}`)).toMatchObject({ value: undefined, problems: [problem] });
});

describe('depth', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  test.each([
    ['arrays', nested(100)],
    ['objects', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['a string in arrays', `${'['.repeat(99)}{"a":"[[["}${']'.repeat(99)}`],
    ['a duplicate after arrays', `{"a":${nested(99)},"a":[[]]}`],
  ])('is at most 100: %s', (_, text) => {
    expect(readJson(text).problems.filter(({ kind }) => kind !== 'duplicate-field')).toEqual([]);
  });

  test('of 101 levels is reported at the last opening bracket', () => {
    expect(readJson(nested(101))).toMatchObject({
      value: undefined,
      problems: [
        {
          kind: 'too-deep',
          span: { start: 100, end: 101 },
          path: Array(100).fill(0),
          code: 'too-deep',
          params: { max: 100 },
        },
      ],
    });
  });

  describe.each([20_000, 2 ** 20])('%i levels', (levels) => {
    test.each([
      ['closed arrays', nested(levels), 100],
      ['unclosed arrays', '['.repeat(levels), 100],
      ['unclosed objects', '{"a":'.repeat(levels), 500],
      ['wrongly closed arrays', '['.repeat(levels) + '}'.repeat(levels), 100],
      ['after the first field', `{"x":"]","a":${nested(levels)}}`, 112],
      ['in a field that JSON.parse drops', `{"a":${nested(levels)},"a":1}`, 104],
    ])('of %s', (_, text, start) => {
      const { value, problems, map } = readJson(text);
      expect(value).toBeUndefined();
      expect(problems).toMatchObject([{ kind: 'too-deep', span: { start, end: start + 1 } }]);
      expect(map().locate([])).toBeUndefined();
    });

    test('after a syntax error: only the syntax error', () => {
      expect(readJson(`[,${nested(levels)}]`).problems).toMatchObject([{ kind: 'syntax', span: { start: 1, end: 2 } }]);
    });
  });

  describe('of a long text', () => {
    test('is checked before JSON.parse uses hundreds of megabytes for it', () => {
      const parseText = vi.spyOn(JSON, 'parse');
      expect(readJson(nested(2 ** 20)).problems).toMatchObject([{ kind: 'too-deep' }]);
      expect(parseText).not.toHaveBeenCalled();
    });

    test('ignores brackets in strings', () => {
      const { value, problems } = readJson(JSON.stringify(Array(100_000).fill('[[{"\\')));
      expect(problems).toEqual([]);
      expect(value).toHaveLength(100_000);
    });
  });
});
