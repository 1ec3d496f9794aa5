import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from './json-scanner.ts';
import { marked } from './marked-text.ts';
import { randomJson } from './random-json.ts';

const problemsOf = (text: string) => findProblems(text, 100);

const DUPLICATE = {
  kind: 'duplicate-name',
  found: 'a name that the object has already',
  allowed: 'each name once',
  hint: 'Keep one of them: only the last is read.',
};

describe('names given twice', () => {
  test.each([
    ['{"a":1,⟦"a"⟧:2}', ['a']],
    ['{"a":1,⟦"\\u0061"⟧:2}', ['a']],
    ['{"\\u0061":1, "b":{}, ⟦"a"⟧ : 2}', ['a']],
    ['{"":1,⟦""⟧:2}', ['']],
    ['{"__proto__":1,⟦"__proto__"⟧:2}', ['__proto__']],
    ['{"constructor":1,⟦"constructor"⟧:2}', ['constructor']],
    ['{"1":1,⟦"1"⟧:2}', ['1']],
    ['[{"a":{"b":[{"a":1,⟦"a"⟧:2}]}}]', [0, 'a', 'b', 0, 'a']],
  ])('%s', (textWithMarks, path) => {
    const { text, span } = marked(textWithMarks);
    expect(problemsOf(text)).toEqual([{ ...DUPLICATE, path, span }]);
  });

  test.each(['{"a":{"a":{}},"b":[{"a":1},{"a":1}]}', '{"a":1,"A":2," a":3}', '{"toString":1,"__proto__":2}'])(
    '%s has none',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );

  test('each repetition is a problem of its own, in an entry that is lost too', () => {
    const problems = problemsOf('{"a":{"b":1,"b":2},"a":3,"a":4}');
    expect(problems.map(({ path, span }) => [path, span.start])).toEqual([
      [['a', 'b'], 12],
      [['a'], 19],
      [['a'], 25],
    ]);
  });

  test('random texts have as many problems as repetitions, where they stand', () => {
    let all = 0;
    fc.assert(
      fc.property(randomJson({ areNamesUnique: false }), ({ text, repeats }) => {
        all += repeats;
        const problems = problemsOf(text);
        expect(problems).toHaveLength(repeats);
        for (const { kind, path, span } of problems) {
          expect(kind).toBe('duplicate-name');
          expect(JSON.parse(text.slice(span.start, span.end))).toBe(path.at(-1));
        }
      }),
      { numRuns: 500 },
    );
    expect(all).toBeGreaterThan(20);
  });

  test('a text that is not JSON has the one problem that matters', () => {
    expect(problemsOf('{"a":1,"a":2')).toMatchObject([{ kind: 'syntax' }]);
  });
});

describe('depth', () => {
  test.each([
    ['[]', 1],
    ['{}', 1],
    ['[{"a":[1]},[[]]]', 3],
    ['1', 0],
    ['["[[["]', 1],
  ])('%s fits on %i', (text, maxDepth) => {
    expect(findProblems(text, maxDepth)).toEqual([]);
  });

  test.each<[string, number, (string | number)[]]>([
    ['⟦[⟧]', 0, []],
    ['⟦{⟧}', 0, []],
    ['[[],{"a":⟦[⟧1]}]', 2, [1, 'a']],
    ['{"a":[⟦{⟧"b":[', 2, ['a', 0]],
    ['[⟦[⟧,,,', 1, [0]],
  ])('%s does not fit on %i', (textWithMarks, maxDepth, path) => {
    const { text, span } = marked(textWithMarks);
    expect(findProblems(text, maxDepth)).toEqual([
      {
        kind: 'too-deep',
        path,
        span,
        found: `arrays and objects on ${maxDepth + 1} levels`,
        allowed: `at most ${maxDepth}`,
      },
    ]);
  });

  test('what comes first is told', () => {
    expect(findProblems('[,[[[', 1)).toMatchObject([{ kind: 'syntax', span: { start: 1, end: 2 } }]);
    expect(findProblems('{"a":1,"a":[[', 2)).toMatchObject([{ kind: 'too-deep' }]);
  });
});

test('an error of another kind is not taken for a problem', () => {
  expect(() => findProblems(undefined as unknown as string, 100)).toThrow(TypeError);
});
