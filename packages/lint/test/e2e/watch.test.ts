import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, pgLint } from './command.ts';
import { WatchedRun } from './watched.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{"descriptor":"Order 1001 in far too many words"}';
const UNKNOWN = '{"descriptor":"Order 1001","other":1}';

const NO_ERROR = '0 errors, 0 warnings, 0 notes';

/** Writes files of a folder. */
function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe('--watch checks again', () => {
  test('what is changed, added, removed and renamed, and nothing else', async () => {
    const folder = folderOf({ 'in/a.json': GOOD, 'in/b.json': GOOD, 'in/deep/c.json': GOOD });
    const run = new WatchedRun(folder, ['in']);
    await run.shows('] 3 files checked, 0 as before', `3 files checked: ${NO_ERROR}`);
    put(folder, { 'in/a.json': BAD });
    await run.shows('] 1 file checked, 2 as before', 'in/a.json', 'at most 20', '3 files checked: 1 error');
    put(folder, { 'in/deep/d.json': BAD });
    await run.shows('] 1 file checked, 3 as before', 'in/a.json', 'in/deep/d.json', '4 files checked: 2 errors');
    rmSync(join(folder, 'in/a.json'));
    await run.shows('] 0 files checked, 3 as before', '3 files checked: 1 error');
    renameSync(join(folder, 'in/deep/d.json'), join(folder, 'in/e.json'));
    await run.shows('in/e.json', '3 files checked: 1 error');
    mkdirSync(join(folder, 'in/new/newer'), { recursive: true });
    put(folder, { 'in/new/newer/f.json': BAD });
    await run.shows('in/new/newer/f.json', '4 files checked: 2 errors');
    rmSync(join(folder, 'in/new'), { recursive: true });
    await run.shows('3 files checked: 1 error');
    mkdirSync(join(folder, 'in/new'));
    put(folder, { 'in/new/g.json': BAD });
    await run.shows('in/new/g.json', '4 files checked: 2 errors');
    put(folder, { 'in/new/g.json': GOOD });
    await run.shows(/in\/e\.json.*4 files checked: 1 error/s);
  });

  test('files that are named and globs', async () => {
    const folder = folderOf({ 'a.json': GOOD, 'b.json': GOOD, 'in/c.txt': GOOD });
    const run = new WatchedRun(folder, ['a.json', 'in/*.txt']);
    await run.shows('2 files checked');
    put(folder, { 'b.json': BAD, 'in/d.json': BAD, 'in/d.txt': BAD });
    await run.shows('in/d.txt', '3 files checked: 1 error');
    put(folder, { 'a.json': BAD });
    await run.shows('a.json', '3 files checked: 2 errors');
    rmSync(join(folder, 'a.json'));
    await run.shows('pg-lint: a.json: no such file or folder\n');
    put(folder, { 'a.json': GOOD });
    await run.shows('3 files checked: 1 error');
  });

  test('a folder that comes later', async () => {
    const folder = folderOf({});
    const run = new WatchedRun(folder, ['later/in']);
    await run.shows('] nothing checked', 'pg-lint: later/in: no such file or folder\n');
    mkdirSync(join(folder, 'later'));
    mkdirSync(join(folder, 'later/in'));
    put(folder, { 'later/in/a.json': BAD });
    await run.shows('later/in/a.json', '1 file checked: 1 error');
  });

  test('with a configuration that comes, breaks, is mended and goes', async () => {
    const folder = folderOf({ 'in/a.json': UNKNOWN, 'in/b.json': GOOD });
    const run = new WatchedRun(folder, ['in']);
    await run.shows('2 files checked: 0 errors, 1 warning');
    put(folder, { 'pg-lint.config.json': '{"rules": {"unknown-entry": "error"}}' });
    await run.shows('] 2 files checked, 0 as before', '2 files checked: 1 error, 0 warnings');
    put(folder, { 'pg-lint.config.json': '{"rules": {"unknown-entry": "loud"}}' });
    await run.shows('] nothing checked', /pg-lint: pg-lint\.config\.json:1:29: rules\.unknown-entry: /);
    put(folder, { 'pg-lint.config.json': '{"ignores": ["in/a.json"]}' });
    await run.shows(`1 file checked: ${NO_ERROR} (1 file left out: ignored by the configuration)`);
    rmSync(join(folder, 'pg-lint.config.json'));
    await run.shows('2 files checked: 0 errors, 1 warning');
  });

  test.each([
    ['pg-lint.config.mjs', 'export default'],
    ['pg-lint.config.js', 'module.exports ='],
  ])('with a configuration that is a program: %s', async (name, start) => {
    const rule = (severity: string): string => `${start} { rules: { 'unknown-entry': '${severity}' } };`;
    const folder = folderOf({ 'a.json': UNKNOWN, [name]: rule('error') });
    const run = new WatchedRun(folder, ['a.json']);
    await run.shows('1 file checked: 1 error');
    put(folder, { [name]: rule('off') });
    await run.shows(NO_ERROR);
    put(folder, { [name]: `\n\n  throw new TypeError('not yet');` });
    await run.shows(`pg-lint: ${name}:3:9: the configuration can’t be loaded (TypeError: not yet)`);
    put(folder, { [name]: rule('info') });
    await run.shows('1 file checked: 0 errors, 0 warnings, 1 note');
  });

  test('with another baseline, and another .gitignore', async () => {
    const folder = folderOf({ 'in/a.json': BAD, 'in/b.json': GOOD, '.git/HEAD': '', 'known/none': '' });
    pgLint(folder, ['--baseline', 'known/new.json', '--update-baseline', 'in']);
    put(folder, { 'known/base.json': '{"version": 1, "files": {}}' });
    const run = new WatchedRun(folder, ['--baseline', 'known/base.json', 'in']);
    await run.shows('] 2 files checked, 0 as before', '2 files checked: 1 error');
    renameSync(join(folder, 'known/new.json'), join(folder, 'known/base.json'));
    await run.shows('] 0 files checked, 2 as before', `${NO_ERROR} (1 finding left out: in the baseline)`);
    put(folder, { '.gitignore': 'b.json\n' });
    await run.shows(`1 file checked: ${NO_ERROR}`);
    put(folder, { 'known/base.json': '{' });
    await run.shows('pg-lint: known/base.json: no baseline, ');
  });

  test('and says nothing where nothing came of it', async () => {
    const folder = folderOf({ 'a.json': GOOD, 'notes/a.css': '' });
    const run = new WatchedRun(folder, ['.']);
    await run.shows('1 file checked');
    put(folder, { 'notes/a.css': 'a {}', 'b.css': '' });
    put(folder, { 'a.json': BAD });
    const shown = await run.shows('1 error');
    expect(shown.match(/checked, \d+ as before/g)).toEqual(['checked, 0 as before']);
  });
});

test('--watch with --format github prints lines, and no bytes for terminals', async () => {
  const folder = folderOf({ 'a.json': BAD });
  const run = new WatchedRun(folder, ['--format', 'github', '--quiet', '.']);
  const shown = await run.shows('::error file=a.json,line=1');
  expect(shown).not.toContain('\x1b');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends --watch with status 0, whatever was found', async (signal) => {
  const run = new WatchedRun(folderOf({ 'a.json': BAD }), ['.']);
  await run.shows('1 error');
  expect(await run.end(signal)).toBe(0);
});

test('a repeated change costs its own file only: what was known before a mistake is known after it', async () => {
  const folder = folderOf({ 'a.json': GOOD, 'b.json': GOOD, 'pg-lint.config.json': '{}' });
  const run = new WatchedRun(folder, ['.']);
  await run.shows('2 files checked');
  put(folder, { 'pg-lint.config.json': '{' });
  await run.shows('nothing checked');
  put(folder, { 'pg-lint.config.json': '{}' });
  await run.shows('] 0 files checked, 2 as before');
});

test.each([
  [['-'], '-: standard input is read once'],
  [['--fix', '.'], '--fix: files are not mended while they are written'],
  [['--staged'], '--staged: what is staged is no file that changes'],
  [['--baseline', 'b.json', '--update-baseline', '.'], '--update-baseline: a baseline is written once'],
  [['--cache', 'c.json', '.'], '--cache: what is known is kept at hand'],
  [['--output', 'r.txt', '.'], 'reports in files: it prints one report after another'],
  [['--format', 'json', '.'], '--format json: one report after another is stylish or github'],
])('--watch and %j end with status 2 and a sentence', (args, sentence) => {
  const { status, stdout, stderr } = pgLint(folderOf({ 'a.json': BAD }), ['--watch', ...args]);
  expect([status, stdout, stderr]).toEqual([2, '', `pg-lint: --watch and ${sentence}\nSee pg-lint --help.\n`]);
});
