import { cpSync, existsSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/cli/report/formats/formats.ts';
import { folderOf, pgLint, type Run } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples/', import.meta.url));

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';
const CODE = '{\n  "cart": { "items": [{\n    "quantityUnit": "pcs"\n  }] }\n}\n';

/** Texts of every sort that is read and reported in a way of its own. */
const SORTS: Readonly<Record<string, string | Buffer>> = {
  'good.json': GOOD,
  'bad.json': BAD,
  'code.json': CODE,
  'marked.json': `\uFEFF${CODE}`,
  'broken.json': '{"descriptor": x}',
  'twice.json': '{"descriptor":"a","descriptor":"b"}',
  'deep.json': `{"descriptor":${'['.repeat(100)}${']'.repeat(100)}}`,
  'latin.json': Buffer.from('{\n  "descriptor": "caf\xe9"}', 'latin1'),
  'wide.json': Buffer.from(`\uFEFF${GOOD}`, 'utf16le'),
  'empty.json': '',
  'other.json': '{"name":1}',
  'other.txt': 'neither of them',
  'comments.jsonc': `// Why.\n${CODE}`,
  'lines.ndjson': `${GOOD}\n\n{"descriptor":1}\n`,
  'text.md': ['```json', BAD, '```', '', '```sh', `curl -d '${GOOD}' https://pay.example`, '```', ''].join('\n'),
  'none.md': 'No payload.',
  'requests.http': `POST / HTTP/1.1\nContent-Type: application/json\n\n${CODE}`,
  'recorded.har': JSON.stringify({ log: { entries: [{ request: { postData: { text: BAD } } }] } }),
  'empty.har': JSON.stringify({ log: { entries: [] } }),
};

const ROUNDS = 10;

/** A folder with hundreds of files: every sort, and the samples, in each of some folders. */
function manyFiles(more: Readonly<Record<string, string>> = {}): string {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => `in/${i}`);
  const sorts = rounds.flatMap((at) => Object.entries(SORTS).map(([name, text]) => [`${at}/${name}`, text] as const));
  const folder = folderOf({ ...Object.fromEntries(sorts), ...more });
  for (const at of rounds) {
    cpSync(SAMPLES, join(folder, at, 'samples'), { recursive: true });
    symlinkSync('loop.json', join(folder, at, 'loop.json'));
    writeFileSync(join(folder, at, 'large.json'), '');
    truncateSync(join(folder, at, 'large.json'), 1024 * 1024 + 1);
  }
  return folder;
}

/**
 * Is loaded in front of the command, in each of its threads. The first thread waits at its first payload until another one
 * reads, and then takes its time, so that the others check most of the files, but for the first and those that they leave.
 */
const SHARING = `
const { isMainThread } = require('node:worker_threads');
const fs = require('node:fs');
const { openSync } = fs;
const nap = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const opened = new Set();
fs.openSync = (path, ...how) => {
  if (!String(path).startsWith('in/')) return openSync(path, ...how);
  if (!opened.has(path)) fs.appendFileSync(isMainThread ? 'opened-here' : 'opened-there', path + '\\n');
  opened.add(path);
  if (isMainThread) nap(2);
  else if (opened.size === 1) fs.writeFileSync('is-shared', '');
  for (let i = 0; isMainThread && opened.size === 1 && i < 2000 && !fs.existsSync('is-shared'); i++) nap(5);
  if (!isMainThread) inWorker(opened.size);
  return openSync(path, ...how);
};
`;

/** What a worker does besides, before it reads a file. */
type InWorker = string;

const NOTHING: InWorker = 'function inWorker() {}';

/** The files that a thread opened in a run that was shared. */
const openedBy = (folder: string, thread: 'here' | 'there'): string[] =>
  readFileSync(join(folder, `opened-${thread}`), 'utf8')
    .trimEnd()
    .split('\n');

/** Each file was opened by one thread only, so what each found is in the report. */
function expectShared(folder: string): void {
  const [here, there] = [openedBy(folder, 'here'), openedBy(folder, 'there')];
  expect(Math.min(here.length, there.length)).toBeGreaterThan(10);
  expect(new Set([...here, ...there]).size).toBe(here.length + there.length);
}

/** Runs the command on two threads, both of which check files. */
function runShared(folder: string, args: readonly string[], inWorker = NOTHING): Run {
  writeFileSync(join(folder, 'sharing.cjs'), SHARING + inWorker);
  const options = ['--require', './sharing.cjs', '--max-old-space-size=128'];
  const run = pgLint(folder, ['--threads', '2', ...args], '', options);
  expect(existsSync(join(folder, 'is-shared'))).toBe(true);
  return run;
}

const runAlone = (folder: string, args: readonly string[]): Run => pgLint(folder, ['--threads', '1', ...args]);

describe('several threads say what one says', () => {
  test('in every format, of every sort of file', () => {
    const folder = manyFiles();
    const args = (to: string): string[] => [
      ...formats.flatMap((format) => ['--format', `${format}:${to}/${format}`]),
      ...['--max-size', '1', 'in/3/bad.json', 'in/0/other.json', 'in'],
    ];
    const alone = runAlone(folder, args('alone'));
    expect([alone.status, alone.stderr]).toEqual([1, '']);
    expect(runShared(folder, args('shared'))).toEqual(alone);
    expectShared(folder);
    for (const format of formats) {
      expect(readFileSync(join(folder, 'shared', format), 'utf8')).toBe(
        readFileSync(join(folder, 'alone', format), 'utf8'),
      );
    }
    expect(readFileSync(join(folder, 'alone/stylish'), 'utf8')).toContain('3 | "quantityUnit": "pcs"');
  });

  const CONFIG = JSON.stringify({
    profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] },
    names: { wallet1: 'apay' },
    rules: { 'unknown-entry': 'info', 'text-length': 'warning' },
    ignores: ['in/2'],
    overrides: [{ files: ['in/4/**', 'in/9/**'], kind: 'card-params', rules: { 'allowed-value': 'off' } }],
    suppressions: [
      { files: 'in/1*/**', rule: 'text-length', reason: 'They are known.' },
      { files: 'in/5/good.json', rule: 'text-length', reason: 'It was mended.' },
    ],
  });

  test.each([
    [['in']],
    [['--color', 'in']],
    [['--kind', 'session-request', 'in']],
    [['--quiet', '--max-warnings', '0', 'in']],
    [['--ndjson', 'in/1/good.json', 'in']],
    [['--shard', '2/3', 'in']],
    [['--baseline', 'known.json', 'in']],
    [['in/**/*.json', 'in/7/text.md']],
  ])('configured, with %j', (args) => {
    const folder = manyFiles({ 'pg-lint.config.json': CONFIG, 'in/8/pg-lint.config.json': '{"kind":"sale-form"}' });
    runAlone(folder, ['--baseline', 'known.json', '--update-baseline', 'in/1', 'in/7']);
    const alone = runAlone(folder, args);
    expect([alone.status, alone.stdout === '']).toEqual([1, false]);
    expect(runShared(folder, args)).toEqual(alone);
    expectShared(folder);
  });

  test('and count each file once on the way', () => {
    const folder = manyFiles();
    const { stderr } = runShared(
      folder,
      ['--progress', 'in'],
      'const inWorker = (count) => { if (count === 20) nap(1500); };',
    );
    const counts = [...stderr.matchAll(/(\d+) of (\d+) files/g)].map((match) => match.slice(1).map(Number));
    const done = counts.map(([files = 0]) => files);
    const most = Math.max(...counts.map(([, all = 0]) => all));
    expect(done.length).toBeGreaterThan(0);
    expect(done).toEqual(done.map((files, i) => Math.min(Math.max(files, done[i - 1] ?? 0), most)));
  });

  test('with more threads than files, and with none to check', () => {
    const folder = folderOf({ 'good.json': GOOD, 'bad.json': BAD, 'in/lines.ndjson': BAD });
    for (const args of [['bad.json', 'good.json'], ['in'], ['--no-gitignore', '.']]) {
      expect(pgLint(folder, ['--threads', '64', ...args])).toEqual(runAlone(folder, args));
    }
  });

  test.each([[['--cache', 'cache.json', 'in']], [['--fix-dry-run', 'in']], [['-']], [['-', 'in']]])(
    'and one does what is for one alone: %j',
    (args) => {
      const folder = folderOf({ 'in/good.json': GOOD, 'in/code.json': CODE });
      expect(pgLint(folder, ['--threads', '2', ...args], BAD)).toEqual(
        pgLint(folder, ['--threads', '1', ...args], BAD),
      );
    },
  );
});

describe('a worker that fails loses nothing', () => {
  test.each<[string, InWorker]>([
    ['ends before its first file', 'const inWorker = () => process.exit(1);'],
    ['ends after a hundred files', 'const inWorker = (count) => { if (count === 100) process.exit(0); };'],
    ['throws after ten files', 'const inWorker = (count) => { if (count === 10) throw new Error("PLANTED"); };'],
    [
      'uses up its memory',
      'const inWorker = (count) => { if (count === 9) for (const all = []; ; ) all.push([all.length]); };',
    ],
    ['prints', 'const inWorker = () => { console.log("PLANTED"); console.error("PLANTED"); };'],
  ])('where it %s', (_, inWorker) => {
    const folder = manyFiles();
    expect(runShared(folder, ['in'], inWorker)).toEqual(runAlone(folder, ['in']));
  });

  test('where it can’t start', () => {
    const folder = manyFiles();
    writeFileSync(join(folder, 'no-worker.cjs'), `if (!require('node:worker_threads').isMainThread) throw 'PLANTED';`);
    const run = pgLint(folder, ['--threads', '2', 'in'], '', ['--require', './no-worker.cjs']);
    expect(run).toEqual(runAlone(folder, ['in']));
  });

  test('where the runtime lets none start', () => {
    const folder = manyFiles();
    const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '' : 'experimental-';
    const allowed = [`--${permission}permission`, '--allow-fs-read=*', '--allow-fs-write=*', '--no-warnings'];
    const run = pgLint(folder, ['--threads', '2', 'in'], '', allowed);
    expect(run).toEqual(runAlone(folder, ['in']));
  });
});

describe('what ends the command ends it', () => {
  test('a configuration that can’t be meant, among others', () => {
    const folder = manyFiles({ 'in/6/pg-lint.config.json': '{"rules":{"no-rule":"off"}}' });
    const alone = runAlone(folder, ['in']);
    expect([alone.status, alone.stdout]).toEqual([2, '']);
    expect(runShared(folder, ['in'])).toEqual(alone);
  });

  test('an internal failure, which shows no payload', () => {
    const folder = manyFiles();
    const fail = `
const fs = require('node:fs');
const { openSync } = fs;
fs.openSync = (path, ...how) => {
  if (/in\\/(?:9|6)\\/good/.test(path)) throw new RangeError('PLANTED in ' + path);
  return openSync(path, ...how);
};`;
    writeFileSync(join(folder, 'fail.cjs'), fail);
    const runs = ['1', '2'].map((threads) =>
      pgLint(folder, ['--threads', threads, 'in'], '', ['--require', './fail.cjs']),
    );
    for (const { status, stdout, stderr } of runs) {
      expect([status, stdout]).toEqual([3, '']);
      expect(stderr).toMatch(
        /^pg-lint: an internal failure \(RangeError\); please report it with these lines:\n {4}at /,
      );
      expect(stderr).not.toContain('PLANTED');
    }
  });
});

test.each(['0', '65', '1.5', 'all', ''])('--threads %j is wrong usage', (value) => {
  const { status, stderr } = pgLint(folderOf({ 'good.json': GOOD }), [`--threads=${value}`, 'good.json']);
  expect([status, stderr]).toEqual([
    2,
    `pg-lint: --threads "${value}": a whole number, 1 to 64\nSee pg-lint --help.\n`,
  ]);
});

test('what starts threads is not loaded for a few files', () => {
  const folder = folderOf({ 'good.json': GOOD });
  const print = `process.on('exit', () => console.log(Object.keys(require.cache).join('\\n')))`;
  writeFileSync(join(folder, 'print.cjs'), print);
  const loaded = (...args: string[]): string =>
    pgLint(folder, [...args, 'good.json'], '', ['--require', './print.cjs']).stdout;
  expect(loaded()).not.toContain('check-on-threads');
  expect(loaded('--threads', '1')).not.toContain('check-on-threads');
  expect(loaded('--threads', '2')).toContain('check-on-threads');
});
