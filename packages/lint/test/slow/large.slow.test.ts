// The names of the report formats are public only as words of --help.

import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { COMMAND, spawnPgLint } from '../e2e/built-command.ts';
import { BAD, findingsOf, folderOf, GOOD, reportOf } from '../e2e/command.ts';

test('a file of 100 MiB is one error', async () => {
  const findings = await findingsOf(Buffer.alloc(100 * 2 ** 20, ' '), [], 'payload.json');
  expect(findings).toMatchObject([
    { rule: 'too-large', line: 1, column: 1, message: 'the file must have at most 32 MiB' },
  ]);
});

test('a stream that is much larger than the memory is checked', async () => {
  function* stream(): Generator<string> {
    const line = `{"descriptor":"a","unknown-field-of-this-line":${JSON.stringify('x'.repeat(400_000))}}\n`;
    for (let i = 0; i < 500; i++) yield line;
    yield BAD;
  }
  const child = spawn(process.execPath, ['--max-old-space-size=48', COMMAND, '--ndjson', '--format', 'json', '-']);
  const [status, stdout, stderr] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    child.stdout.toArray(),
    child.stderr.toArray(),
    pipeline(Readable.from(stream()), child.stdin),
  ]);
  expect([status, stderr]).toEqual([1, []]);
  const { findings } = JSON.parse(Buffer.concat(stdout).toString()).files[0];
  expect(findings).toHaveLength(501);
  expect(findings.at(-1)).toMatchObject({ rule: 'type-code', line: 501, column: 21 });
});

test('a message of more than 200 MB ends the server for assistants', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=512', COMMAND, 'mcp'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  // It stops reading.
  child.stdin.on('error', () => undefined);
  for (let i = 0; i < 201; i++) child.stdin.write(Buffer.alloc(1_000_000, 'x'));
  expect(await ended).toBe(2);
});

describe('NDJSON with 12,000 findings', () => {
  const lines = `${BAD}\n{"descriptor":""}\n{"descriptor":"a","other":1}\n{"shipping_city":5}\n`.repeat(3000);
  const counts = { files: 1, errors: 6000, warnings: 6000, infos: 0 };

  test('lists the first 10,000, counts the others, and has an exact summary', async () => {
    const { files, summary } = await reportOf('.', ['--ndjson', '-'], lines);
    expect(summary).toEqual(counts);
    expect(files[0]?.findings.slice(10_000).map(({ line, times, rule }) => [line, times, rule])).toEqual([
      [10_001, 500, 'type-code'],
      [10_002, 500, 'empty-string'],
      [10_003, 500, 'unknown-field'],
      [10_004, 500, 'value-type'],
    ]);
  });

  test('is reported in all formats at once with little memory', () => {
    const folder = folderOf({ 'a.ndjson': lines });
    const targets = formats.flatMap((format) => ['--format', `${format}:${format}`]);
    const run = spawnPgLint(folder, [...targets, 'a.ndjson'], '', ['--max-old-space-size=128']);
    expect([run.status, run.stderr]).toEqual([1, '']);
    for (const format of formats) {
      const text = readFileSync(join(folder, format), 'utf8');
      // A job summary has a size limit, so this report counts the hidden findings itself.
      if (format !== 'markdown')
        expect(text).toContain('descriptor has 500 more findings like this; only the first 10,000');
      expect(text.length).toBeGreaterThan(100_000);
    }
  });

  test('can be suppressed', async () => {
    const config = { suppressions: [{ files: 'a.ndjson', rule: 'type-code', reason: 'Known.' }] };
    const folder = folderOf({ 'a.ndjson': lines, 'pg-lint.config.json': JSON.stringify(config) });
    const run = async (...args: string[]) => (await reportOf(folder, [...args, 'a.ndjson'])).summary;
    expect(await run()).toEqual({ ...counts, errors: 3000, suppressed: 3000 });
    const baseline = ['--no-config', '--baseline', 'b'];
    expect(await run(...baseline, '--update-baseline')).toMatchObject({ errors: 0, inBaseline: 12_000 });
    expect(await run(...baseline)).toMatchObject({ errors: 0, warnings: 0, inBaseline: 12_000 });
  });
});

test('pg-lint reads parts of a file from split and xargs', () => {
  const folder = folderOf({ 'all.ndjson': `${GOOD}\n${BAD}\n`.repeat(20) });
  const script = `split -l 20 all.ndjson part- &&
    ls part-* | xargs -P 2 -I {} sh -c '"$0" "$1" --ndjson --format json --output "$2.json" - < "$2"' "$0" "$1" {}`;
  const { status } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], { cwd: folder });
  expect(status).toBe(123); // xargs: a command ended with a status from 1 to 125
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const summaries = reports.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).summary);
  expect(summaries).toEqual([1, 2].map(() => ({ files: 1, errors: 10, warnings: 0, infos: 0 })));
});
