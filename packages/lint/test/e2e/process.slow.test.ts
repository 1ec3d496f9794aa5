import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { COMMAND, spawnPgLint } from './built-command.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

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

test('reads a named pipe', () => {
  const write = 'printf \'{"descriptor":"\'; sleep 0.1; printf \'Order 1001"}\'';
  const script = `mkfifo pipe && { (${write}) > pipe & "$0" "$1" --format json pipe; }`;
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], {
    cwd: folderOf({}),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout).files).toEqual([{ file: 'pipe', kind: 'card-params', findings: [] }]);
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

describe('a configuration that is a program', () => {
  const CONFIG = '{ rules: { "type-code": "info" } }';

  test('is run', () => {
    const folder = folderOf({
      ...{ 'a/pg-lint.config.mjs': `export default ${CONFIG}`, 'a/a.json': BAD },
      ...{ 'b/pg-lint.config.js': `export default ${CONFIG}`, 'b/a.json': BAD, 'b/package.json': '{"type":"module"}' },
      ...{ 'c/pg-lint.config.js': `module.exports = ${CONFIG}`, 'c/a.json': BAD },
      ...{ 'd/pg-lint.config.mjs': `export default Promise.resolve(${CONFIG})`, 'd/a.json': BAD },
    });
    expect(spawnPgLint(folder, ['.']).stdout).toContain('4 files checked: 0 errors, 0 warnings, 4 notes');
  });

  test('may be TypeScript, if Node supports it', () => {
    const text = `const config: object = ${CONFIG};\nexport default config;`;
    const { stdout, stderr } = spawnPgLint(folderOf({ 'pg-lint.config.ts': text, 'a.json': BAD }), ['a.json']);
    expect(stdout + stderr).toMatch(
      / 1 note\n$|^pg-lint: pg-lint\.config\.ts: Node must be 22\.18 or later to read TypeScript, but is 2/,
    );
  });

  test.each([
    ['export const config = {}', ': the configuration must be a default export'],
    ['\n  throw new Error("first line\\nsecond")', ':2:9: the configuration could not be loaded (Error: first line)'],
    ['throw "a text"', ': the configuration could not be loaded (it threw a string)'],
    ['export default {', ': the configuration could not be loaded (SyntaxError: Unexpected end of input)'],
    ['export default Promise.reject(new Error("no"))', ':1:31: the configuration could not be loaded (Error: no)'],
    ['Promise.reject(new Error("no")); export default {}', ':1:16: the configuration could not be loaded (Error: no)'],
  ])('is reported if it fails: %j', (text, message) => {
    const run = spawnPgLint(folderOf({ 'a.json': BAD, 'pg-lint.config.mjs': text }), ['a.json']);
    const stderr = `pg-lint: pg-lint.config.mjs${message}\nSee pg-lint --help.\n`;
    expect(run).toEqual({ status: 2, stdout: '', stderr });
  });

  test.each(['process.exit(0)', 'setTimeout(() => { throw 1 }); await new Promise(() => {})'])(
    'is reported if it ends the process: %s',
    (text) => {
      const run = spawnPgLint(folderOf({ 'a.json': GOOD, 'pg-lint.config.mjs': text }), ['a.json']);
      const stderr = 'pg-lint: pg-lint.config.mjs: the configuration must not end the process\n';
      expect(run).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(stderr) });
    },
  );

  test('is reported if it does not load within 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const folder = folderOf({ 'a.json': GOOD, 'pg-lint.config.mjs': 'export default new Promise(() => {})' });
    const run = pgLint(folder, ['a.json']);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await run).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('pg-lint.config.mjs: the configuration must load within 10 seconds\n'),
    });
  });

  test('may leave a timer running, and the command exits', () => {
    const folder = folderOf({ 'a.json': GOOD, 'pg-lint.config.mjs': 'setInterval(() => {}, 1000); export default {}' });
    expect(spawnPgLint(folder, ['a.json']).status).toBe(0);
  });

  test('must have a known file extension', () => {
    const { stderr } = spawnPgLint(folderOf({ 'a.json': BAD, 'my.yaml': '' }), ['--config', 'my.yaml', 'a.json']);
    expect(stderr).toContain('my.yaml: the name of a configuration must end in .js, .mjs, .ts or .json');
  });
});
