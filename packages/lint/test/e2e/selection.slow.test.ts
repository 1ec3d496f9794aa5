import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf, writeIn } from './command.ts';
import { git, repositoryOf } from './git-repository.ts';

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

/** Settings of a repository with which git runs a program. */
// biome-ignore format: a list
const PROGRAMS = [
  'core.fsmonitor', 'core.pager', 'pager.diff', 'pager.config', 'core.editor', 'core.askPass', 'core.sshCommand',
  'core.gitProxy', 'core.alternateRefsCommand', 'credential.helper', 'diff.external', 'diff.x.command',
  'diff.x.textconv', 'filter.x=y.z.clean', 'filter.x=y.z.smudge', 'filter.x=y.z.process', 'filter.lfs.clean',
  'filter.lfs.process', 'gpg.program', 'alias.diff', 'alias.config', 'merge.x.driver', 'remote.origin.uploadpack',
  'uploadpack.packObjectsHook', 'trace2.normalTarget',
];

describe.each([['--since', 'HEAD'], ['--staged'], ['.']])('%s runs no program that the repository names', (...args) => {
  /** A repository whose settings, hooks and remote run a program that leaves a file, and whether it ran. */
  function hostile() {
    const attributes = '*.json filter=x=y.z diff=x merge=x\na.json filter=lfs\n';
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, '.gitattributes': attributes });
    writeIn(folder, 'a.json', BAD);
    git(folder, 'add', '.');
    const staged = execFileSync('git', ['rev-parse', ':a.json'], { cwd: folder, encoding: 'utf8' }).trim();
    writeIn(folder, 'a.json', `${BAD}\n`);
    writeIn(folder, 'b.json', `${GOOD}\n`);
    const program = `${folder}/.git/hooks/post-index-change`;
    writeIn(folder, '.git/hooks/post-index-change', `#!/bin/sh\ntouch ${folder}/ran\n`);
    chmodSync(program, 0o755);
    for (const name of PROGRAMS) git(folder, 'config', name, name.startsWith('alias.') ? `!${program}` : program);
    for (const name of ['x=y.z', 'lfs']) git(folder, 'config', `filter.${name}.required`, 'true');
    git(folder, 'config', 'remote.origin.url', `ext::${program}`);
    git(folder, 'config', 'remote.origin.promisor', 'true');
    git(folder, 'config', 'core.repositoryFormatVersion', '1');
    git(folder, 'config', 'extensions.partialClone', 'origin');
    git(folder, 'config', 'protocol.ext.allow', 'always');
    // For an unchanged file with another time, `git diff HEAD` writes the index, and then runs the hook.
    utimesSync(join(folder, '.gitattributes'), 1, 1);
    return { folder, staged, hasRun: () => existsSync(join(folder, 'ran')) };
  }

  test('as a setting or a hook', async () => {
    const { folder, hasRun } = hostile();
    expect(await filesOf(folder, ...args)).toEqual(args[0] === '--staged' ? ['a.json'] : ['a.json', 'b.json']);
    expect(hasRun()).toBe(false);
  });

  test('to fetch an object that is missing', async () => {
    const { folder, staged, hasRun } = hostile();
    rmSync(join(folder, '.git/objects', staged.slice(0, 2), staged.slice(2)));
    await pgLint(folder, args);
    expect(hasRun()).toBe(false);
    expect(() => git(folder, 'cat-file', 'blob', staged)).toThrow();
    expect(hasRun()).toBe(true);
  });
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
    symlinkSync('in', join(folder, 'link'));
    for (const argument of ['link', 'link/b.json']) {
      expect(await filesOf(folder, '--staged', argument)).toEqual(['link/b.json']);
    }
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

describe('a branch', () => {
  test('is compared with the commit where it left another', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD });
    git(folder, 'branch', 'base');
    git(folder, 'checkout', '-qb', 'mine');
    writeIn(folder, 'b.json', BAD);
    git(folder, 'commit', '-qam', 'Mine');
    git(folder, 'checkout', '-q', 'base');
    writeIn(folder, 'a.json', BAD);
    git(folder, 'commit', '-qam', 'Theirs');
    git(folder, 'checkout', '-q', 'mine');
    expect(await filesOf(folder, '--since', 'base')).toEqual(['b.json']);
  });

  test('without a common commit is compared with the commit itself', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD });
    git(folder, 'branch', 'base');
    git(folder, 'checkout', '-q', '--orphan', 'other');
    writeIn(folder, 'a.json', BAD);
    git(folder, 'commit', '-qam', 'Other');
    expect(await filesOf(folder, '--since', 'base')).toEqual(['a.json']);
  });
});

describe('a pointer of git-lfs', () => {
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
  const NOTE = 'it was not checked, because it is a pointer of git-lfs; git lfs pull fetches the file\n';

  test('is named as not checked', async () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': POINTER, 'c.ndjson': POINTER });
    const inFolder = await pgLint(folder, ['--statistics', '.']);
    expect([inFolder.status, inFolder.stderr]).toEqual([0, `pg-lint: b.json: ${NOTE}pg-lint: c.ndjson: ${NOTE}`]);
    expect(inFolder.stdout).toContain('skipped b.json: it is a pointer of git-lfs');
    expect((await pgLint(folder, ['b.json'])).status).toBe(2);
    writeIn(folder, 'd.json', POINTER);
    git(folder, 'add', '.');
    expect((await pgLint(folder, ['--staged'])).stderr).toBe(`pg-lint: d.json: ${NOTE}`);
  });
});

test('a deleted file is skipped and counted', async () => {
  const folder = repositoryOf({ 'a.json': BAD });
  const run = await pgLint(folder, ['--ignore-unknown', 'gone.json', 'a.json']);
  expect([run.status, run.stderr]).toEqual([1, '']);
  expect(run.stdout).toContain('\n1 file skipped, deleted before being read\n');
  expect((await pgLint(folder, ['--ignore-unknown', 'gone.json'])).status).toBe(0);
});

describe.each(['--since=HEAD', '--staged'])('%s', (option) => {
  test('checks files in git even if .gitignore ignores them', async () => {
    const folder = repositoryOf({ '.gitignore': '*.har.json\nout/', 'a.json': GOOD });
    for (const each of ['b.har.json', 'out/c.json', 'untracked.har.json', 'a.json']) writeIn(folder, each, BAD);
    git(folder, 'add', '-f', 'b.har.json', 'out/c.json', 'a.json');
    expect(await filesOf(folder, option)).toEqual(['a.json', 'b.har.json', 'out/c.json']);
    expect(await filesOf(folder, option, 'out')).toEqual(['out/c.json']);
    expect(await filesOf(folder, '.')).toEqual(['a.json', 'b.har.json', 'out/c.json']);
  });

  test('is an error outside of a repository', async () => {
    const { status, stderr } = await pgLint(folderOf({ 'a.json': GOOD }), [option, '.']);
    expect(status).toBe(2);
    expect(stderr).toContain(`${option.split('=')[0]} needs git, and a working folder in a repository`);
  });
});

test("a socket is a named file that can't be read", async () => {
  const folder = folderOf({});
  const server = createServer().listen(join(folder, 'a.json'));
  await once(server, 'listening');
  const run = await pgLint(folder, ['a.json']);
  server.close();
  const message = 'a.json: the file could not be read (no such device or address)';
  expect([run.status, run.stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
});
