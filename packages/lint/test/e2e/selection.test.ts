import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{"descriptor":"Order 1001 in far too many words"}';

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** A repository whose first commit has these files. */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'First');
  return folder;
}

function writeIn(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const filesOf = (folder: string, ...args: string[]): string[] =>
  jsonOf(pgLint(folder, ['--format', 'json', ...args])).files.map(({ file }) => file);

describe('--since', () => {
  const folder = (): string => {
    const made = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, 'in/c d.json': GOOD, '.gitignore': 'left.json' });
    writeFileSync(join(made, 'b.json'), BAD);
    writeFileSync(join(made, 'new.json'), GOOD);
    writeFileSync(join(made, 'left.json'), BAD);
    writeFileSync(join(made, 'in/c d.json'), BAD);
    return made;
  };

  test('takes what differs from a commit, and what is new', () => {
    expect(filesOf(folder(), '--since', 'HEAD', '.')).toEqual(['b.json', 'in/c d.json', 'new.json']);
  });
  test('takes the working folder where no file is named', () => {
    expect(filesOf(folder(), '--since', 'HEAD')).toEqual(['b.json', 'in/c d.json', 'new.json']);
  });
  test('takes them from a folder further down, too', () => {
    expect(filesOf(join(folder(), 'in'), '--since', 'HEAD', '.')).toEqual(['c d.json']);
  });
  test('may leave nothing, which is no error', () => {
    const made = repositoryOf({ 'a.json': BAD });
    const run = pgLint(made, ['--since', 'HEAD', '.']);
    expect([run.status, run.stdout]).toEqual([0, '0 files checked: 0 errors, 0 warnings, 0 notes\n']);
  });
  test.each(['nothing', '--output=x', 'HEAD~9', ''])('%j is no commit', (ref) => {
    const { status, stderr } = pgLint(repositoryOf({ 'a.json': GOOD }), [`--since=${ref}`, '.']);
    expect([status, stderr]).toEqual([
      2,
      `pg-lint: --since ${JSON.stringify(ref)}: no commit of this repository\nSee pg-lint --help.\n`,
    ]);
  });
});

describe('--staged', () => {
  test('checks what will be committed, not what stands in the folder', () => {
    const folder = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD, 'c.json': GOOD });
    writeFileSync(join(folder, 'a.json'), BAD);
    writeFileSync(join(folder, 'b.json'), BAD);
    git(folder, 'add', 'a.json');
    writeFileSync(join(folder, 'a.json'), GOOD);
    const run = pgLint(folder, ['--format', 'json', '--staged']);
    expect(jsonOf(run)).toMatchObject({ files: [{ file: 'a.json', findings: [{ rule: 'text-length' }] }] });
    expect(run.status).toBe(1);
  });
  test.each([
    [['.'], 'in/b.json'],
    [['in'], 'in/b.json'],
    [['./in/'], './in/b.json'],
    [['in/b.json'], 'in/b.json'],
    [['**/*.json'], 'in/b.json'],
  ])('checks what will be committed though it is gone from the folder, in %j', (args, file) => {
    const folder = repositoryOf({ 'a.json': GOOD, 'in/a.json': GOOD });
    const staged = ['in/b.json', 'c.txt.bak', '.hidden/b.json', 'node_modules/b.json', 'out/b.json'];
    for (const each of staged) writeIn(folder, each, BAD);
    git(folder, 'add', '-f', '.');
    for (const each of staged) rmSync(join(folder, each));
    git(folder, 'rm', '-rq', '--cached', 'out');
    const run = pgLint(folder, ['--format', 'json', '--staged', ...args]);
    expect(jsonOf(run)).toMatchObject({ files: [{ file, findings: [{ rule: 'text-length' }] }] });
    expect(pgLint(folder, [...args]).stdout).not.toContain('b.json');
  });
  test('checks the lines that will be committed', () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    for (const name of ['changed.ndjson', 'gone.jsonl']) writeIn(folder, name, `${GOOD}\n${BAD}\n`);
    git(folder, 'add', '.');
    writeIn(folder, 'changed.ndjson', GOOD);
    rmSync(join(folder, 'gone.jsonl'));
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', '--staged']));
    expect(files.map(({ file, findings }) => [file, findings.map(({ line }) => line)])).toEqual([
      ['changed.ndjson', [2]],
      ['gone.jsonl', [2]],
    ]);
  });
  test.each(['1:a.json', '0:a.json', '-a.json', ':(top)a.json', 'a\nb.json'])('takes the name %j as it is', (name) => {
    const folder = repositoryOf({ 'a.json': GOOD });
    writeIn(folder, name, BAD);
    git(folder, 'add', '.');
    expect(filesOf(folder, '--staged')).toEqual([name]);
  });
  test('passes over what is not merged yet, and takes what is', () => {
    const folder = repositoryOf({ 'a.json': GOOD });
    git(folder, 'checkout', '-qb', 'other');
    for (const name of ['a.json', 'b.json']) writeIn(folder, name, BAD);
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'Other');
    git(folder, 'checkout', '-q', '-');
    writeIn(folder, 'a.json', '{"descriptor":""}');
    git(folder, 'commit', '-qam', 'Here');
    expect(() => git(folder, 'merge', '-q', 'other')).toThrow();
    expect(filesOf(folder, '--staged')).toEqual(['b.json']);
  });
  test('passes over what is deleted', () => {
    const folder = repositoryOf({ 'a.json': BAD });
    git(folder, 'rm', '-q', 'a.json');
    expect(pgLint(folder, ['--staged']).status).toBe(0);
  });
});

test.each(['--since=HEAD', '--staged'])('%s checks what git has although .gitignore names it', (option) => {
  const folder = repositoryOf({ '.gitignore': '*.har.json\nout/', 'a.json': GOOD });
  for (const each of ['b.har.json', 'out/c.json', 'untracked.har.json', 'a.json']) writeIn(folder, each, BAD);
  git(folder, 'add', '-f', 'b.har.json', 'out/c.json', 'a.json');
  expect(filesOf(folder, option)).toEqual(['a.json', 'b.har.json', 'out/c.json']);
  expect(filesOf(folder, option, 'out')).toEqual(['out/c.json']);
  expect(filesOf(folder, '.')).toEqual(['a.json']);
});

test.each([['--since=HEAD'], ['--staged']])('%s outside of a repository is wrong usage', (option) => {
  const folder = folderOf({ 'a.json': GOOD });
  const { status, stderr } = pgLint(folder, [option, '.']);
  expect(status).toBe(2);
  expect(stderr).toContain(`${option.split('=')[0]}: needs git, and a repository around the working folder`);
});

test('--since and --staged are one too many', () => {
  expect(pgLint(folderOf({}), ['--since', 'HEAD', '--staged']).stderr).toContain('one of them only');
});

describe('--shard', () => {
  const folder = folderWith(7);

  function folderWith(count: number): () => string {
    return () => folderOf(Object.fromEntries(Array.from({ length: count }, (_, i) => [`in/${i}.json`, GOOD])));
  }

  test.each([1, 2, 3, 7, 9])('%i parts have every file once', (parts) => {
    const made = folder();
    const files = Array.from({ length: parts }, (_, i) => filesOf(made, '--shard', `${i + 1}/${parts}`, '.'));
    expect(files.flat().sort()).toEqual(Array.from({ length: 7 }, (_, i) => `in/${i}.json`));
    expect(
      Math.max(...files.map(({ length }) => length)) - Math.min(...files.map(({ length }) => length)),
    ).toBeLessThan(2);
  });

  test.each(['0/2', '3/2', '1', 'a/b', '1/0', '-1/2', '1/2x'])('%s is no part', (value) => {
    const { status, stderr } = pgLint(folder(), [`--shard=${value}`, '.']);
    expect([status, stderr]).toEqual([
      2,
      `pg-lint: --shard "${value}": a part and the number of parts, such as 1/4\nSee pg-lint --help.\n`,
    ]);
  });

  test('has the same files, in whatever order they are named', () => {
    const made = folder();
    expect(filesOf(made, '--shard', '1/2', 'in/1.json', 'in/0.json')).toEqual(['in/0.json']);
    expect(filesOf(made, '--shard', '1/2', 'in/0.json', 'in/1.json')).toEqual(['in/0.json']);
  });

  test('counts what the other options leave', () => {
    const made = repositoryOf({ 'a.json': GOOD, 'b.json': GOOD });
    mkdirSync(join(made, 'new'));
    for (const name of ['c', 'd']) writeFileSync(join(made, `new/${name}.json`), GOOD);
    expect(filesOf(made, '--since', 'HEAD', '--shard', '2/2', '.')).toEqual(['new/d.json']);
  });
});
