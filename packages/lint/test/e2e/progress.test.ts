import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { Progress, type ProgressChoice, showsProgress } from '../../src/cli/progress.ts';
import { COMMAND, folderOf, pgLint } from './command.ts';

/** A progress line whose clock is set by hand, and all that was written. */
function lineAt(): { progress: Progress; written: string[]; setClock: (milliseconds: number) => void } {
  const written: string[] = [];
  let now = 5;
  const progress = new Progress({ write: (text) => written.push(text), now: () => now });
  return { progress, written, setClock: (milliseconds) => (now = 5 + milliseconds) };
}

describe('the line', () => {
  test('stands from the second second on, ten times a second at most, and is taken away', () => {
    const { progress, written, setClock } = lineAt();
    progress.expect(5000);
    for (const at of [0, 500, 999, 1000, 1050, 1099, 1100, 1200, 2500]) {
      setClock(at);
      progress.nextFile();
    }
    expect(written).toEqual([
      '\r4 of 5,000 files, 4 a second\x1b[K',
      '\r7 of 5,000 files, 4 a second\x1b[K',
      '\r8 of 5,000 files, 4 a second\x1b[K',
      '\r9 of 5,000 files, 3 a second\x1b[K',
    ]);
    progress.end();
    progress.end();
    expect(written.slice(4)).toEqual(['\r\x1b[K']);
  });

  test('is never written in a short run, nor taken away', () => {
    const { progress, written, setClock } = lineAt();
    progress.expect(2);
    setClock(999);
    progress.nextFile();
    progress.linesDone(1_000_000);
    progress.end();
    expect(written).toEqual([]);
  });

  test.each<[number, string]>([
    [1, '\r1,500,000 lines, 750,000 a second\x1b[K'],
    [3, '\r1 of 3 files, 1,500,000 lines, 750,000 a second\x1b[K'],
  ])('counts lines, and files where there are several: %i', (files, text) => {
    const { progress, written, setClock } = lineAt();
    progress.expect(files);
    progress.nextFile();
    setClock(2000);
    progress.linesDone(1_500_000);
    expect(written).toEqual([text]);
  });
});

test('the line counts what is done elsewhere, once', () => {
  const { progress, written, setClock } = lineAt();
  let elsewhere = 0;
  progress.expect(10);
  progress.countAlso(() => elsewhere);
  for (const [at, ahead] of [
    [1000, 0],
    [1100, 4],
    [2500, 6],
    [2600, 5],
  ] as const) {
    elsewhere = ahead;
    setClock(at);
    progress.nextFile();
  }
  expect(written).toEqual([
    '\r1 of 10 files, 1 a second\x1b[K',
    '\r6 of 10 files, 1 a second\x1b[K',
    '\r9 of 10 files, 5 a second\x1b[K',
    '\r9 of 10 files, 5 a second\x1b[K',
  ]);
});

describe('it is shown', () => {
  test.each<[boolean, ProgressChoice, Record<string, string>, boolean]>([
    [true, {}, {}, true],
    [true, {}, { TERM: 'xterm-256color', NO_COLOR: '1' }, true],
    [false, {}, {}, false],
    [false, { quiet: true }, {}, true],
    [false, {}, { CI: 'true' }, true],
    [false, {}, { TERM: 'dumb' }, true],
    [false, { 'no-progress': true }, {}, true],
    [true, { progress: true }, {}, false],
    [true, { progress: true, quiet: true }, { CI: 'true', TERM: 'dumb' }, false],
  ])('%s with %j, %j and a terminal: %s', (shown, choice, env, isTerminal) => {
    expect(showsProgress(choice, env, isTerminal)).toBe(shown);
  });
});

test('--progress of the command tells of a stream while it comes, and leaves the report alone', async () => {
  const lines = '{"descriptor":"Order 1001"}\n{"descriptor":"PLANTED PLANTED PLANTED"}\n';
  const child = spawn(process.execPath, [COMMAND, '--progress', '--ndjson', '-'], { cwd: folderOf({}) });
  let [stdout, stderr, written] = ['', '', 0];
  child.stdout.on('data', (data) => (stdout += data));
  const shown = new Promise<void>((resolve) => {
    child.stderr.on('data', (data) => {
      stderr += data;
      if (stderr.includes('a second')) resolve();
    });
  });
  // Each time that what was written is taken, some more: the run lasts as long as it takes to see the line.
  const feed = (): void => {
    written += 2;
    if (child.stdin.writable) child.stdin.write(lines, () => setTimeout(feed, 5));
  };
  feed();
  await shown;
  child.stdin.end();
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status).toBe(1);
  expect(stderr.replaceAll('\x1b[K', '<erase>')).toMatch(/^(?:\r[\d,]+ lines, [\d,]+ a second<erase>)+\r<erase>$/);
  expect(stdout).toMatch(/1 file checked: \d+ errors, 0 warnings, 0 notes\n$/);
  expect(stdout.match(/text-length/g)?.length).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(2);
});

test('nothing is shown where standard error is a pipe', () => {
  const lines = '{"descriptor":"Order 1001"}\n'.repeat(300_000);
  const { status, stderr } = pgLint(folderOf({}), ['--ndjson', '-'], lines);
  expect([status, stderr]).toEqual([0, '']);
});
