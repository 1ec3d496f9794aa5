import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileLinter, usageMistake } from '../src/files.ts';
import { lintText } from '../src/index.ts';
import { BAD, folderOf, pgLint, places, reportOf, SAMPLES, writeIn } from './e2e/command.ts';

const files = ['good', 'mistakes'].flatMap((folder) =>
  readdirSync(join(SAMPLES, folder)).map((name) => join(folder, name)),
);

test('the linter reports what the command reports about the samples', async () => {
  const linter = new FileLinter();
  const { files: reported } = await reportOf(SAMPLES, ['.']);
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(SAMPLES, file);
      return { file, ...(await linter.lintText(path, readFileSync(path, 'utf8'))) };
    }),
  );
  const byFile = (list: typeof reported) =>
    Object.fromEntries(
      list.filter(({ findings }) => findings.length > 0).map(({ file, findings }) => [file, places(findings)]),
    );
  expect(byFile(reported)).not.toEqual({});
  expect(
    Object.fromEntries(
      found
        .filter(({ findings }) => findings.length > 0)
        .map(({ file, findings }) => [file, findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`)]),
    ),
  ).toEqual(byFile(reported));
});

test('configurations are kept until they are reloaded, baselines are read for each check', async () => {
  const folder = folderOf({ 'pg-lint.config.json': '{"baseline":"known.json"}' });
  const path = join(folder, 'a.json');
  const linter = new FileLinter();
  const countFindings = async () => (await linter.lintText(path, BAD)).findings.length;
  expect(await countFindings()).toBe(1);
  writeIn(folder, 'a.json', BAD);
  await reportOf(folder, ['--update-baseline', '.']);
  expect(await countFindings()).toBe(0);
  writeIn(folder, 'pg-lint.config.json', '{}');
  expect(await countFindings()).toBe(0);
  linter.reload();
  expect(await countFindings()).toBe(1);
});

test("a program that can't wait gets the same settings, suppressions and baseline", () => {
  const configuration = {
    baseline: 'known.json',
    profile: { debitOperations: ['debit'] },
    gateway: 'ours',
    ignores: ['ignored.json'],
    overrides: [{ files: ['a.json'], rules: { 'one-set': 'error' } }],
  };
  const folder = folderOf({ 'pg-lint.config.json': JSON.stringify(configuration) });
  const linter = new FileLinter();
  const optionsFor = (name: string) => linter.lintOptionsFor(join(folder, name));
  expect(optionsFor('a.json')).toEqual({ profile: { debitOperations: ['debit'] }, gateway: 'ours' });
  expect(['ignored.json', 'known.json', 'pg-lint.config.json'].map(optionsFor)).toEqual(Array(3).fill(undefined));
  const { findings } = lintText('{"descriptor":"a","shipping":{}}', optionsFor('a.json'));
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain('one-set warning');
  const reported = linter.reportedIn(join(folder, 'a.json'), findings, 'all');
  expect(reported.map(({ rule, severity }) => `${rule} ${severity}`)).toContain('one-set error');
});

test('a baseline applies to all findings of its file, but not to a part of them', async () => {
  const folder = folderOf({ 'pg-lint.config.json': '{"baseline":"known.json"}', 'a.json': BAD });
  await pgLint(folder, ['--update-baseline', '.']);
  const linter = new FileLinter();
  const { findings } = lintText(BAD);
  const countReported = (name: string, part: 'all' | 'some') =>
    linter.reportedIn(join(folder, name), findings, part).length;
  expect([countReported('a.json', 'all'), countReported('a.json', 'some'), countReported('b.json', 'all')]).toEqual([
    0, 1, 1,
  ]);
});

test('a mistake in a profile, a baseline or a pointer is wrong usage, and no finding', async () => {
  const override = { files: ['a.json'], at: ['/none'] };
  const configs = [{ profile: { require: ['nothing'] } }, { baseline: 'a.json' }, { overrides: [override] }];
  for (const [i, config] of configs.entries()) {
    const folder = folderOf({ 'pg-lint.config.json': JSON.stringify(config), 'a.json': '{}' });
    const checked = new FileLinter().lintText(join(folder, i === 1 ? 'b.json' : 'a.json'), BAD);
    expect(usageMistake(await checked.catch((error) => error))).toMatch(
      /: profile|: the baseline must|: there must be a payload/,
    );
  }
});
