import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, pgLint, reportOf } from './command.ts';
import { git } from './git-repository.ts';

const CONFIG = {
  ignores: ['fixtures/old'],
  overrides: [{ files: ['fixtures/new/**'], rules: { 'type-code': 'warning' } }],
};

/** A repository, and links to it and to its folder `fixtures` beside it and inside it. */
function linked(): string {
  const folder = folderOf({
    'repo/pg-lint.config.json': JSON.stringify(CONFIG),
    'repo/.gitignore': 'fixtures/left/\n',
    'repo/fixtures/a.json': BAD,
    'repo/fixtures/old/b.json': BAD,
    'repo/fixtures/new/c.json': BAD,
    'repo/fixtures/left/d.json': BAD,
  });
  git(join(folder, 'repo'), 'init', '-q');
  symlinkSync('repo', join(folder, 'link'));
  symlinkSync('repo/fixtures', join(folder, 'fx'));
  symlinkSync('fixtures', join(folder, 'repo/inside'));
  return folder;
}

describe('a folder has its ignores, overrides and .gitignore', () => {
  test.each([
    ['repo', 'fixtures'],
    ['repo', '<folder>/repo/fixtures'],
    ['repo', '<folder>/link/fixtures'],
    ['repo', '<folder>/fx'],
    ['repo', 'inside'],
    ['repo/fixtures', '.'],
    ['link/fixtures', '<folder>/link/fixtures'],
    ['.', 'fx'],
    ['.', 'link'],
    ['fx', '../inside/../fixtures'],
  ])('in %s as %s', async (cwd, argument) => {
    const folder = linked();
    const { files } = await reportOf(join(folder, cwd), [argument.replace('<folder>', folder)]);
    expect(files.map(({ file, findings }) => [file.split('/').at(-1), findings[0]?.severity])).toEqual([
      ['a.json', 'error'],
      ['c.json', 'warning'],
    ]);
    const given = argument === '.' ? '' : argument.replace('<folder>', folder);
    expect(files.every(({ file }) => file.startsWith(given))).toBe(true);
  });
});

test('a baseline and reports for CI have one path, however the folder is named', async () => {
  const folder = linked();
  const repo = join(folder, 'repo');
  const base = ['--baseline', 'base.json'];
  expect((await pgLint(repo, [...base, '--update-baseline', 'fixtures'])).status).toBe(0);
  for (const argument of [`${folder}/link/fixtures`, `${folder}/fx`, `${repo}/fixtures`]) {
    expect(await pgLint(repo, [...base, argument])).toMatchObject({ status: 0 });
    const { stdout } = await pgLint(repo, ['--format', 'github', argument]);
    expect(stdout).toMatch(/^::error file=fixtures\/a\.json,/);
  }
});
