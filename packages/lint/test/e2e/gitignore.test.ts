import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';

const filesOf = (folder: string, ...args: string[]): string[] =>
  jsonOf(pgLint(folder, ['--format', 'json', ...args])).files.map(({ file }) => file);

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

/** A folder with the root of a repository in it. */
function repository(files: Record<string, string>, root = '.'): string {
  const folder = folderOf(files);
  mkdirSync(join(folder, root, '.git'), { recursive: true });
  return folder;
}

const LEFT = ['a.json', 'big.json', 'in/deep/x.tmp.json', 'in/x.tmp.json', 'keep.tmp.json'];

describe('.gitignore', () => {
  test('holds in folders and globs, a nearer one before one above', () => {
    expect(filesOf(repository(FILES), '.')).toEqual(LEFT);
    expect(filesOf(repository(FILES), '**/*.json')).toEqual(LEFT);
    expect(filesOf(repository(FILES), 'in/deep', 'in/*.json')).toEqual(['in/deep/x.tmp.json', 'in/x.tmp.json']);
  });

  test('holds from the root of the repository on; without one, from the folder that is named', () => {
    expect(filesOf(join(repository(FILES), 'in/deep'), '.')).toEqual(['x.tmp.json']);
    expect(filesOf(join(repository(FILES, 'in/deep'), 'in/deep'), '.')).toEqual(['x.tmp.json', 'y.json']);
    expect(filesOf(join(folderOf(FILES), 'in/deep'), '.')).toEqual(['x.tmp.json', 'y.json']);
    expect(filesOf(folderOf(FILES), '.')).toEqual(LEFT);
  });

  test('has no say in a file or a folder that is named', () => {
    expect(filesOf(repository(FILES), 'x.tmp.json', 'dist', 'dist/*.json')).toEqual(['x.tmp.json', 'dist/a.json']);
  });

  test('is not read with --no-gitignore', () => {
    expect(filesOf(repository(FILES), '--no-gitignore', '.')).toHaveLength(Object.keys(FILES).length - 2);
  });

  test('may leave nothing, which is said', () => {
    const folder = repository({ '.gitignore': '*.json', 'a.json': GOOD });
    const { status, stderr } = pgLint(folder, ['.', '*.json']);
    expect([status, stderr]).toEqual([
      2,
      'pg-lint: .: no file in this folder that may hold a payload but what .gitignore leaves out\n*.json: no file matches this pattern but what .gitignore leaves out\nSee pg-lint --help.\n',
    ]);
  });

  test('is a file only', () => {
    expect(filesOf(repository({ '.gitignore/b.json': GOOD, 'a.json': GOOD }), '.')).toEqual(['a.json']);
  });

  test('may have lines that mean nothing', () => {
    const lines = ['[', '[z-a]', '\\', '!', '# note', '', '***', 'a**b/[[:alpha:]', '\u0000', '(?<x>', '{a,', '+('];
    const folder = repository({ '.gitignore': `${lines.join('\r\n')}\r\n!a.json`, 'a.json': GOOD });
    expect(filesOf(folder, '.')).toEqual(['a.json']);
  });
});
