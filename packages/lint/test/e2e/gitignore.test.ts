import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, GOOD, pgLint, reportOf } from './command.ts';

const filesOf = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args)).files.map(({ file }) => file);

const FILES = {
  '.gitignore': 'dist/\n*.tmp.json\n!keep.tmp.json\n/only-here.json\nBIG.json\n',
  'a.json': GOOD,
  'big.json': GOOD,
  'only-here.json': GOOD,
  'x.tmp.json': GOOD,
  'keep.tmp.json': GOOD,
  'dist/a.json': GOOD,
  'in/dist/a.json': GOOD,
  'in/only-here.json': GOOD,
  'in/.gitignore': '*\n!*.tmp.json\n!deep/\n',
  'in/x.tmp.json': GOOD,
  'in/y.json': GOOD,
  'in/deep/x.tmp.json': GOOD,
  'in/deep/y.json': GOOD,
};

/** Creates a folder with a Git repository at `root`. */
function repository(files: Record<string, string>, root = '.'): string {
  const folder = folderOf(files);
  mkdirSync(join(folder, root, '.git'), { recursive: true });
  return folder;
}

const LEFT = ['a.json', 'big.json', 'in/deep/x.tmp.json', 'in/x.tmp.json', 'keep.tmp.json'];

test('.gitignore applies in folders and globs; the nearest file decides', async () => {
  const folder = repository(FILES);
  expect(await filesOf(folder, '.')).toEqual(LEFT);
  expect(await filesOf(folder, '**/*.json')).toEqual(LEFT);
  expect(await filesOf(folder, 'in/deep', 'in/*.json')).toEqual(['in/deep/x.tmp.json', 'in/x.tmp.json']);
});

test('.gitignore applies from the root of the repository; without a repository, from the named folder', async () => {
  expect(await filesOf(join(repository(FILES), 'in/deep'), '.')).toEqual(['x.tmp.json']);
  expect(await filesOf(join(repository(FILES, 'in/deep'), 'in/deep'), '.')).toEqual(['x.tmp.json', 'y.json']);
  expect(await filesOf(join(folderOf(FILES), 'in/deep'), '.')).toEqual(['x.tmp.json', 'y.json']);
  expect(await filesOf(folderOf(FILES), '.')).toEqual(LEFT);
});

test('.gitignore does not apply to a named file or folder, nor with --no-gitignore', async () => {
  const folder = repository(FILES);
  expect(await filesOf(folder, 'x.tmp.json', 'dist', 'dist/*.json')).toEqual(['x.tmp.json', 'dist/a.json']);
  expect(await filesOf(folder, '--no-gitignore', '.')).toHaveLength(Object.keys(FILES).length - 2);
});

test('it is an error if .gitignore ignores all files', async () => {
  const folder = repository({ '.gitignore': '*.json', 'a.json': GOOD });
  const { status, stderr } = await pgLint(folder, ['.', '*.json']);
  expect([status, stderr]).toEqual([
    2,
    'pg-lint: .: this folder has no file that may be a payload, besides what .gitignore ignores; --pass-with-no-payloads accepts that\n*.json: no file matches this pattern, besides what .gitignore ignores; --pass-with-no-payloads accepts that\nSee pg-lint --help.\n',
  ]);
});

test('a folder named .gitignore has no effect, and neither have invalid lines of the file', async () => {
  expect(await filesOf(repository({ '.gitignore/b.json': GOOD, 'a.json': GOOD }), '.')).toEqual(['a.json']);
  const lines = ['[', '[z-a]', '\\', '!', '# note', '', '***', 'a**b/[[:alpha:]', '\u0000', '(?<x>', '{a,', '+('];
  const folder = repository({ '.gitignore': `${lines.join('\r\n')}\r\n!a.json`, 'a.json': GOOD });
  expect(await filesOf(folder, '.')).toEqual(['a.json']);
});

test.each(['missing', '.gitignore', 'other', '../all'])(
  'if .gitignore is a link to %s, a warning says so, and all files are checked, as git does',
  async (to) => {
    const folder = repository({ 'in/deep/a.json': GOOD, 'in/other/b.json': GOOD, all: '*' });
    symlinkSync(to, join(folder, 'in/.gitignore'));
    for (const [argument, files] of [
      ['.', 2],
      ['in/deep', 1],
    ] as const) {
      const { status, stdout, stderr } = await pgLint(folder, [argument]);
      expect([status, stdout]).toEqual([0, expect.stringContaining(`${files} file`)]);
      expect(stderr).toBe('pg-lint: in/.gitignore: the file is a link, which git does not follow\n');
    }
  },
);
