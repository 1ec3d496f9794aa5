import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf, utf16, writeIn } from './command.ts';
import { git, newRepositoryOf, repositoryOf } from './git-repository.ts';

const filesOf = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args)).files.map(({ file }) => file);

/** `a/vendor` is included again, and `dist` is ignored. */
const FILES = {
  '.gitignore': '**/vendor/\ndist/\n',
  'a.json': GOOD,
  'a/.gitignore': '!vendor\n',
  'a/vendor/b.json': GOOD,
  'vendor/c.json': GOOD,
  'dist/d.json': GOOD,
  'dist/in/e.json': GOOD,
};

test('git lists the files of folders and globs', async () => {
  const folder = newRepositoryOf(FILES);
  writeIn(folder, '.git/info/exclude', 'excluded.json\n');
  writeIn(folder, 'excluded.json', GOOD);
  expect(await filesOf(folder, '.')).toEqual(['a.json', 'a/vendor/b.json']);
  expect(await filesOf(folder, '**/*.json')).toEqual(['a.json', 'a/vendor/b.json']);
  expect(await filesOf(join(folder, 'a'), '.')).toEqual(['vendor/b.json']);
});

test('a tracked file is checked even if it is ignored; a deleted one is not', async () => {
  const folder = newRepositoryOf(FILES);
  git(folder, 'add', '-f', 'dist/d.json', 'a.json');
  rmSync(join(folder, 'a.json'));
  expect(await filesOf(folder, '.')).toEqual(['a/vendor/b.json', 'dist/d.json']);
});

test('what git ignores is checked if an argument names it, and with --no-gitignore', async () => {
  const folder = newRepositoryOf(FILES);
  git(folder, 'add', '-f', 'dist/d.json');
  for (const argument of ['dist', 'dist/**/*.json'])
    expect(await filesOf(folder, argument)).toEqual(['dist/d.json', 'dist/in/e.json']);
  expect(await filesOf(folder, 'dist/in', 'vendor/c.json')).toEqual(['dist/in/e.json', 'vendor/c.json']);
  expect(await filesOf(folder, '--no-gitignore', '.')).toHaveLength(Object.keys(FILES).length - 2);
});

test('outside of a work tree, .gitignore means nothing', async () => {
  expect(await filesOf(folderOf(FILES), '.')).toHaveLength(Object.keys(FILES).length - 2);
});

test('a repository in a work tree is named, and not opened', async () => {
  const folder = newRepositoryOf({ 'a.json': GOOD, 'in/b.json': GOOD });
  git(join(folder, 'in'), 'init', '-q');
  git(folder, '-c', 'protocol.file.allow=always', 'submodule', 'add', repositoryOf({ 'c.json': GOOD }), 'module');
  const { stdout, stderr } = await pgLint(folder, ['--statistics', '.']);
  expect(stderr.match(/\w+(?=: it was not checked)/g)).toEqual(['in', 'module']);
  expect(stdout.match(/(?<=skipped )\w+/g)).toEqual(['in', 'module']);
  expect(await filesOf(folder, 'in', 'module')).toEqual(['in/b.json', 'module/c.json']);
});

test('it is an error if git ignores all files', async () => {
  const folder = newRepositoryOf({ '.gitignore': '*.json', 'a.json': GOOD });
  const { status, stderr } = await pgLint(folder, ['.', '*.json']);
  expect([status, stderr.match(/besides what git ignores/g)?.length]).toEqual([2, 2]);
});

test('if git fails, a note says so, and all files are checked', async () => {
  const folder = folderOf(FILES);
  mkdirSync(join(folder, '.git'));
  const { status, stdout, stderr } = await pgLint(folder, ['.']);
  expect([status, stdout]).toEqual([0, expect.stringContaining('5 files checked')]);
  expect(stderr).toMatch(/^pg-lint: \.: git could not list all files.*\n$/);
});

test('a file with links to it is checked once, under its own name', async () => {
  const folder = newRepositoryOf({ 'b.json': GOOD, 'in/c.json': GOOD, 'x.json': GOOD });
  symlinkSync('b.json', join(folder, 'a.json'));
  symlinkSync('../x.json', join(folder, 'in/x.json'));
  expect(await filesOf(folder, '.')).toEqual(['b.json', 'in/c.json', 'x.json']);
  expect(await filesOf(folder, 'a.json')).toEqual(['b.json']);
  // A link out of the folder has a name that is in the folder.
  expect(await filesOf(folder, 'in')).toEqual(['in/c.json', 'in/x.json']);
});

test('links that are not followed are listed with the reason', async () => {
  const folder = folderOf({ 'a.json': GOOD, 'in/b.json': GOOD });
  symlinkSync('missing', join(folder, 'broken.json'));
  symlinkSync('loop.json', join(folder, 'loop.json'));
  symlinkSync('in', join(folder, 'linked'));
  for (const start of [() => {}, () => git(folder, 'init', '-q')]) {
    start();
    const { stdout } = await pgLint(folder, ['--statistics', '.']);
    expect(stdout.match(/(?<=skipped )[\w.]+: .*link/g)).toHaveLength(3);
    expect(stdout).toContain('3 links not followed');
  }
});

test('a file whose type the configuration gives a kind is checked in folders and when it is staged', async () => {
  const config = { overrides: [{ files: ['*.fixture', 'all/*'], kind: 'card-params' }] };
  const files = { 'a.fixture': BAD, 'b.fixture': '{', 'all/c.png': BAD, 'in/d.fixture': BAD };
  const folder = newRepositoryOf({ 'pg-lint.config.json': JSON.stringify(config), ...files });
  expect(await filesOf(folder, '.')).toEqual(['a.fixture', 'b.fixture']);
  git(folder, 'add', '.');
  expect(await filesOf(folder, '--staged')).toEqual(['a.fixture', 'b.fixture']);
});

test('--staged reads configuration and baseline from the index, and says where the work tree differs', async () => {
  const config = (severity: string): string =>
    JSON.stringify({ rules: { 'type-code': severity }, baseline: 'base.json' });
  const folder = repositoryOf({ 'pg-lint.config.json': config('warning'), 'a.json': GOOD });
  writeIn(folder, 'a.json', BAD);
  git(folder, 'add', 'a.json');
  const run = () => pgLint(folder, ['--staged', '--format', 'json']);
  writeIn(folder, 'pg-lint.config.json', config('off'));
  writeIn(folder, 'base.json', '{}');
  const { stdout, stderr } = await run();
  expect(JSON.parse(stdout).summary).toMatchObject({ errors: 0, warnings: 1 });
  expect(stderr.match(/pg-lint: [\w.-]+(?=:)/g)).toEqual(['pg-lint: pg-lint.config.json', 'pg-lint: base.json']);
  rmSync(join(folder, 'base.json'));
  git(folder, 'add', '.');
  expect(await run()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('"warnings": 0') });
  git(folder, 'rm', '-q', '--cached', 'pg-lint.config.json');
  expect((await run()).stderr).toContain('pg-lint.config.json: it is not staged');
});

test('parentheses have no meaning in the globs of a configuration, and a path that exists is no glob', async () => {
  const files = [
    'app/(shop)/a.json',
    'app/shop/a.json',
    'app/[id]/a.json',
    'app/i/a.json',
    'app/b|c/a.json',
    'app/c/a.json',
  ];
  const ignored = async (glob: string): Promise<string[]> => {
    const config = { ignores: [glob] };
    const folder = folderOf({
      'pg-lint.config.json': JSON.stringify(config),
      ...Object.fromEntries(files.map((file) => [file, GOOD])),
    });
    const left = await filesOf(folder, '.');
    return files.filter((file) => !left.includes(file));
  };
  expect(await ignored('app/(shop)')).toEqual(['app/(shop)/a.json']);
  expect(await ignored('**/(shop)/*.json')).toEqual(['app/(shop)/a.json']);
  expect(await ignored('app/[id]')).toEqual(['app/[id]/a.json']);
  expect(await ignored('app/[id]/*.json')).toEqual(['app/[id]/a.json']);
  expect(await ignored('app/[hij]')).toEqual(['app/i/a.json']);
  expect(await ignored('*/b|c')).toEqual(['app/b|c/a.json']);
});

test('a configuration and a baseline may be UTF-16', async () => {
  const folder = folderOf({ 'a.json': BAD });
  const base = ['--baseline', 'base.json'];
  await pgLint(folder, [...base, '--update-baseline', '.']);
  writeIn(folder, 'base.json', utf16(readFileSync(join(folder, 'base.json'), 'utf8')));
  expect((await pgLint(folder, [...base, 'a.json'])).status).toBe(0);
  writeIn(folder, 'pg-lint.config.json', utf16('{"rules": {"type-code": "warning"}}'));
  expect((await reportOf(folder, ['a.json'])).summary).toMatchObject({ errors: 0, warnings: 1 });
});
