import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { COMMAND, spawnPgLint } from './built-command.ts';
import { BAD, folderOf, GOOD } from './command.ts';

test('pg-lint runs as a process, also with --disallow-code-generation-from-strings', () => {
  const options = ['--disallow-code-generation-from-strings'];
  const { status, stdout, stderr } = spawnPgLint(folderOf({ 'a.json': BAD }), ['a.json', '-'], GOOD, options);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(
    /^a\.json {2}card-params\n.*\n\n2 files checked: 1 error, 0 warnings, 0 notes\npg-lint explain type-code .*\n$/s,
  );
});

test('the minimum version of Node.js is the one in package.json', () => {
  const [, minimum] = /Node must be (\d+\.\d+) or later, but/.exec(readFileSync(COMMAND, 'utf8')) ?? [];
  expect(packageJson.engines.node).toBe(`^${minimum}.0 || >=22.12.0`);
});

test('reads a named pipe, but none in a folder', () => {
  const write = 'printf \'{"descriptor":"\'; sleep 0.1; printf \'Order 1001"}\'';
  const script = `mkfifo pipe && { (${write}) > pipe & "$0" "$1" --format json pipe; }`;
  const folder = folderOf({ 'a.json': GOOD });
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout).files).toEqual([{ file: 'pipe', kind: 'card-params', findings: [] }]);
  expect(spawnPgLint(folder, ['.'])).toMatchObject({ status: 0, stdout: expect.stringContaining('1 file checked') });
});

test('a removed working folder is an error', () => {
  const script = 'mkdir x && cd x && rmdir ../x && exec "$0" "$@"';
  const run = spawnSync('sh', ['-c', script, process.execPath, COMMAND, '.'], { cwd: folderOf({}), encoding: 'utf8' });
  const message = 'pg-lint: the working folder does not exist (no such file or directory)\nSee pg-lint --help.\n';
  expect([run.status, run.stdout, run.stderr]).toEqual([2, '', message]);
});

test('exits with status 0 if the reader closes the pipe early', async () => {
  const child = spawn(process.execPath, [COMMAND, 'tables', '--format', 'json']);
  child.stdout.destroy();
  const [status, stderr] = await Promise.all([
    new Promise((resolve) => child.on('exit', resolve)),
    child.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString()),
  ]);
  expect([status, stderr]).toEqual([0, '']);
});

/** A Linux device that is always full. */
const FULL = '/dev/full';

test.runIf(existsSync(FULL))('standard output on a full disk is an error', () => {
  const full = openSync(FULL, 'w');
  const run = spawnSync(process.execPath, [COMMAND, '--help'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
  closeSync(full);
  const message = 'pg-lint: standard output could not be written (no space left on device)\nSee pg-lint --help.\n';
  expect([run.status, run.stderr]).toEqual([2, message]);
});
