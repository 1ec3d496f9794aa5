import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { JsonProblem } from './json-problem.ts';
import { nearlyJson, randomJson, tokenSoup } from './random-json.ts';
import { readJson } from './read-json.ts';

/** Holds a reading against JSON.parse, and says whether the text is JSON. */
function compareToParse(text: string): boolean {
  const { value, problems, map } = readJson(text);
  const parsed = parse(text);
  if (parsed !== undefined) {
    expect(problems.filter(({ kind }) => kind !== 'duplicate-name')).toEqual([]);
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

function expectWellFormed({ span, found, allowed, hint }: JsonProblem, text: string): void {
  expect(span.start).toBeGreaterThanOrEqual(0);
  expect(span.end).toBeGreaterThanOrEqual(span.start);
  expect(span.end).toBeLessThanOrEqual(text.length);
  expect(found).toMatch(/\S/);
  expect(allowed).toMatch(/\S/);
  expect(hint).toMatch(/^[A-Z].*\.$/);
}

describe('the verdict is JSON.parse’s', () => {
  test('for JSON', () => {
    fc.assert(
      fc.property(randomJson({ areNamesUnique: true }), ({ text }) => {
        const { value, problems } = readJson(text);
        expect(problems).toEqual([]);
        expect(value).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['one character changed', nearlyJson],
    ['tokens in any order', tokenSoup],
    ['any text', fc.string({ unit: 'binary' })],
  ])('for %s', (_, texts) => {
    let refused = 0;
    fc.assert(
      fc.property(texts, (text) => {
        refused += compareToParse(text) ? 0 : 1;
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  test('for each beginning of a text, and for each without one of its characters', () => {
    const text = ' {"a\\u0041\\n": [1, -2.50e+10, true, false, null, "x\\"\\\\"], "b": {"c": {}, "d": []}}\n';
    expect(compareToParse(text)).toBe(true);
    const beginnings = [...text].map((_, i) => text.slice(0, i));
    const gaps = [...text].map((_, i) => text.slice(0, i) + text.slice(i + 1));
    expect(beginnings.filter(compareToParse)).toEqual([text.trimEnd()]);
    expect(gaps.filter(compareToParse).length).toBeGreaterThan(10);
  });
});

describe('values', () => {
  test.each([
    ['null', null],
    ['false', false],
    ['0', 0],
    ['""', ''],
    [' [ ] ', []],
    ['{"a":1,"a":2}', { a: 2 }],
  ])('of %s', (text, value) => {
    expect(readJson(text).value).toStrictEqual(value);
  });

  test('__proto__ is an ordinary name', () => {
    const { value, problems } = readJson('{"__proto__":{"a":1},"b":2}');
    expect(problems).toEqual([]);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'b']);
  });

  test('a name given twice is a problem, and the last is kept', () => {
    const { value, problems } = readJson('{"__proto__":1,"__proto__":2}');
    expect(problems).toMatchObject([{ kind: 'duplicate-name', path: ['__proto__'], span: { start: 15, end: 26 } }]);
    expect(JSON.stringify(value)).toBe('{"__proto__":2}');
  });
});

describe('depth', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  test('is at most 100 by default', () => {
    expect(readJson(nested(100)).problems).toEqual([]);
    expect(readJson(nested(101))).toMatchObject({
      value: undefined,
      problems: [{ kind: 'too-deep', span: { start: 100, end: 101 }, path: Array(100).fill(0) }],
    });
  });

  test('can be set, to 1000 levels', () => {
    expect(readJson('[[]]', { maxDepth: 2 }).problems).toEqual([]);
    expect(readJson('[[]]', { maxDepth: 1 }).problems).toMatchObject([
      { kind: 'too-deep', span: { start: 1, end: 2 } },
    ]);
    expect(readJson('[]', { maxDepth: 0 }).problems).toMatchObject([{ kind: 'too-deep', span: { start: 0, end: 1 } }]);
    expect(readJson('1', { maxDepth: 0 }).problems).toEqual([]);
    const thousand = readJson(nested(1000), { maxDepth: Infinity });
    expect(thousand.problems).toEqual([]);
    expect(thousand.map().locate(Array(999).fill(0))).toEqual({ value: { start: 999, end: 1001 } });
    expect(readJson(nested(1001), { maxDepth: Infinity }).problems).toMatchObject([{ allowed: 'at most 1000' }]);
  });

  test('is counted in entries that are lost, too', () => {
    const text = `{"a":${nested(100)},"a":1}`;
    expect(readJson(text)).toMatchObject({ value: undefined, problems: [{ kind: 'too-deep' }] });
  });

  describe.each([20_000, 5_000_000])('%i levels', (levels) => {
    test.each([
      ['closed arrays', nested(levels), 100],
      ['unclosed arrays', '['.repeat(levels), 100],
      ['closed objects', `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`, 500],
      ['unclosed objects', '{"a":'.repeat(levels), 500],
      ['wrongly closed arrays', '['.repeat(levels) + '}'.repeat(levels), 100],
      ['deep behind the first entry', `{"x":"]","a":${nested(levels)}}`, 112],
    ])('of %s', (_, text, start) => {
      const { value, problems, map } = readJson(text);
      expect(value).toBeUndefined();
      expect(problems).toMatchObject([{ kind: 'too-deep', span: { start, end: start + 1 } }]);
      expect(map().locate([])).toBeUndefined();
    });

    test('behind a mistake: the mistake', () => {
      expect(readJson(`[,${nested(levels)}]`).problems).toMatchObject([{ kind: 'syntax', span: { start: 1, end: 2 } }]);
    });
  });

  describe('of a long text', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    test('is looked at before JSON.parse takes hundreds of megabytes for it', () => {
      const parseText = vi.spyOn(JSON, 'parse');
      expect(readJson(nested(1_000_000)).problems).toMatchObject([{ kind: 'too-deep' }]);
      expect(parseText).not.toHaveBeenCalled();
    });
  });

  test('long texts that are not deep are read, brackets in their texts or not', () => {
    const text = JSON.stringify(Array(300_000).fill('[[{"'));
    const { value, problems } = readJson(text, { maxDepth: 1 });
    expect(problems).toEqual([]);
    expect(value).toHaveLength(300_000);
  });
});

describe('no problem quotes the text', () => {
  const WORD = 'Qxzjvkw';
  const NUMBER = '8675309';
  const PARTS = [WORD.toLowerCase(), NUMBER].flatMap((word) => trigrams(word));

  const planted = [
    `{"${WORD}":"${WORD}","a":["${WORD} ${NUMBER}",${NUMBER}]}`,
    `{"a":{"${WORD}":{"${WORD}":1,"${WORD}":2}},"${NUMBER}":"${WORD}\\n"}`,
    `[${WORD},"${WORD}"]`,
    `{${WORD}:1}`,
    `{'${WORD}':'${NUMBER}'}`,
    `${WORD}=${WORD}&a=${NUMBER}`,
    `{"a":1} // ${WORD}`,
    `{"a":"${WORD} "${WORD}" ${WORD}"}`,
    `<${WORD}>`,
    `{"a":"${WORD}\n"}`,
    `[0${NUMBER},+${NUMBER}]`,
  ];
  const junk = fc.constantFrom('', ...'{}[]:,"\'\\-.\n ', WORD, ` ${WORD} `, `"${WORD}"`, NUMBER, '\\u', '\\x');
  const broken = fc
    .tuple(fc.constantFrom(...planted), fc.nat(), fc.nat({ max: 2 }), junk)
    .map(([text, position, taken, put]) => {
      const at = position % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + taken);
    });

  test('of a text with planted words in its names, texts and between them', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(broken, (text) => {
        for (const problem of readJson(text, { maxDepth: 3 }).problems) {
          found.add(problem.found);
          const shown = `${problem.found}\n${problem.allowed}\n${problem.hint}`.toLowerCase();
          expect(PARTS.filter((part) => shown.includes(part))).toEqual([]);
        }
      }),
      { numRuns: 5000 },
    );
    expect(found.size).toBeGreaterThan(20);
  });

  function trigrams(word: string): string[] {
    return [...word].slice(2).map((_, i) => word.slice(i, i + 3));
  }
});
