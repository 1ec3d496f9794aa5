import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { readForm } from '@pg/nested-text';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/cli/report/formats/formats.ts';
import { textLines } from '../../src/core/extract/text-lines.ts';
import { kinds } from '../../src/core/kinds.ts';
import { lintPlain } from '../../src/core/lint-text.ts';
import { ManyFindings, MOST_COUNTED, MOST_LISTED } from '../../src/core/many-findings.ts';
import { lintText, resourceOf, rules } from '../../src/index.ts';
import { COMMAND, folderOf, jsonOf, pgLint, type Run } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));

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

describe('a stream of nothing but findings', () => {
  const BAD_AND_WARNED = `${BAD}\n{"descriptor":""}\n{"descriptor":"a","other":1}\n{"shipping_city":5}\n`;
  const lines = BAD_AND_WARNED.repeat(3000);
  const counts = { files: 1, errors: 6000, warnings: 6000, infos: 0 };

  /** The findings that are not listed one by one. */
  const countedIn = (run: Run) => jsonOf(run).files[0]?.findings.slice(MOST_LISTED);

  test('has the first ones, and numbers of the others; the counts are exact', () => {
    const run = pgLint(folderOf({}), ['--ndjson', '--format', 'json', '-'], lines);
    expect([run.status, run.stderr, jsonOf(run).summary]).toEqual([1, '', counts]);
    const message = '500 more, only the first 10,000 findings of a file are listed one by one';
    const counted = { line: 10_001, column: 15, times: 500, severity: 'error', path: ['descriptor'] };
    expect(countedIn(run)).toMatchObject([
      { ...counted, rule: 'text-length', message: `descriptor: ${message}` },
      { ...counted, line: 10_002, severity: 'warning', rule: 'empty-text' },
      { line: 10_003, times: 500, severity: 'warning', rule: 'unknown-entry', path: ['other'] },
      { line: 10_004, times: 500, severity: 'error', rule: 'value-type', path: ['shipping_city'] },
    ]);
    expect(countedIn(run)?.some((finding) => 'hint' in finding)).toBe(false);
  });

  test('is told in every format, within a small memory', () => {
    const folder = folderOf({ 'a.ndjson': lines });
    const targets = formats.flatMap((format) => ['--format', `${format}:${format}`]);
    const run = pgLint(folder, [...targets, 'a.ndjson'], '', ['--max-old-space-size=64']);
    expect([run.status, run.stderr]).toEqual([1, '']);
    for (const format of formats) {
      const text = readFileSync(join(folder, format), 'utf8');
      // GitHub's summaries have a limit: its report says itself how much it leaves out.
      if (format !== 'markdown') expect(text).toContain('descriptor: 500 more, only the first 10,000');
      expect(text.length).toBeGreaterThan(100_000);
    }
  });

  test('is left out as known, as any other', () => {
    const config = (rule: string) => JSON.stringify({ suppressions: [{ files: 'a.ndjson', rule, reason: 'Known.' }] });
    const folder = folderOf({ 'a.ndjson': lines, 'pg-lint.config.json': config('text-length') });
    const run = (...args: string[]) => jsonOf(pgLint(folder, ['--format', 'json', ...args, 'a.ndjson'])).summary;
    expect(run()).toEqual({ ...counts, errors: 3000, suppressed: 3000 });
    expect(run('--no-config', '--baseline', 'b', '--update-baseline')).toMatchObject({ errors: 0, inBaseline: 12_000 });
    expect(run('--no-config', '--baseline', 'b')).toMatchObject({ errors: 0, warnings: 0, inBaseline: 12_000 });
  });

  test('of more entries than can be counted each has numbers by rule', () => {
    const found = new ManyFindings();
    const finding = {
      rule: 'unknown-entry',
      severity: 'warning',
      basis: 'inferred',
      message: 'm',
      section: 's',
    } as const;
    const most = MOST_LISTED + MOST_COUNTED;
    for (let line = 1; line <= most + 2; line++) {
      found.add({ ...finding, path: [`x${line}`], line, column: 1, endLine: line, endColumn: 2 });
    }
    found.add({ ...finding, rule: 'no-name', path: ['y'], line: most + 3, column: 1, endLine: most + 3, endColumn: 2 });
    const list = found.list();
    expect(list).toHaveLength(most + 2);
    expect(list.at(-3)).toMatchObject({ line: most, path: [`x${most}`], times: 1 });
    expect(list.at(-1)).toMatchObject({ rule: 'no-name', path: [], times: 1 });
    expect(list.at(-2)).toMatchObject({
      line: most + 1,
      path: [],
      times: 2,
      message: expect.stringMatching(/^2 more, /),
    });
  });
});

describe('lines are the same however the stream is cut', () => {
  const LINES = ['{"a":"é€😀"}', '', '\r', ' ', '\u2028', '{"b":1}\r', '\uFFFD', 'x'.repeat(9), ''];

  test.each([1, 2, 3, 5, 7, 11, 64])('into chunks of %i bytes', async (size) => {
    const bytes = Buffer.from(LINES.join('\n'));
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const read = (await Readable.from(textLines(Readable.from(chunks), 100)).toArray()).flat();
    expect(read).toEqual(LINES.slice(0, -1).map((line) => line.replace(/\r$/, '')));
  });

  test.each([1, 2, 3, 5, 64])('with what can’t be read among them, into chunks of %i bytes', async (size) => {
    const bytes = Buffer.from('ok\n\xe9\n12345678\n123456789\n\0a\n12345678\r\nok\n\xff', 'latin1');
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const read = (await Readable.from(textLines(Readable.from(chunks), 8)).toArray()).flat();
    const rules = read.map((line) => (typeof line === 'string' ? line : line.rule));
    expect(rules).toEqual(['ok', 'syntax', '12345678', 'too-large', 'syntax', '12345678', 'ok', 'syntax']);
  });
});

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

describe('a text that is one plain payload is told without all that others need', () => {
  const examples = [...rules.values()].flatMap(({ accepts, rejects }) => [...accepts, ...rejects]);
  const samples = ['good', 'mistakes'].flatMap((name) =>
    readdirSync(join(SAMPLES, name)).map((file) => readFileSync(join(SAMPLES, name, file), 'utf8')),
  );
  const texts = [
    ...['', ' ', '{}', '[]', '"a"', '{"a":1}', GOOD, BAD, '{"log":{"entries":[]}}'],
    ...['{"descriptor":"a","descriptor":"b"}', '{"brand":"naps"}'],
    ...[...examples, readForm(readFileSync(join(SAMPLES, 'good/sale-naps.form'), 'utf8')).values].map((each) =>
      JSON.stringify(each),
    ),
    ...samples,
  ];

  test.each([undefined, ...kinds])('with the kind %s', (kind) => {
    const given = kind === undefined ? undefined : resourceOf(kind);
    const options = { syntax: 'json', ...(kind !== undefined && { kind }) } as const;
    const plain = texts.flatMap((text) => {
      const said = lintPlain(text, options);
      return said ? [{ said, usual: lintText(text, options) }] : [];
    });
    for (const { said, usual } of plain) {
      expect({ ...said, showableLines: said.showableLines() }).toEqual({
        ...usual,
        showableLines: usual.showableLines(),
      });
    }
    const isEver = given?.text === undefined && given?.proof === undefined;
    expect(plain.some(({ said }) => said.findings.length === 0)).toBe(isEver);
    expect(plain.some(({ said }) => said.findings.length > 0)).toBe(isEver);
  });
});
