import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const BAD = '{"descriptor":"Order 1001 in far too many words"}';
const WARNED = '{"descriptor":"","other":1}';

const folder = (): string => folderOf({ 'bad.json': BAD, 'warned.json': WARNED, 'taken/file': '' });

describe('--format and --output', () => {
  test('write several reports, make folders, and print one', () => {
    const cwd = folder();
    const args = ['--format', 'sarif:a/b/r.sarif', '--format', 'github', '--format', `json:${join(cwd, 'r.json')}`];
    const { status, stdout, stderr } = pgLint(cwd, [...args, 'bad.json']);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^::error file=bad\.json,/);
    expect(readFileSync(join(cwd, 'a/b/r.sarif'), 'utf8')).toBe(pgLint(cwd, ['--format', 'sarif', 'bad.json']).stdout);
    expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe(pgLint(cwd, ['--format', 'json', 'bad.json']).stdout);
  });

  test('write the default report to a file, without colours, over what was there', () => {
    const cwd = folder();
    const plain = pgLint(cwd, ['bad.json']).stdout;
    expect(pgLint(cwd, ['--color', '--output', 'taken/file', 'bad.json']).stdout).toBe('');
    expect(readFileSync(join(cwd, 'taken/file'), 'utf8')).toBe(plain);
    expect(pgLint(cwd, ['--output', 'taken/file', '-'], BAD)).toEqual({ status: 1, stdout: '', stderr: '' });
  });

  test.each([
    ['--format', 'json', '--output', '-'],
    ['--format', 'json:-'],
    ['--format', 'json:-', '--format', 'sarif:taken/sarif'],
  ])('are printed where the file is -: %j %j %j %j', (...args) => {
    const cwd = folder();
    const { stdout } = pgLint(cwd, ['--format', 'json', 'bad.json']);
    expect(pgLint(cwd, [...args, 'bad.json'])).toEqual({ status: 1, stdout, stderr: '' });
    expect(existsSync(join(cwd, '-'))).toBe(false);
  });

  test.each([
    [['--format', 'xml'], '--format "xml": there is stylish, json, sarif, '],
    [['--format', ':file'], '--format "": there is stylish, json, sarif, '],
    [['--format', 'xml:file'], '--format "xml": there is stylish, json, sarif, '],
    [['--format', 'sarif:'], '--format sarif: the name of a file is missing'],
    [['--output', ''], '--output: the name of a file is missing'],
    [['--format', 'json', '--format', 'sarif'], '--format: only one report can be printed'],
    [['--format', 'json:a', '--format', 'sarif:./a'], '--format: two reports have the same file'],
    [['--format', 'json', '--format', 'sarif:-'], '--format: only one report can be printed'],
    [['--format', 'json:a', '--output', 'b'], '--output is for one report'],
    [['--format', 'json', '--format', 'sarif', '--output', 'b'], '--output is for one report'],
    [['--output', './bad.json'], './bad.json: a payload that was checked, not a place for a report'],
    [['--output', 'link.json'], 'link.json: a payload that was checked, not a place for a report'],
    [['--output', 'taken'], 'taken: the report can’t be written (illegal operation on a directory)'],
    [['--output', 'taken/file/r'], 'taken/file/r: the report can’t be written (not a directory)'],
    [['--output', 'taken/file/a/r'], 'taken/file/a/r: the report can’t be written (not a directory)'],
    [['--max-warnings', 'x'], '--max-warnings "x": a whole number, 0 to 999999999'],
    [['--max-warnings=-1'], '--max-warnings "-1": a whole number, 0 to 999999999'],
    [['--max-size', '10000'], '--max-size "10000": a whole number, 1 to 9999'],
  ])('%j ends with status 2 and a sentence', (args, sentence) => {
    const cwd = folder();
    symlinkSync('bad.json', join(cwd, 'link.json'));
    const { status, stdout, stderr } = pgLint(cwd, [...args, 'bad.json', 'warned.json']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`pg-lint: ${sentence}`);
    expect(readFileSync(join(cwd, 'bad.json'), 'utf8')).toBe(BAD);
  });

  test('are of no use to tables but for one format', () => {
    for (const args of [
      ['--output', 'a'],
      ['--format', 'json', '--format', 'text'],
      ['--format', 'json:a'],
    ]) {
      expect(pgLint(folder(), ['tables', ...args]).status).toBe(2);
    }
  });
});

test('--quiet leaves out all but errors, and still counts them', () => {
  const { files, summary } = jsonOf(pgLint(folder(), ['--quiet', '--format', 'json', 'bad.json', 'warned.json']));
  expect(files.map(({ findings }) => findings.map(({ severity }) => severity))).toEqual([['error'], []]);
  expect(summary).toEqual({ files: 2, errors: 1, warnings: 2, infos: 0 });
});

test('--quiet makes no report say that a file has no warnings', () => {
  const cwd = folderOf({ 'both.json': '{"descriptor":5,"other":1}' });
  const reportIn = (format: string) => pgLint(cwd, ['--quiet', '--format', format, 'both.json']).stdout;
  expect(reportIn('markdown')).toContain(
    '1 file checked: 1 error, 1 warning, 0 notes.\n\n### both.json (card-params)\n\n1 error\n',
  );
  expect(reportIn('junit')).toContain('<failure message="1 error" ');
  expect(reportIn('github')).toMatch(/^::error .+\n1 file checked: 1 error, 1 warning, 0 notes\n$/);
});

describe('--max-warnings', () => {
  test.each([
    ['1', 1, 'pg-lint: 2 warnings, at most 1\n'],
    ['2', 0, ''],
    ['3', 0, ''],
  ])('%s', (most, status, stderr) => {
    for (const quiet of [[], ['--quiet']]) {
      const run = pgLint(folder(), [...quiet, '--max-warnings', most, 'warned.json']);
      expect([run.status, run.stderr]).toEqual([status, stderr]);
    }
  });

  test('ends with 0 where errors would, too', () => {
    const run = pgLint(folder(), ['--exit-zero', '--max-warnings', '0', 'warned.json']);
    expect([run.status, run.stderr]).toEqual([0, '']);
  });
});
