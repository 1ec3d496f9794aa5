import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { COMMAND, DIST, spawnPgLint } from './built-command.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

test('if the command fails on a file, it checks the other files, and quotes no payload', () => {
  const folder = folderOf({
    'a.json': '"PLANTED"',
    'b.json': BAD,
    // Decoding a payload fails with a message that quotes it.
    'fault.cjs': `
      const { toString } = Buffer.prototype;
      Buffer.prototype.toString = function (...args) {
        const text = toString.apply(this, args);
        if (text.includes('PLANTED')) throw new RangeError(text);
        return text;
      };`,
  });
  const { status, stdout, stderr } = spawnPgLint(folder, ['.'], '', ['--require', './fault.cjs']);
  expect([status, stdout]).toEqual([3, expect.stringContaining('2 files checked: 2 errors,')]);
  expect(stdout).toContain('the file could not be checked: pg-lint failed with RangeError');
  expect(stderr).toMatch(
    /^pg-lint: a\.json: internal failure \(RangeError\); please report it with these lines:\n {4}at /,
  );
  expect(stdout + stderr).not.toContain('PLANTED');
});

describe('a pipe is refused', () => {
  test.each([
    [['--config', 'pipe.json', '.'], 'pipe.json: the configuration'],
    [['--baseline', 'pipe', '.'], 'pipe: the baseline'],
    [['--output', 'pipe', '.'], 'pipe: the report'],
    [['--output', '/dev/null', '.'], '/dev/null: the report'],
  ])('%j', async (args, what) => {
    const folder = folderOf({ 'a.json': GOOD, 'inner/a.json': GOOD });
    for (const name of ['pipe', 'pipe.json']) execFileSync('mkfifo', [join(folder, name)]);
    const { status, stderr } = await pgLint(folder, args);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`${what} must be a regular file, but is a pipe or a device\n`),
    ]);
  });
});

test("a folder that can't be opened is skipped with a warning", () => {
  const folder = folderOf({ 'a/good.json': GOOD, 'a/locked/bad.json': BAD });
  for (const each of [folder, DIST]) chmodSync(each, 0o755);
  chmodSync(join(folder, 'a/locked'), 0o000);
  // The root user can open any folder.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const runIn = (name: string) =>
    spawnSync(process.execPath, [COMMAND, name], { cwd: folder, encoding: 'utf8', ...nobody });
  expect(runIn('a')).toMatchObject({
    status: 0,
    stdout: '1 file checked: 0 errors, 0 warnings, 0 notes\n',
    stderr: "pg-lint: a/locked: the folder can't be opened (permission denied); it was skipped\n",
  });
  expect(runIn('a/locked').status).toBe(2);
  chmodSync(join(folder, 'a/locked'), 0o755);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no temporary file, and no torn one', async (signal) => {
  const folder = folderOf({ 'a.json': '' });
  const source = fileURLToPath(new URL('../../src/system/write-text.ts', import.meta.url));
  const contents = `import { writeText } from ${JSON.stringify(source)};
    console.log('ready');
    const write = () => { writeText('a.json', 'x'.repeat(4e6), 'it'); setImmediate(write); };
    write();`;
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@pg/source'],
    outfile: join(folder, 'run.mjs'),
  });
  const child = spawn(process.execPath, ['run.mjs'], { cwd: folder });
  child.stdout.once('data', () => child.kill(signal));
  const [, killedBy] = await once(child, 'exit');
  expect(killedBy).toBe(signal);
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'run.mjs']);
  expect(readFileSync(join(folder, 'a.json')).length % 4e6).toBe(0);
});
