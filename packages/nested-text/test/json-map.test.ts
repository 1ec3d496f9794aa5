import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../src/index.ts';
import { randomJson } from './random-json.ts';

type Path = (string | number)[];

/** The value and the name at a path, as they are written. */
function cut(text: string, path: Path): { value: string; name?: string } | undefined {
  const place = readJson(text).map().locate(path);
  if (place === undefined) return undefined;
  const { value, name } = place;
  return { value: text.slice(value.start, value.end), ...(name && { name: text.slice(name.start, name.end) }) };
}

const TEXT = ` {"a" : [ 1 , "x\\"" , { } , [true,-2.5e3] ], "" : {"\\u0062":null}, "__proto__": {"constructor": 0} } `;

test.each<[Path, string, string | undefined]>([
  [[], TEXT.trim(), undefined],
  [['a'], '[ 1 , "x\\"" , { } , [true,-2.5e3] ]', '"a"'],
  [['a', 0], '1', undefined],
  [['a', 1], '"x\\""', undefined],
  [['a', 2], '{ }', undefined],
  [['a', 3, 0], 'true', undefined],
  [['a', 3, 1], '-2.5e3', undefined],
  [[''], '{"\\u0062":null}', '""'],
  [['', 'b'], 'null', '"\\u0062"'],
  [['__proto__'], '{"constructor": 0}', '"__proto__"'],
  [['__proto__', 'constructor'], '0', '"constructor"'],
])('%j locates %s', (path, value, name) => {
  expect(cut(TEXT, path)).toEqual({ value, ...(name !== undefined && { name }) });
});

// biome-ignore format: a list
test.each<[Path]>([
  [['b']], [['a', 4]], [['a', -1]], [['a', 0.5]], [['a', '0']], [['a', 'length']], [['a', 0, 'x']], [['a', 0, 0]],
  [['a', 4, 0, 'b']], [['constructor']], [['toString']], [['size']], [[0]],
])('%j locates nothing', (path) => {
  expect(cut(TEXT, path)).toBeUndefined();
});

test.each([
  ['an empty text', ''],
  ['a syntax error', '[1,]'],
  ['a truncated text', '{"a":1'],
  ['a text that is too deep', '['.repeat(101) + ']'.repeat(101)],
])('in %s no path locates anything', (_, text) => {
  const map = readJson(text).map();
  for (const path of [[], [0], ['a']]) expect(map.locate(path)).toBeUndefined();
});

test('a number is a position in an array, not a field name', () => {
  expect(cut('{"0":1}', [0])).toBeUndefined();
  expect(cut('{"0":1}', ['0'])).toEqual({ value: '1', name: '"0"' });
});

test('a scalar at the root is located without the white space around it', () => {
  expect(readJson('12').map().locate([])).toEqual({ value: { start: 0, end: 2 } });
  expect(readJson(' "a" ').map().locate([])).toEqual({ value: { start: 1, end: 4 } });
});

test('the last of duplicate fields is located, as in JSON.parse', () => {
  const text = '{"a":{"b":1},"\\u0061":{"c":2},"b":3}';
  expect(cut(text, ['a'])).toEqual({ value: '{"c":2}', name: '"\\u0061"' });
  expect(cut(text, ['a', 'b'])).toBeUndefined();
});

test('a map is made once', () => {
  for (const text of ['[1]', '{"a":1,"a":2}', '[']) {
    const { map } = readJson(text);
    expect(map()).toBe(map());
  }
});

test.each([true, false])('every part of random JSON is located (unique names: %s)', (areNamesUnique) => {
  let parts = 0;
  fc.assert(
    fc.property(randomJson({ areNamesUnique }), ({ text }) => {
      for (const [path, value] of partsOf(JSON.parse(text))) {
        parts++;
        const found = cut(text, path);
        expect(JSON.stringify(JSON.parse(found?.value ?? ''))).toBe(JSON.stringify(value));
        expect(found?.value).toBe(found?.value.trim());
        const step = path.at(-1);
        expect(found?.name === undefined ? 'none' : JSON.parse(found.name)).toBe(
          typeof step === 'string' ? step : 'none',
        );
      }
    }),
    { numRuns: 300 },
  );
  expect(parts).toBeGreaterThan(300);
});

/** A value and all values inside it, with their paths. */
function partsOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[path, value], ...entries.flatMap(([step, part]) => partsOf(part, [...path, step]))];
}
