import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, DIST } from './built-command.ts';
import { BAD, folderOf, pgLint } from './command.ts';

const FIXED = '{"descriptor":"Order 1001"}';
const FIXABLE = FIXED.replace('d', 'D');
const FIX = ['--kind', 'card-params', '--fix', 'in/a.json'];
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/** The root user can replace any file. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const sh = (cwd: string, script: string, args: readonly string[], user = {}) =>
  spawnSync('bash', ['--norc', '-c', script, 'bash', process.execPath, COMMAND, ...args], {
    cwd,
    encoding: 'utf8',
    ...user,
  });

describe("--fix where the file can't be replaced", () => {
  const fixIn = (folder: string) => {
    for (const each of [folder, DIST]) chmodSync(each, 0o755);
    return spawnSync(process.execPath, [COMMAND, ...FIX], { cwd: folder, encoding: 'utf8', ...NOBODY });
  };

  test.each<[string, number, number]>([
    ['a read-only folder', 0o555, 0o666],
    ['a folder where only owners may replace files', 0o1777, 0o666],
    ["a folder that can't be listed", 0o333, 0o666],
    ["a folder of one's own, with a file of another owner", 0o777, 0o666],
  ])('writes it in %s, and keeps owner and mode', (_, folderMode, mode) => {
    const folder = folderOf({ 'in/a.json': FIXABLE });
    chmodSync(join(folder, 'in/a.json'), mode);
    chmodSync(join(folder, 'in'), folderMode);
    const { uid, ino } = statSync(join(folder, 'in/a.json'));
    expect(fixIn(folder)).toMatchObject({ status: 0, stderr: '' });
    chmodSync(join(folder, 'in'), 0o777);
    expect(read(folder, 'in/a.json')).toBe(FIXED);
    expect(statSync(join(folder, 'in/a.json'))).toMatchObject({ uid, ino, mode: 0o100000 | mode });
    expect(readdirSync(join(folder, 'in'))).toEqual(['a.json']);
  });

  test('refuses a file that only its owner may write', () => {
    const folder = folderOf({ 'in/a.json': FIXABLE });
    chmodSync(join(folder, 'in/a.json'), 0o644);
    chmodSync(join(folder, 'in'), 0o777);
    if (NOBODY.uid === undefined) return;
    expect(fixIn(folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('in/a.json: the fixed file could not be written (permission denied)'),
    });
    expect([read(folder, 'in/a.json'), readdirSync(join(folder, 'in'))]).toEqual([FIXABLE, ['a.json']]);
  });
});

describe('a text that is cut off is an error, and the old text stays', () => {
  const large = (text: string): string => `${text.slice(0, -1)},"order":{"description":"${'x'.repeat(5000)}"}}`;

  test.each([0o777, 0o555])('in a folder with mode %o', (mode) => {
    const folder = folderOf({ 'in/a.json': large(FIXABLE) });
    for (const each of [folder, DIST]) chmodSync(each, 0o755);
    chmodSync(join(folder, 'in/a.json'), 0o666);
    chmodSync(join(folder, 'in'), mode);
    const run = sh(folder, 'ulimit -f 2; "$@"', FIX, NOBODY);
    chmodSync(join(folder, 'in'), 0o777);
    expect([run.status, run.stderr]).toEqual([
      2,
      'pg-lint: in/a.json: the fixed file could not be written (file too large)\nSee pg-lint --help.\n',
    ]);
    expect([read(folder, 'in/a.json'), readdirSync(join(folder, 'in'))]).toEqual([large(FIXABLE), ['a.json']]);
  });
});

test.each([
  ['--output /dev/stdout >> log', 1],
  ['--output >(cat >> log)', 2],
  ['--format json:/dev/null', 2],
])('standard output is appended to a file, and other pipes and devices are refused: %s', async (args, status) => {
  const folder = folderOf({ 'a.json': BAD, log: 'before\n' });
  const { stdout } = await pgLint(folder, ['a.json']);
  const run = sh(folder, `"$@" ${args}; status=$?; sleep 0.2; exit $status`, ['a.json']);
  expect(run.status).toBe(status);
  expect(read(folder, 'log')).toBe(status === 1 ? `before\n${stdout}` : 'before\n');
});
