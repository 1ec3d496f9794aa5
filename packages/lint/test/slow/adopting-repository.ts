import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { DIST } from '../e2e/built-command.ts';
import { folderOf, writeIn } from '../e2e/command.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The blocks of a page that are of one language, each as it is copied. */
export const blocksOf = (page: string, language: string): string[] =>
  [...read(`docs/adopt/${page}`).matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

export const blockWith = (page: string, language: string, part: string): string => {
  const [block, ...others] = blocksOf(page, language).filter((text) => text.includes(part));
  expect([typeof block, others]).toEqual(['string', []]);
  return block ?? '';
};

/** A pattern of Python's for JavaScript: older versions of Node have no group whose letters are of any case. */
export const patternOfPython = (pattern: string): RegExp =>
  new RegExp(pattern.replace(/\(\?i:([a-z\d|]*)\)/g, (_, words: string) => `(?:${words.replace(/[a-z]/g, anyCase)})`));

const anyCase = (letter: string): string => `[${letter}${letter.toUpperCase()}]`;

/** Runs a program without a terminal, the network or the settings of whoever runs the tests. */
export function run(cwd: string, program: string, args: readonly string[], env: Record<string, string> = {}) {
  const own = { HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  const path = `${join(cwd, '.stand-in')}:${process.env.PATH}`;
  return spawnSync(program, args, { cwd, encoding: 'utf8', env: { PATH: path, ...own, ...env } });
}

export function ok(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(cwd, program, args);
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

/** A repository with the package in its `node_modules`, where npm would put it. */
export function repositoryOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = folderOf({ '.gitignore': 'node_modules\n.stand-in\n.npm\n', ...files });
  const target = join(folder, 'node_modules/@pg/lint');
  cpSync(DIST, join(target, 'dist'), { recursive: true });
  writeIn(target, 'package.json', read('packages/lint/package.json'));
  writeIn(target, 'dist/problem-matcher.json', read('actions/pg-lint/problem-matcher/problem-matcher.json'));
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(join(target, packageJson.bin['pg-lint']), join(folder, 'node_modules/.bin/pg-lint'));
  ok(folder, 'git', 'init', '-q');
  ok(folder, 'git', 'config', 'user.name', 'Test');
  ok(folder, 'git', 'config', 'user.email', 'test@pay.example');
  return folder;
}

/** In the place of `npx --yes PACKAGE`, which would ask the registry: it runs what is installed, and notes its arguments. */
export function standInForNpx(folder: string): () => string[] {
  const notes = join(folder, '.stand-in/arguments');
  writeIn(
    folder,
    '.stand-in/npx',
    `#!/bin/bash
printf '%s\\0' "$@" > '${notes}'
[[ $1 == --yes ]] && shift
if [[ $1 == --package ]]; then shift 4; else shift; fi
exec '${join(folder, 'node_modules/.bin/pg-lint')}' "$@"
`,
  );
  chmodSync(join(folder, '.stand-in/npx'), 0o755);
  return () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\0').slice(0, -1) : []);
}
