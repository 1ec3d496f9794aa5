import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { COMMAND, folderOf, jsonOf, pgLint } from './command.ts';

const BAD = '{"descriptor":"Order 1001 in far too many words"}';
const GOOD = '{"descriptor":"Order 1001"}';

/** `line:column rule` of each finding in standard input, read as NDJSON. */
function findingsOf(input: string | Buffer, ...args: string[]): string[] {
  const run = pgLint(folderOf({}), ['--ndjson', '--format', 'json', ...args, '-'], input);
  expect(run.stderr).toBe('');
  const { files } = jsonOf(run);
  expect(files.map(({ file }) => file)).toEqual(['-']);
  return files.flatMap(({ findings }) => findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`));
}

const MIB = 2 ** 20;
const sized = (bytes: number): string => `{"descriptor":"a"}`.padEnd(bytes);

describe('each line of standard input is a payload', () => {
  test.each<[string, string | Buffer, string[]]>([
    ['nothing', '', []],
    ['empty lines', '\n\r\n  \n', []],
    ['one line', GOOD, []],
    ['a line without a line break', `${GOOD}\n${BAD}`, ['2:15 text-length']],
    ['Windows line breaks and empty lines', `${GOOD}\r\n\r\n${BAD}\r\n`, ['3:15 text-length']],
    [
      'no JSON in one line',
      `{"descriptor":\n${BAD}\n{"descriptor":"a"} x`,
      ['1:15 syntax', '2:15 text-length', '3:20 syntax'],
    ],
    ['an unknown kind in one line', `${GOOD}\n{"name":1}\n[]`, ['2:1 unknown-kind', '3:1 unknown-kind']],
    [
      'a byte that is not UTF-8',
      Buffer.from(`${GOOD}\n{"descriptor":"\xe9"}\n${BAD}`, 'latin1'),
      ['2:16 syntax', '3:15 text-length'],
    ],
    ['a byte-order mark', `\uFEFF${GOOD}\n${BAD}`, ['1:1 syntax', '2:15 text-length']],
    ['a line of the greatest size', `${sized(MIB)}\r\n${BAD}`, ['2:15 text-length']],
    [
      'a line above it',
      `${GOOD}\n${sized(MIB + 1)}\n${BAD}\n${sized(3 * MIB)}`,
      ['2:1 too-large', '3:15 text-length', '4:1 too-large'],
    ],
  ])('%s', (_, input, findings) => expect(findingsOf(input, '--max-size', '1')).toEqual(findings));

  test('--kind is for each line', () => {
    expect(findingsOf(`${GOOD}\n{"name":1}`, '--kind', 'card-params')).toEqual(['2:2 unknown-entry']);
  });

  test('--ndjson is for files that are named, too', () => {
    const folder = folderOf({ 'lines.txt': `${GOOD}\n${BAD}` });
    const [file] = jsonOf(pgLint(folder, ['--ndjson', '--format', 'json', 'lines.txt'])).files;
    expect(file?.findings).toMatchObject([{ line: 2, rule: 'text-length' }]);
  });

  test('a file that can’t be read is one error', () => {
    const folder = folderOf({});
    symlinkSync('loop.ndjson', join(folder, 'loop.ndjson'));
    const [file] = jsonOf(pgLint(folder, ['--format', 'json', 'loop.ndjson'])).files;
    expect(file?.findings).toMatchObject([{ line: 1, rule: 'syntax' }]);
  });
});

/** Runs the command on a stream that no memory could hold. */
async function runOn(lines: Iterable<string>): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--max-old-space-size=48', COMMAND, '--ndjson', '--format', 'json', '-']);
  const [status, stdout, stderr] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    child.stdout.toArray(),
    child.stderr.toArray(),
    pipeline(Readable.from(lines), child.stdin),
  ]);
  return { status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

test('a stream far larger than the memory, with findings that quote names of its lines', async () => {
  function* stream(): Generator<string> {
    const line = `{"descriptor":"a","unknown-entry-of-this-line":${JSON.stringify('x'.repeat(400_000))}}\n`;
    for (let i = 0; i < 500; i++) yield line;
    yield BAD;
  }
  const { status, stdout, stderr } = await runOn(stream());
  expect([status, stderr]).toEqual([1, '']);
  const { findings } = JSON.parse(stdout).files[0];
  expect(findings).toHaveLength(501);
  expect(findings.at(-1)).toMatchObject({ rule: 'text-length', line: 501, column: 15 });
}, 60_000);

test('a stream of nothing but findings ends with one that says so', () => {
  const run = pgLint(folderOf({}), ['--ndjson', '--format', 'json', '-'], `${BAD}\n`.repeat(150_000));
  expect([run.status, run.stderr]).toEqual([1, '']);
  const findings = jsonOf(run).files[0]?.findings ?? [];
  expect(findings.length).toBeLessThan(110_000);
  expect(findings.at(-1)).toMatchObject({
    rule: 'too-large',
    message: 'more than 100,000 findings, what follows in this file is not checked',
  });
}, 60_000);

test('is a filter behind split and xargs', () => {
  const folder = folderOf({ 'all.ndjson': `${GOOD}\n${BAD}\n`.repeat(200) });
  const script = `split -l 100 all.ndjson part- &&
    ls part-* | xargs -P 2 -I {} sh -c '"$0" "$1" --ndjson --format json --output "$2.json" - < "$2"' "$0" "$1" {}`;
  const { status } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], { cwd: folder });
  expect(status).toBe(123); // xargs: a command ended with a status from 1 to 125
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const errors = reports.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).summary);
  expect(errors).toEqual([1, 2, 3, 4].map(() => ({ files: 1, errors: 50, warnings: 0, infos: 0 })));
});
