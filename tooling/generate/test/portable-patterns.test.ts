import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

/** The patterns of all published schemas. */
function publishedPatterns(): readonly string[] {
  const patterns = new Set<string>();
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name, 'schemas');
    const files = readdirSync(join(root, 'packages', name)).includes('schemas') ? readdirSync(folder) : [];
    for (const file of files) {
      JSON.parse(readFileSync(join(folder, file), 'utf8'), (key, value) => {
        if (key === 'pattern' && typeof value === 'string') patterns.add(value);
        return value;
      });
    }
  }
  return [...patterns];
}

/** What other languages' patterns lack, or read otherwise. */
function unportablePartOf(pattern: string): string | undefined {
  // Go (RE2) and Rust have neither.
  const lookaround = /\(\?<?[=!]|\\[1-9k]/.exec(pattern)?.[0];
  // In Python and Rust they match digits and letters of all scripts.
  const anyScript = /\\[dwb]/i.exec(pattern)?.[0];
  // In Java and Rust `[`, `&&`, `--` and `~~` inside a class make a set of classes.
  const inClass = classesOf(pattern).find((each) => /(?<!\\)(?:\\\\)*(?:\[|&&|--|~~)/.test(each));
  return lookaround ?? anyScript ?? inClass;
}

/** The contents of a pattern's classes. */
const classesOf = (pattern: string): readonly string[] =>
  Array.from(pattern.matchAll(/\\.|\[\^?((?:\\.|[^\]\\])*)\]/g), ([, inside = '']) => inside);

const patterns = publishedPatterns();

test('all schemas have patterns', () => {
  expect(patterns.length).toBeGreaterThan(20);
});

test.each(patterns)('the published pattern %s works in Java, Go, Rust and Python', (pattern) => {
  expect(unportablePartOf(pattern)).toBeUndefined();
});

test.each([
  ['^(?!a)', '(?!'],
  ['(?<=a)b', '(?<='],
  ['(a)\\1', '\\1'],
  ['^\\d$', '\\d'],
  ['[\\w-]', '\\w'],
  ['[^a[\\]]', 'a[\\]'],
  ['[^a\\[\\]]', undefined],
  ['\\[[a]', undefined],
  ['[a&&b]', 'a&&b'],
  ['(?:a|[^/\\s])', undefined],
])('%s is not portable: %s', (pattern, part) => {
  expect(unportablePartOf(pattern)).toBe(part);
});
