// Pages list all types of files that are read: a type that a hook leaves out is never checked.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_TYPES } from '../../src/readers/file-types.ts';

const readIn = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Lists of three types or more: `*.json,*.yaml;*.form`, or `json|yaml|form`. */
const LISTS = [/(?:\*\.\w+[,;](?:'\n *\.\. ')?)+\*\.\w+/g, /(?<=\(\?i:)\w+(?:\|\w+)+/g, /(?<=\*\.\{)\w+(?:,\w+)+/g];

test.each([
  ['docs/adopt/editors.md', 2],
  ['docs/adopt/git-hooks.md', 1],
  ['docs/adopt/pre-commit.md', 1],
  ['.pre-commit-hooks.yaml', 1],
])('%s has %i lists of all types of files', (path, number) => {
  const text = readIn(path);
  const lists = LISTS.flatMap((list) => text.match(list) ?? []);
  const types = lists.map((list) => [...list.matchAll(/\w+/g)].map(([type]) => type).sort());
  expect(types).toEqual(Array.from({ length: number }, () => [...FILE_TYPES.keys()].sort()));
});

test('the table in docs/files.md has all types of files', () => {
  const types = [...readIn('docs/files.md').matchAll(/^\|([^|]*)\|/gm)].flatMap(
    ([, cell = '']) => cell.match(/(?<=`\.)[a-z\d]+(?=`)/g) ?? [],
  );
  expect([...new Set(types)].sort()).toEqual([...FILE_TYPES.keys()].sort());
});

test('the page about turbo names what a run reads at the root', () => {
  const inputs = /"inputs": (\[.*?\])/.exec(readIn('docs/adopt/turbo.md'))?.[1] ?? '[]';
  expect(JSON.parse(inputs)).toEqual(['$TURBO_DEFAULT$', '$TURBO_ROOT$/pg-lint.*', '$TURBO_ROOT$/.gitignore']);
});
