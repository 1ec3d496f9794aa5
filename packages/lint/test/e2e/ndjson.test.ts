// Streams are cut at any byte, and lists end at limits: the pieces are tested with each cut and count.

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { MAX_GROUPS, MAX_LISTED, ManyFindings } from '../../src/files/check/many-findings.ts';
import { textLines } from '../../src/files/read/text-lines.ts';
import { BAD, findingsOf, folderOf, GOOD, places, reportOf, utf16 } from './command.ts';

const MIB = 2 ** 20;
const sized = (bytes: number): string => `{"descriptor":"a"}`.padEnd(bytes);

describe('each line of NDJSON is a payload', () => {
  test.each<[string, string | Buffer, string[]]>([
    ['an empty input', '', []],
    ['empty lines', '\n\r\n  \n', []],
    ['one line', GOOD, []],
    ['a line without a line break', `${GOOD}\n${BAD}`, ['2:21 type-code']],
    ['Windows line breaks and empty lines', `${GOOD}\r\n\r\n${BAD}\r\n`, ['3:21 type-code']],
    [
      'a syntax error in one line',
      `{"descriptor":\n${BAD}\n{"descriptor":"a"} x`,
      ['1:15 syntax', '2:21 type-code', '3:20 syntax'],
    ],
    ['an unknown kind in one line', `${GOOD}\n{"name":1}\n[]\n${BAD}`, ['4:21 type-code']],
    ['no payload', '{"name":1}\n{"level":"info"', ['1:1 unknown-kind']],
    [
      'a byte that is not UTF-8',
      Buffer.from(`${GOOD}\n{"descriptor":"\xe9"}\n${BAD}`, 'latin1'),
      ['2:16 syntax', '3:21 type-code'],
    ],
    ['UTF-16', utf16(`${GOOD}\r\n${BAD}\r\n`), ['2:21 type-code']],
    ['big-endian UTF-16', utf16(`${GOOD}\n${BAD}`).swap16(), ['2:21 type-code']],
    ['a byte-order mark', `\uFEFF${GOOD}\n${BAD}`, ['2:21 type-code']],
    ['a line of the maximum size', `${sized(MIB)}\r\n${BAD}`, ['2:21 type-code']],
    [
      'a line above the maximum size',
      `${GOOD}\n${sized(MIB + 1)}\n${BAD}\n${sized(3 * MIB)}`,
      ['2:1 too-large', '3:21 type-code', '4:1 too-large'],
    ],
  ])('%s', async (_, input, findings) => {
    expect(places(await findingsOf(input, ['--ndjson', '--max-size', '1']))).toEqual(findings);
  });

  test('--kind applies to each line, and --ndjson to named files', async () => {
    expect(places(await findingsOf(`${GOOD}\n{"name":1}`, ['--ndjson', '--kind', 'card-params'], 'a.txt'))).toEqual([
      '2:2 unknown-field',
    ]);
  });

  test.each(['a.txt', undefined])('also without --ndjson, if the first lines are objects: %s', async (file) => {
    const input = `{"name":1}\n{"methods":["card"],"order":{"amount":1}}\n{"methods":["card\n`;
    const found = (options: string[]) => findingsOf(input, options, file);
    expect((await found([])).map(({ line, code }) => `${line} ${code}`)).toEqual(
      expect.arrayContaining(['2 amount-as-number', '3 truncated']),
    );
    expect(await found([])).toEqual(await found(['--ndjson']));
  });

  test("a file that can't be read is one error", async () => {
    const folder = folderOf({});
    symlinkSync('loop.ndjson', join(folder, 'loop.ndjson'));
    const { files } = await reportOf(folder, ['loop.ndjson']);
    expect(files[0]?.findings).toMatchObject([{ line: 1, rule: 'syntax' }]);
  });
});

/** A different name of letters for each number: names with many digits are masked. */
const wordOf = (number: number): string =>
  `x${String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;

test.each([
  [MAX_LISTED, MAX_LISTED, []],
  [MAX_LISTED + 1, MAX_LISTED + 1, [1]],
  [MAX_LISTED + MAX_GROUPS + 500, MAX_LISTED + 1, [MAX_GROUPS + 500]],
])('of %i findings in one payload, %i are listed, and all are counted', async (count, listed, last) => {
  const names = Array.from({ length: count }, (_, i) => `"${wordOf(i)}":1`);
  // An object may have 10,000 fields.
  const payload = `{${names.slice(0, 5_000)},"cart":{${names.slice(5_000)}}}`;
  const { files, summary } = await reportOf('.', ['--kind', 'card-params', '-'], payload);
  expect([files[0]?.findings.length, summary.warnings]).toEqual([listed, count]);
  expect(files[0]?.findings.flatMap(({ times = [] }) => times)).toEqual(last);
});

describe('ManyFindings', () => {
  const finding = {
    severity: 'warning',
    basis: 'inferred',
    code: 'c',
    params: {},
    message: 'm',
    wording: { field: 'f', must: 'should', template: 'm' },
    section: 's',
    column: 1,
    endColumn: 2,
  } as const;
  const found = (path: string[], line: number, rule = 'unknown-field') =>
    ({ ...finding, rule, path, line, endLine: line }) as const;

  test('lists the first findings, and those that are alone, and counts the others by rule and path, up to MAX_GROUPS', () => {
    const many = new ManyFindings();
    const max = MAX_LISTED + MAX_GROUPS;
    for (let line = 1; line <= max + 2; line++) many.add(found([wordOf(line)], line));
    for (let line = 1; line <= 500; line++) many.add(found([wordOf(max)], max + line));
    many.add(found(['y'], max + 503, 'too-many-values'));
    const list = many.list();
    expect(list).toHaveLength(max + 2);
    const counted = (field: string, more: number) => ({
      code: 'more-findings',
      params: { more, max: MAX_LISTED },
      wording: { field },
      times: more,
    });
    expect(list.slice(-3)).toMatchObject([
      { line: max, path: [wordOf(max)], ...counted(wordOf(max), 501) },
      { line: max + 1, path: [], ...counted('the file', 2) },
      { rule: 'too-many-values', code: 'c' },
    ]);
    expect(list.filter(({ code }) => code !== 'c')).toHaveLength(2);
  });
});

describe('textLines returns the same lines for a stream that is cut', () => {
  async function linesOf(bytes: Buffer, size: number, maxBytes: number): Promise<string[]> {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const read = await Readable.from(textLines(Readable.from(chunks), maxBytes)).toArray();
    return read.map((line) => (typeof line === 'string' ? line : line.rule));
  }

  test.each([1, 2, 3, 5, 7, 11, 64])('into chunks of %i bytes', async (size) => {
    const lines = ['{"a":"é€😀"}', '', '\r', ' ', '\u2028', '{"b":1}\r', '\uFFFD', 'x'.repeat(9), ''];
    const read = await linesOf(Buffer.from(lines.join('\n')), size, 100);
    expect(read).toEqual(lines.slice(0, -1).map((line) => line.replace(/\r$/, '')));
    const bytes = Buffer.from('ok\n\xe9\n12345678\n123456789\n\0a\n12345678\r\nok\n\xff', 'latin1');
    expect(await linesOf(bytes, size, 8)).toEqual([
      'ok',
      'syntax',
      '12345678',
      'too-large',
      'syntax',
      '12345678',
      'ok',
      'syntax',
    ]);
  });
});
