import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf, writeIn } from './command.ts';

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** Creates a repository with these files in the first commit. */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'First');
  return folder;
}

const filesOf = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args)).files.map(({ file }) => file);

describe('--since', () => {
  test('checks the files in the working folder that differ from a commit, and new files', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, 'in/c d.json': GOOD, '.gitignore': 'left.json' });
    for (const name of ['b.json', 'new.json', 'left.json', 'in/c d.json']) writeIn(folder, name, BAD);
    expect(await filesOf(folder, '--since', 'HEAD', '.')).toEqual(['b.json', 'in/c d.json', 'new.json']);
    expect(await filesOf(folder, '--since', 'HEAD')).toEqual(['b.json', 'in/c d.json', 'new.json']);
    expect(await filesOf(join(folder, 'in'), '--since', 'HEAD', '.')).toEqual(['c d.json']);
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'Second');
    const nothing = '0 files checked: 0 errors, 0 warnings, 0 notes\n';
    expect(await pgLint(folder, ['--since', 'HEAD', '.'])).toMatchObject({ status: 0, stdout: nothing });
  });

  test.each(['nothing', '--output=x', ''])('%j is not a commit', async (ref) => {
    const { status, stderr } = await pgLint(repositoryOf({ 'a.json': GOOD }), [`--since=${ref}`, '.']);
    const message = `--since must be a commit of this repository, but is ${JSON.stringify(ref)}`;
    expect([status, stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
  });
});

test.each([['--since', 'HEAD'], ['--staged']])('%s runs no program that the repository names', async (...args) => {
  const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, '.gitattributes': '*.json filter=x=y diff=x' });
  writeIn(folder, 'a.json', BAD);
  git(folder, 'add', '.');
  writeIn(folder, 'a.json', `${BAD}\n`);
  const program = `${folder}/.git/hooks/post-index-change`;
  writeIn(folder, '.git/hooks/post-index-change', `#!/bin/sh\ntouch ${folder}/ran\n`);
  chmodSync(program, 0o755);
  const names =
    'core.fsmonitor core.pager diff.external diff.x.command diff.x.textconv filter.x=y.clean filter.x=y.process';
  for (const name of names.split(' ')) git(folder, 'config', name, program);
  git(folder, 'config', 'filter.x=y.required', 'true');
  expect(await filesOf(folder, ...args)).toEqual(['a.json']);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

describe('--staged', () => {
  test('checks the staged content, not that of the working folder', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, 'c.json': GOOD, 'd.json': BAD });
    for (const name of ['a.json', 'b.json', 'e.ndjson']) writeIn(folder, name, `\n${BAD}`);
    git(folder, 'add', 'a.json', 'e.ndjson');
    git(folder, 'rm', '-q', 'd.json');
    writeIn(folder, 'a.json', GOOD);
    rmSync(join(folder, 'e.ndjson'));
    const { files } = await reportOf(folder, ['--staged']);
    expect(files).toMatchObject(
      ['a.json', 'e.ndjson'].map((file) => ({ file, findings: [{ line: 2, rule: 'type-code' }] })),
    );
    expect((await pgLint(folder, ['--staged'])).status).toBe(1);
  });

  test('checks staged files that were deleted from the working folder', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'in/a.json': GOOD });
    const staged = ['in/b.json', 'c.txt.bak', '.hidden/b.json', 'node_modules/b.json', 'out/b.json'];
    for (const each of staged) writeIn(folder, each, BAD);
    git(folder, 'add', '-f', '.');
    for (const each of staged) rmSync(join(folder, each));
    git(folder, 'rm', '-rq', '--cached', 'out');
    for (const argument of ['.', 'in', 'in/b.json', '**/*.json']) {
      expect(await filesOf(folder, '--staged', argument)).toEqual(['in/b.json']);
    }
    expect(await filesOf(folder, '--staged', './in/')).toEqual(['./in/b.json']);
    expect(await filesOf(folder, '.')).not.toContain('in/b.json');
  });

  test('accepts names with characters that are special in git', async () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    const names = [':(top)a.json', '-a.json', '0:a.json', '1:a.json', 'a\nb.json'];
    for (const name of names) writeIn(folder, name, BAD);
    git(folder, 'add', '.');
    expect((await filesOf(folder, '--staged')).sort()).toEqual([...names].sort());
  });

  test('skips files with merge conflicts, and checks the other files', async () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    git(folder, 'checkout', '-qb', 'other');
    for (const name of ['a.json', 'b.json']) writeIn(folder, name, BAD);
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'Other');
    git(folder, 'checkout', '-q', '-');
    writeIn(folder, 'a.json', '{"descriptor":""}');
    git(folder, 'commit', '-qam', 'Here');
    expect(() => git(folder, 'merge', '-q', 'other')).toThrow();
    expect(await filesOf(folder, '--staged')).toEqual(['b.json']);
  });
});

describe.each(['--since=HEAD', '--staged'])('%s', (option) => {
  test('checks files in git even if .gitignore ignores them', async () => {
    const folder = repositoryOf({ '.gitignore': '*.har.json\nout/', 'a.json': GOOD });
    for (const each of ['b.har.json', 'out/c.json', 'untracked.har.json', 'a.json']) writeIn(folder, each, BAD);
    git(folder, 'add', '-f', 'b.har.json', 'out/c.json', 'a.json');
    expect(await filesOf(folder, option)).toEqual(['a.json', 'b.har.json', 'out/c.json']);
    expect(await filesOf(folder, option, 'out')).toEqual(['out/c.json']);
    expect(await filesOf(folder, '.')).toEqual(['a.json']);
  });

  test('is an error outside of a repository', async () => {
    const { status, stderr } = await pgLint(folderOf({ 'a.json': GOOD }), [option, '.']);
    expect(status).toBe(2);
    expect(stderr).toContain(`${option.split('=')[0]} needs git, and a working folder in a repository`);
  });
});
