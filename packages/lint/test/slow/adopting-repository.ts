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

/** The code blocks of a page in one language. */
export const blocksOf = (page: string, language: string): string[] =>
  [...read(`docs/adopt/${page}`).matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

export const blockWith = (page: string, language: string, part: string): string => {
  const [block, ...others] = blocksOf(page, language).filter((text) => text.includes(part));
  expect([typeof block, others]).toEqual(['string', []]);
  return block ?? '';
};

/** Converts a Python pattern. Older versions of Node do not support groups with `(?i:...)`. */
export const fromPythonPattern = (pattern: string): RegExp =>
  new RegExp(pattern.replace(/\(\?i:([a-z\d|]*)\)/g, (_, words: string) => `(?:${words.replace(/[a-z]/g, anyCase)})`));

const anyCase = (letter: string): string => `[${letter}${letter.toUpperCase()}]`;

/** Runs a program without a terminal, network or user settings. */
export function run(cwd: string, program: string, args: readonly string[], env: Record<string, string> = {}) {
  const own = { HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  const path = `${join(cwd, '.fake')}:${process.env.PATH}`;
  return spawnSync(program, args, { cwd, encoding: 'utf8', env: { PATH: path, ...own, ...env } });
}

export function ok(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(cwd, program, args);
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

/** Creates a repository with the package in `node_modules`, like npm installs it. */
export function repositoryOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = folderOf({ '.gitignore': 'node_modules\n.fake\n.npm\n', ...files });
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

/** Replaces `npx --yes PACKAGE`, which needs the registry. Runs the installed package; returns a function to read its arguments. */
export function installFakeNpx(folder: string): () => string[] {
  const argumentsFile = join(folder, '.fake/arguments');
  writeIn(
    folder,
    '.fake/npx',
    `#!/bin/bash
printf '%s\\0' "$@" > '${argumentsFile}'
[[ $1 == --yes ]] && shift
if [[ $1 == --package ]]; then shift 4; else shift; fi
exec '${join(folder, 'node_modules/.bin/pg-lint')}' "$@"
`,
  );
  chmodSync(join(folder, '.fake/npx'), 0o755);
  return () => (existsSync(argumentsFile) ? readFileSync(argumentsFile, 'utf8').split('\0').slice(0, -1) : []);
}

/** Replaces `npm install PACKAGE`, which needs the registry. It records its folder, settings and package, and installs the built command. */
export function installFakeNpm(folder: string): () => string[] {
  const log = join(folder, '.fake/installs');
  writeIn(
    folder,
    '.fake/npm',
    `#!/bin/bash
printf '%s\\0' "$PWD" "$NPM_CONFIG_USERCONFIG" "\${NPM_CONFIG_REGISTRY-}" "\${@: -1}" > '${log}'
mkdir -p node_modules/@pg/lint
cp -r '${DIST}' node_modules/@pg/lint/dist
`,
  );
  chmodSync(join(folder, '.fake/npm'), 0o755);
  return () => (existsSync(log) ? readFileSync(log, 'utf8').split('\0').slice(0, -1) : []);
}
