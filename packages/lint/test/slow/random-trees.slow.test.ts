// Random trees, from a seed: the files that are checked are those that git lists.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderOf, GOOD, reportOf } from '../e2e/command.ts';
import { git } from '../e2e/git-repository.ts';

const NAMES = ['a', 'b', 'vendor', 'out'];
const PATTERNS = [
  'a',
  '/b',
  'vendor/',
  '**/out/',
  '*.json',
  '!*.json',
  '!vendor',
  '!/a',
  'out/*',
  '!b/',
  'a/b',
  '/a/**',
];

/** A generator of numbers below a maximum. */
function random(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % max;
  };
}

/** A tree with `.gitignore` files at three levels. */
function treeOf(seed: number): Record<string, string> {
  const below = random(seed);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const files: Record<string, string> = {};
  const fill = (prefix: string, level: number): void => {
    files[`${prefix}.gitignore`] = Array.from({ length: 1 + below(3) }, () => `${pick(PATTERNS)}\n`).join('');
    for (const name of NAMES.slice(below(2))) {
      files[`${prefix}${name}.json`] = GOOD;
      if (level < 2) fill(`${prefix}${name}/`, level + 1);
      else files[`${prefix}${name}/c.json`] = GOOD;
    }
  };
  fill('', 0);
  return files;
}

test.each(Array.from({ length: 30 }, (_, i) => i + 1))('tree %i', async (seed) => {
  const files = treeOf(seed);
  const folder = folderOf(files);
  git(folder, 'init', '-q');
  const tracked = Object.keys(files).filter((file, i) => file.endsWith('.json') && (i + seed) % 9 === 0);
  git(folder, 'add', '-f', ...tracked);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder, encoding: 'utf8' });
  const listed = list.split('\n').filter((file) => file.endsWith('.json'));
  const report = await reportOf(folder, ['--pass-with-no-payloads', '.']);
  expect(report.files.map(({ file }) => file)).toEqual([...new Set(listed)].sort());
});
