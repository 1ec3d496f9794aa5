import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { COMMAND, spawnPgLint } from './built-command.ts';
import { BAD, folderOf, GOOD, SAMPLES } from './command.ts';

test('prints and ends as a process', () => {
  const { status, stdout, stderr } = spawnPgLint(folderOf({ 'a.json': BAD }), ['a.json', '-'], GOOD);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^a\.json {2}card-params\n.*\n\n2 files checked: 1 error, 0 warnings, 0 notes\n$/s);
  expect(spawnPgLint('.', ['--version']).stdout).toBe(`${packageJson.version}\n`);
});

test('runs where no code may be made of strings', () => {
  const run = spawnPgLint(SAMPLES, ['--quiet', 'good'], '', ['--disallow-code-generation-from-strings']);
  expect([run.status, run.stderr]).toEqual([0, '']);
});

test('the oldest Node.js that is accepted is the one that the package asks for', () => {
  const [, least] = /(\d+\.\d+) or later is needed/.exec(readFileSync(COMMAND, 'utf8')) ?? [];
  expect(packageJson.engines.node).toBe(`>=${least}`);
});

test('reads a pipe that has a name', () => {
  const write = 'sleep 0.1; printf \'{"descriptor":"\'; sleep 0.1; printf \'Order 1001"}\'';
  const script = `mkfifo pipe && { (${write}) > pipe & "$0" "$1" --format json pipe; }`;
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], {
    cwd: folderOf({}),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout).files).toEqual([{ file: 'pipe', kind: 'card-params', findings: [] }]);
});

test.each([[['.']], [['explain', 'one-set']]])('a removed working folder is told: %j', (args) => {
  const script = 'mkdir x && cd x && rmdir ../x && exec "$0" "$@"';
  const run = spawnSync('sh', ['-c', script, process.execPath, COMMAND, ...args], {
    cwd: folderOf({}),
    input: GOOD,
    encoding: 'utf8',
  });
  const message = 'pg-lint: the working folder can’t be found (no such file or directory)\nSee pg-lint --help.\n';
  expect([run.status, run.stdout, run.stderr]).toEqual([2, '', message]);
});

test('a reader that closes the pipe early is no failure', async () => {
  const child = spawn(process.execPath, [COMMAND, 'tables', '--format', 'json']);
  child.stdout.destroy();
  const [status, stderr] = await Promise.all([
    new Promise((resolve) => child.on('exit', resolve)),
    child.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString()),
  ]);
  expect([status, stderr]).toEqual([0, '']);
});

/** A device of Linux that is always full. */
const FULL = '/dev/full';

test.runIf(existsSync(FULL))('standard output that takes no more is told', () => {
  const full = openSync(FULL, 'w');
  const run = spawnSync(process.execPath, [COMMAND, '--help'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
  closeSync(full);
  const message = 'pg-lint: standard output can’t be written (no space left on device)\nSee pg-lint --help.\n';
  expect([run.status, run.stderr]).toEqual([2, message]);
});

test('is a filter behind split and xargs', () => {
  const folder = folderOf({ 'all.ndjson': `${GOOD}\n${BAD}\n`.repeat(20) });
  const script = `split -l 20 all.ndjson part- &&
    ls part-* | xargs -P 2 -I {} sh -c '"$0" "$1" --ndjson --format json --output "$2.json" - < "$2"' "$0" "$1" {}`;
  const { status } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], { cwd: folder });
  expect(status).toBe(123); // xargs: a command ended with a status from 1 to 125
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const summaries = reports.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).summary);
  expect(summaries).toEqual([1, 2].map(() => ({ files: 1, errors: 10, warnings: 0, infos: 0 })));
});

test('an internal failure ends with 3, and quotes no payload', () => {
  const folder = folderOf({
    'a.json': 'PLANTED\n    at PLANTED (PLANTED:1:1)',
    // What decodes a payload fails, and quotes it in its message.
    'fault.cjs': `
      const { toString } = Buffer.prototype;
      Buffer.prototype.toString = function (...args) {
        const text = toString.apply(this, args);
        if (text.includes('PLANTED')) throw new RangeError(text);
        return text;
      };`,
  });
  const { status, stdout, stderr } = spawnPgLint(folder, ['a.json'], '', ['--require', './fault.cjs']);
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^pg-lint: an internal failure \(RangeError\); please report it with these lines:\n {4}at /);
  expect(stderr).not.toContain('PLANTED');
});

describe('a configuration that is a program', () => {
  const CONFIG = '{ rules: { "text-length": "info" } }';

  test('is run', () => {
    const folder = folderOf({
      ...{ 'a/pg-lint.config.mjs': `export default ${CONFIG}`, 'a/a.json': BAD },
      ...{ 'b/pg-lint.config.js': `export default ${CONFIG}`, 'b/a.json': BAD, 'b/package.json': '{"type":"module"}' },
      ...{ 'c/pg-lint.config.js': `module.exports = ${CONFIG}`, 'c/a.json': BAD },
      ...{ 'd/pg-lint.config.mjs': `export default Promise.resolve(${CONFIG})`, 'd/a.json': BAD },
    });
    expect(spawnPgLint(folder, ['.']).stdout).toContain('4 files checked: 0 errors, 0 warnings, 4 notes');
  });

  test('may be TypeScript, where Node reads it', () => {
    const text = `const config: object = ${CONFIG};\nexport default config;`;
    const { stdout, stderr } = spawnPgLint(folderOf({ 'pg-lint.config.ts': text, 'a.json': BAD }), ['a.json']);
    expect(stdout + stderr).toMatch(
      / 1 note\n$|^pg-lint: pg-lint\.config\.ts: Node 2[\d.]+ does not read TypeScript, run Node 22\.18/,
    );
  });

  test.each([
    ['export default { rules: { "one-sett": "off" } }', ': rules.one-sett: an unknown name, did you mean "one-set"?'],
    ['export const config = {}', ': no default export, a configuration is an object'],
    ['\n  throw new Error("first line\\nsecond")', ':2:9: the configuration can’t be loaded (Error: first line)'],
    ['throw "a text"', ': the configuration can’t be loaded (it threw a text)'],
    ['export default {', ': the configuration can’t be loaded (SyntaxError: Unexpected end of input)'],
  ])('has its mistakes told: %j', (text, message) => {
    const run = spawnPgLint(folderOf({ 'a.json': BAD, 'pg-lint.config.mjs': text }), ['a.json']);
    const stderr = `pg-lint: pg-lint.config.mjs${message}\nSee pg-lint --help.\n`;
    expect(run).toEqual({ status: 2, stdout: '', stderr });
  });

  test('is told by its name', () => {
    const { stderr } = spawnPgLint(folderOf({ 'a.json': BAD, 'my.yaml': '' }), ['--config', 'my.yaml', 'a.json']);
    expect(stderr).toContain('my.yaml: no configuration by its name, .js, .mjs, .ts or .json only');
  });

  test('is no success when it never loads', () => {
    const folder = folderOf({ 'a.json': '{}', 'pg-lint.config.mjs': 'export default new Promise(() => {})' });
    expect(spawnPgLint(folder, ['a.json']).status).not.toBe(0);
  });
});
