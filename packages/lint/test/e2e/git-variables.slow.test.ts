import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf, writeIn } from './command.ts';
import { git, repositoryOf } from './git-repository.ts';

const filesOf = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args)).files.map(({ file }) => file);

describe('the variables of git', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** A repository with a linked worktree, `linked`, in which `fixtures/b.json` is staged. */
  function withWorktree(): string {
    const folder = repositoryOf({ 'in/fixtures/a.json': GOOD, '.gitignore': 'linked\n' });
    git(folder, 'worktree', 'add', '-q', 'linked');
    for (const each of [folder, join(folder, 'linked')]) {
      writeIn(each, 'in/fixtures/b.json', BAD);
      git(each, 'add', '.');
    }
    return folder;
  }

  test.each<[string, Record<string, string>]>([
    ['linked/in', { GIT_DIR: '/.git/worktrees/linked', GIT_INDEX_FILE: '/.git/worktrees/linked/index' }],
    ['linked/in', { GIT_DIR: '/.git', GIT_INDEX_FILE: '/.git/index', GIT_WORK_TREE: '/' }],
    ['in', { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index' }],
    ['in', { GIT_DIR: '/.git', GIT_WORK_TREE: '.' }],
    ['in', { GIT_WORK_TREE: '/in', GIT_PREFIX: 'in/' }],
  ])('in %s, a hook sets %j', async (cwd, variables) => {
    const folder = withWorktree();
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value.replace(/^\//, `${folder}/`));
    for (const option of ['--staged', '--since=HEAD'])
      expect(await filesOf(join(folder, cwd), option, 'fixtures')).toEqual(['fixtures/b.json']);
  });

  test('the index of a commit of some files is read', async () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    for (const name of ['a.json', 'b.json']) writeIn(folder, name, BAD);
    git(folder, 'add', '.');
    writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\ncp "$GIT_INDEX_FILE" .git/of-hook\n', {
      mode: 0o755,
    });
    git(folder, 'commit', '-qm', 'One', '--dry-run', 'a.json');
    git(folder, 'commit', '-qm', 'One', 'a.json');
    git(folder, 'reset', '-q', '--soft', 'HEAD^');
    vi.stubEnv('GIT_INDEX_FILE', '.git/of-hook');
    expect(await filesOf(folder, '--staged')).toEqual(['a.json']);
  });

  test('count where there is no repository without them', async () => {
    const folder = folderOf({ 'in/a.json': BAD });
    git(folder, 'init', '-q', '--bare', 'store');
    vi.stubEnv('GIT_DIR', 'store');
    vi.stubEnv('GIT_WORK_TREE', '.');
    git(folder, 'add', 'in');
    expect(await filesOf(folder, '--staged', 'in')).toEqual(['in/a.json']);
  });
});

describe('a failure of git is reported in its words', () => {
  test('a broken index', async () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    writeIn(folder, '.git/index', 'x');
    const { status, stderr } = await pgLint(folder, ['--staged']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^pg-lint: fatal: .*index file smaller than expected\nSee pg-lint --help\.\n$/),
    ]);
  });

  test('a missing object, and other files are checked', async () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    for (const name of ['b.json', 'c.json']) writeIn(folder, name, `${BAD}${name}`);
    git(folder, 'add', '.');
    const { stdout } = await pgLint(folder, ['--staged']);
    expect(stdout).toContain('2 files checked');
    const object = execFileSync('git', ['rev-parse', ':b.json'], { cwd: folder, encoding: 'utf8' }).trim();
    rmSync(join(folder, '.git/objects', object.slice(0, 2), object.slice(2)));
    const run = await pgLint(folder, ['--staged']);
    expect([run.status, run.stderr]).toEqual([
      2,
      expect.stringMatching(/^pg-lint: b\.json: fatal: .*bad file\nSee pg-lint --help\.\n$/),
    ]);
    expect(run.stdout).toContain('c.json');
  });
});
