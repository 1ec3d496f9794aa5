import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compiledFolder } from '../../src/cli/compiled-code.ts';
import { COMMAND, folderOf } from './command.ts';

const BAD = '{"cart":{"items":[{"quantityUnit":"pcs"}]}}';
const CONFIG = 'export default { rules: { "allowed-value": "off" } };';

/** The command as it is installed, beside payloads. */
function install(): string {
  const folder = folderOf({ 'bad.json': BAD, 'configured/bad.json': BAD, 'configured/pg-lint.config.mjs': CONFIG });
  cpSync(dirname(COMMAND), join(folder, 'node_modules/@pg/lint/dist'), { recursive: true });
  return folder;
}

/** The report of a run that needs other parts of the command, and a program that it imports. */
const lint = (folder: string, env: NodeJS.ProcessEnv = {}): string => run(folder, ['bad.json', 'configured'], env);

function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const command = join(folder, 'node_modules/@pg/lint/dist/pg-lint.cjs');
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  expect(stderr).toBe('');
  return stdout;
}

const REPORTED = '2 files checked: 1 error';

const keptIn = (folder: string): string => join(folder, 'node_modules/.cache/pg-lint');

/** The files of compiled code, whoever keeps them. */
const filesIn = (folder: string): string[] =>
  readdirSync(keptIn(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test.each([
  ['/shop/node_modules/@pg/lint/dist', '/shop/node_modules/.cache/pg-lint'],
  ['/shop/node_modules/a/node_modules/@pg/lint/dist', '/shop/node_modules/a/node_modules/.cache/pg-lint'],
  ['/node_modules/@pg/lint/dist', '/node_modules/.cache/pg-lint'],
  ['/pg-rules/packages/lint/dist', '/pg-rules/packages/lint/node_modules/.cache/pg-lint'],
])('what is compiled of %s is kept in %s', (folder, kept) => {
  expect(compiledFolder(folder)).toBe(kept);
});

describe('compiled code is kept beside the installed packages', () => {
  test('and taken, which changes nothing', () => {
    const folder = install();
    const first = lint(folder);
    expect(first).toContain(REPORTED);
    expect(filesIn(folder).length).toBeGreaterThan(0);
    const times = filesIn(folder).map((file) => statSync(file).mtimeMs);
    expect(lint(folder)).toEqual(first);
    expect(filesIn(folder).map((file) => statSync(file).mtimeMs)).toEqual(times);
  });

  test.each([
    ['half of it is lost', (file: string) => truncateSync(file, statSync(file).size >> 1)],
    ['all of it is lost', (file: string) => truncateSync(file)],
    ['it is something else', (file: string) => writeFileSync(file, 'something else')],
  ])('but where %s', (_, damage) => {
    const folder = install();
    const first = lint(folder);
    for (const file of filesIn(folder)) damage(file);
    const damaged = filesIn(folder).map((file) => readFileSync(file));
    expect(lint(folder)).toEqual(first);
    expect(filesIn(folder).map((file) => readFileSync(file))).not.toEqual(damaged);
    expect(lint(folder)).toEqual(first);
  });

  test('but where the command is another one', () => {
    const folder = install();
    lint(folder);
    const command = join(folder, 'node_modules/@pg/lint/dist/pg-lint/command.cjs');
    writeFileSync(command, readFileSync(command, 'utf8').replaceAll('checked: ', 'scanned: '));
    expect(lint(folder)).toContain('scanned: 1 error');
  });

  test('but where it can’t be', () => {
    const folder = install();
    writeFileSync(join(folder, 'node_modules/.cache'), '');
    expect(lint(folder)).toContain(REPORTED);
  });

  test('of a hook’s run, too, which names no file', () => {
    const folder = install();
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    expect(run(folder, ['--staged'])).not.toBe('');
    expect(filesIn(folder).length).toBeGreaterThan(0);
  });

  test.each(['--version', '--help', '-h'])('but not of a run with %s, which compiles little', (option) => {
    const folder = install();
    expect(run(folder, [option])).not.toBe('');
    expect(existsSync(keptIn(folder))).toBe(false);
    lint(folder);
    expect(filesIn(folder).length).toBeGreaterThan(0);
  });

  test('but where the runtime is told to keep none', () => {
    const folder = install();
    expect(lint(folder, { NODE_DISABLE_COMPILE_CACHE: '1' })).toContain(REPORTED);
    expect(existsSync(keptIn(folder))).toBe(false);
  });
});

test('no value of a payload is in compiled code', () => {
  const folder = install();
  writeFileSync(join(folder, 'bad.json'), '{"descriptor":4111111111111111,"shipping_city":"PLANTED PLANTED"}');
  lint(folder);
  for (const file of filesIn(folder)) expect(readFileSync(file, 'latin1')).not.toMatch(/PLANTED|41111/);
});
