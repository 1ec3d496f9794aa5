import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND, folderOf, pgLint } from './command.ts';

/** A device of Linux that is always full. */
const FULL = '/dev/full';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';
const WARNED = '{"descriptor":""}';

describe('exit status', () => {
  test.each([
    [0, ['good.json']],
    [0, ['warned.json']],
    [1, ['bad.json']],
    [1, ['good.json', 'bad.json']],
    [0, ['--exit-zero', 'bad.json']],
    [2, []],
    [2, ['--unknown']],
    [2, ['--kind', 'sesion-request', 'good.json']],
    [2, ['--format', 'xml', 'good.json']],
    [2, ['--max-size', '0', 'good.json']],
    [2, ['missing.json']],
    [2, ['good.json', 'missing.json']],
    [2, ['*.xml']],
    [2, ['empty']],
    [2, ['other']],
    [2, ['explain', 'alowed-value']],
    [2, ['tables', '--format', 'xml']],
    [0, ['--help']],
    [0, ['--version']],
  ])('is %i for %j', (status, args) => {
    const folder = folderOf({
      'good.json': GOOD,
      'bad.json': BAD,
      'warned.json': WARNED,
      'empty/readme.rst': '',
      'other/other.json': '{"name":1}',
    });
    const run = pgLint(folder, args);
    expect(run.status).toBe(status);
    expect(run.stderr.startsWith('pg-lint: ')).toBe(status === 2);
  });

  test.each([
    [['missing.json'], 'missing.json: no such file or folder'],
    [['*.xml'], '*.xml: no file matches this pattern'],
    [['empty'], 'empty: no file in this folder that may hold a payload'],
    [['other'], 'other: no payload of a known kind in it'],
    [['--kind', 'x', 'good.json'], '--kind "x": there is session-request, card-params'],
    [['explain', 'alowed-value'], 'no rule is called "alowed-value"; did you mean allowed-value?'],
    [['explain', 'one-set', 'required'], 'explain takes one rule, or none for a list of them'],
    [['explain', 'one-set', '--format', 'json'], 'explain takes no --format, --reference only'],
    [['explain', '--output', 'rules.txt'], 'explain takes no --output, --reference only'],
    [['tables', '--kind', 'card-params'], 'tables takes no --kind, --format only'],
    [['tables', 'order'], 'tables: all of them are printed, nothing is to be named'],
    [['--since', 'HEAD', '-'], '--since and -: standard input is no file of the repository'],
    [['--staged', '-', 'good.json'], '--staged and -: standard input is no file of the repository'],
    [[], 'name files, folders or globs to check, or - for standard input'],
    [['--formt', 'json'], '--formt: there is no such option; did you mean --format?'],
    [['--xyz.json'], '--xyz.json: there is no such option; a file of that name is written ./--xyz.json'],
    [['-x'], '-x: there is no such option; a file of that name is written ./-x'],
    [['--format'], '--format: its value is missing; one that starts with - is written --format=-…'],
    [
      ['--max-warnings', '-1'],
      '--max-warnings: its value is missing; one that starts with - is written --max-warnings=-…',
    ],
    [['--quiet=yes'], '--quiet: it takes no value\n'],
    [['--color=never'], '--color: it takes no value; the opposite is --no-color\n'],
    [['--max-warnings', '0', 'warned.json'], 'pg-lint: 1 warning, at most 0'],
  ])('%j says %s', (args, message) => {
    const folder = folderOf({
      'good.json': GOOD,
      'warned.json': WARNED,
      'empty/readme.rst': '',
      'other/other.json': '{"name":1}',
    });
    expect(pgLint(folder, args).stderr).toContain(message);
  });

  test.each([[['.']], [['a.json']], [['-']], [['init']], [['explain', 'one-set']]])(
    'is 2 in a folder that was removed: %j',
    (args) => {
      const script = 'mkdir x && cd x && rmdir ../x && exec "$0" "$@"';
      const run = spawnSync('sh', ['-c', script, process.execPath, COMMAND, ...args], {
        cwd: folderOf({}),
        input: GOOD,
        encoding: 'utf8',
      });
      expect([run.status, run.stdout, run.stderr]).toEqual([
        2,
        '',
        'pg-lint: the working folder can’t be found (no such file or directory)\nSee pg-lint --help.\n',
      ]);
    },
  );

  test('a reader that closes the pipe early is no failure', async () => {
    const child = spawn(process.execPath, [COMMAND, 'tables', '--format', 'json']);
    child.stdout.destroy();
    const [status, stderr] = await Promise.all([
      new Promise((resolve) => child.on('exit', resolve)),
      child.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString()),
    ]);
    expect([status, stderr]).toEqual([0, '']);
  });

  test.runIf(existsSync(FULL))('is 2 where standard output takes no more', () => {
    const full = openSync(FULL, 'w');
    const run = spawnSync(process.execPath, [COMMAND, '--help'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect([run.status, run.stderr]).toEqual([
      2,
      'pg-lint: standard output can’t be written (no space left on device)\nSee pg-lint --help.\n',
    ]);
  });
});
