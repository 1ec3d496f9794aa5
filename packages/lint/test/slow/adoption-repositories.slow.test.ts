import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BAD, GOOD, type JsonReport, places, writeIn } from '../e2e/command.ts';
import { isFull } from '../full.ts';
import { blockWith, ok, repositoryOf, run } from './adopting-repository.ts';
import { FIXED, repositories } from './repositories.ts';

const PLUGIN = fileURLToPath(new URL('../../../eslint-plugin', import.meta.url));

/** A hash of the names and contents of all files. */
function hashTree(folder: string): string {
  ok(folder, 'git', 'add', '-A');
  return ok(folder, 'git', 'write-tree').trim();
}

const pgLint = (folder: string, ...args: string[]) => run(folder, 'node_modules/.bin/pg-lint', args);

function reported(folder: string): object {
  const { status, stdout } = pgLint(folder, '--format', 'json', '.');
  expect(status).toBe(1);
  const { files }: JsonReport = JSON.parse(stdout);
  return Object.fromEntries(files.map(({ file, findings }) => [file, places(findings)]));
}

test.each(isFull ? repositories : repositories.slice(0, 1))(
  '%s adopts the command, and only the payload with a fix changes',
  (_, { files, expected }) => {
    const folder = repositoryOf(files);
    const before = hashTree(folder);
    expect(ok(folder, 'node_modules/.bin/pg-lint', 'init')).toContain('--update-baseline .');
    expect(reported(folder)).toEqual(expected);
    ok(folder, 'node_modules/.bin/pg-lint', '--update-baseline', '.');
    expect(ok(folder, 'node_modules/.bin/pg-lint', '.')).toContain(`${Object.keys(expected).length} files checked`);
    const adopted = hashTree(folder);
    const added = ['pg-lint.baseline.json', 'pg-lint.config.json'];
    expect(ok(folder, 'git', 'diff', '--name-only', before, adopted).trim().split('\n')).toEqual(added);

    writeIn(folder, '.githooks/pre-commit', blockWith('git-hooks.md', 'sh', '#!/bin/sh'));
    ok(folder, 'sh', '-c', blockWith('git-hooks.md', 'sh', 'core.hooksPath'));
    const commits = (text: string): boolean => {
      writeIn(folder, 'new/card.json', text);
      ok(folder, 'git', 'add', '-A');
      return run(folder, 'git', ['commit', '-qm', 'A card']).status === 0;
    };
    expect([commits(BAD), commits(GOOD)]).toEqual([false, true]);

    writeIn(folder, 'new/card.json', BAD);
    const formats = ['github', 'junit:.fake/junit.xml', 'gitlab:.fake/gitlab.json'];
    const ci = pgLint(folder, ...formats.flatMap((format) => ['--format', format]), '.');
    expect([ci.status, ci.stdout.match(/^::error file=[^,]*/gm)]).toEqual([1, ['::error file=new/card.json']]);
    expect(JSON.parse(readFileSync(join(folder, '.fake/gitlab.json'), 'utf8'))).toHaveLength(1);
    expect(readFileSync(join(folder, '.fake/junit.xml'), 'utf8').match(/<failure/g)).toHaveLength(1);

    const unfixed = hashTree(folder);
    expect(pgLint(folder, '--fix', '.').status).toBe(1);
    expect(ok(folder, 'git', 'diff', '--name-only', unfixed, hashTree(folder))).toBe(`${FIXED}\n`);
  },
);

test.each([
  [9, 'eslint-9'],
  [10, 'eslint'],
])('ESLint %i finds payloads in source code, and in JSON as on the page', (major, name) => {
  const [, app] = repositories[2] ?? [];
  const page = blockWith('editors.md', 'js', 'pg/json');
  const folder = repositoryOf({
    ...app?.files,
    'editors.config.mjs': page,
    'fixtures/broken.json': '{"descriptor": secret}',
  });
  const modules = join(folder, 'node_modules');
  for (const scope of ['@typescript-eslint', '@eslint', '@pg']) mkdirSync(join(modules, scope), { recursive: true });
  for (const [from, to = from] of [[name, 'eslint'], ['@typescript-eslint/parser'], ['@eslint/json']] as const)
    symlinkSync(join(PLUGIN, 'node_modules', from ?? ''), join(modules, to ?? ''));
  symlinkSync(PLUGIN, join(modules, '@pg/eslint-plugin'));
  const eslint = (...args: string[]) => run(folder, process.execPath, [join(modules, 'eslint/bin/eslint.js'), ...args]);
  expect(eslint('--version').stdout).toMatch(new RegExp(`^v${major}\\.`));
  const { status, stdout, stderr } = eslint('--format', 'stylish', '.');
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout.match(/\d+:\d+ .*/g)).toEqual([expect.stringMatching(/^2:41 .*pg\/payload-errors/)]);
  const inJson = eslint('--config', 'editors.config.mjs', '--format', 'stylish', 'fixtures').stdout;
  expect(inJson).toMatch(/1:16 +error .*descriptor has a string without quotes/);
  expect(inJson).toMatch(/1:48 .*pg\/payload-errors/);
});
