// The names of the report formats are public only as words of --help.

import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { FileLinter } from '../../src/files.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

describe('a report replaces no file that is not a report', () => {
  const FILES = {
    'a.json': BAD,
    'ignored/i.json': GOOD,
    'notes.md': '# Notes\n\n1 file checked: 0 errors, 0 warnings, 0 notes\n',
    'list.json': '[{"description":"A pair"}]',
    'pg-lint.config.json': '{"ignores":["ignored"],"baseline":"base.json"}',
    'base.json': '{"version":1,"files":{}}',
    'real/inner/x.json': GOOD,
    'real/a.json': GOOD,
  };

  test.each([
    './a.json',
    'missing/../a.json',
    'missing/deep/../../a.json',
    'link/../a.json',
    'to-payload',
    'missing/../to-payload',
    'to-link',
    ...Object.keys(FILES),
  ])('%s', async (output) => {
    const folder = folderOf(FILES);
    symlinkSync('real/inner', join(folder, 'link'));
    symlinkSync('a.json', join(folder, 'to-payload'));
    symlinkSync('to-payload', join(folder, 'to-link'));
    const before = readdirSync(folder);
    for (const args of [['--output', output], [`--format=junit:${output}`]]) {
      expect(await pgLint(folder, [...args, 'a.json'])).toEqual({
        status: 2,
        stdout: '',
        stderr: `pg-lint: ${output}: the report must not replace a file that is not a report; name another file, or delete it\nSee pg-lint --help.\n`,
      });
    }
    for (const [name, text] of Object.entries(FILES)) expect(read(folder, name)).toBe(text);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('also not a baseline that the same run writes', async () => {
    const folder = folderOf({ 'a.json': BAD });
    const args = ['--baseline', 'b', '--update-baseline', '--output', './b', 'a.json'];
    expect((await pgLint(folder, args)).status).toBe(2);
    expect(JSON.parse(read(folder, 'b')).version).toBe(1);
  });

  test.each(formats)('a %s report is replaced by each other one, and by itself', async (format) => {
    const folder = folderOf({ 'bad.json': BAD, 'good.json': GOOD, ' spaced.json': BAD });
    for (const payload of ['bad.json', 'good.json', ' spaced.json']) {
      for (const next of formats) {
        for (const each of [format, next]) {
          const { stdout } = await pgLint(folder, ['--format', each, payload]);
          const run = await pgLint(folder, [`--format=${each}:r`, payload]);
          expect(run).toEqual({ status: payload === 'good.json' ? 0 : 1, stdout: '', stderr: '' });
          expect(read(folder, 'r')).toBe(stdout);
        }
      }
    }
  });
});

const EMPTY = '{"version":1,"files":{}}';

describe('links', () => {
  test('a report and a baseline are written through links', async () => {
    const folder = folderOf({ 'a.json': BAD, 'out/old': '', 'out/report': '', 'base-file': EMPTY });
    symlinkSync('out', join(folder, 'folder'));
    symlinkSync('folder/report', join(folder, 'to-report'));
    symlinkSync('to-report', join(folder, 'report'));
    symlinkSync(join(folder, 'base-file'), join(folder, 'base'));
    const args = ['--output', 'report', '--baseline', 'base', '--update-baseline', 'a.json'];
    expect((await pgLint(folder, args)).status).toBe(0);
    expect(readdirSync(join(folder, 'out'))).toEqual(['old', 'report']);
    expect(await pgLint(folder, ['--baseline', 'base-file', 'a.json'])).toMatchObject({ status: 0 });
  });

  test("two reports can't be one file, and a link that leads to no file is an error", async () => {
    const folder = folderOf({ 'a.json': BAD, r: '' });
    symlinkSync('r', join(folder, 'to-r'));
    symlinkSync('loop', join(folder, 'loop'));
    const two = await pgLint(folder, ['--format=json:r', '--format=sarif:to-r', 'a.json']);
    expect([two.status, two.stderr]).toEqual([2, expect.stringContaining('another file for each report')]);
    symlinkSync('absent', join(folder, 'dangling'));
    for (const [name, why] of [
      ['loop', 'too many symbolic links encountered'],
      ['dangling', 'the link leads to no file'],
    ] as const) {
      const stderr = `pg-lint: ${name}: the report could not be written (${why})\nSee pg-lint --help.\n`;
      expect(await pgLint(folder, ['--output', name, 'a.json'])).toMatchObject({ status: 2, stderr });
      expect(lstatSync(join(folder, name)).isSymbolicLink()).toBe(true);
    }
  });

  test('/dev/stdout is standard output', async () => {
    const folder = folderOf({ 'a.json': BAD });
    const { stdout } = await pgLint(folder, ['--format', 'json', 'a.json']);
    expect(await pgLint(folder, ['--format=json:/dev/stdout', 'a.json'])).toEqual({ status: 1, stdout, stderr: '' });
  });
});

test("runs at the same time keep each other's findings in one baseline", async () => {
  const names = ['a', 'b', 'c', 'd'];
  const folder = folderOf(Object.fromEntries(names.map((name) => [`${name}/x.json`, BAD])));
  const baseline = join(folder, 'base');
  const update = (name: string) =>
    new FileLinter({ baseline, updatesBaseline: true }).lintFiles([join(folder, name)], { onFile: () => {} });
  await Promise.all(names.map(update));
  expect(Object.keys(JSON.parse(read(folder, 'base')).files)).toEqual(names.map((name) => `${name}/x.json`));
  writeFileSync(baseline, '');
  await expect(update('a')).rejects.toThrow('the baseline must be a file that --update-baseline wrote');
});
