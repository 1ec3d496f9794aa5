import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintText, proveText } from '../../src/index.ts';
import { folderOf, jsonOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';

describe('bad input gets one clear finding at its place', () => {
  const deep = (levels: number): string => `{"descriptor":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  test.each<[string, string | Buffer, [string, number, number, string]]>([
    ['not JSON', '{"descriptor": x}', ['syntax', 1, 16, '']],
    ['a trailing comma', '{\n  "descriptor": "a",\n}', ['syntax', 2, 20, '']],
    ['an early end', '{\n  "descriptor": "a"', ['syntax', 2, 20, '']],
    ['an empty file', '', ['syntax', 1, 1, '']],
    ['blanks only', '\n  \n', ['syntax', 1, 1, '']],
    ['a byte-order mark', `\uFEFF${GOOD}`, ['syntax', 1, 1, 'a byte-order mark']],
    ['UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
    ['UTF-16 without a mark', Buffer.from(GOOD, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
    [
      'not UTF-8',
      Buffer.from('{\n  "descriptor": "caf\xe9"}', 'latin1'),
      ['syntax', 2, 21, 'a byte that is not UTF-8'],
    ],
    [
      'not UTF-8 behind a replacement character',
      Buffer.concat([Buffer.from('{"descriptor": "\uFFFD'), Buffer.from([0xc3, 0x28])]),
      ['syntax', 1, 18, 'a byte that is not UTF-8'],
    ],
    ['an array', '[]', ['unknown-kind', 1, 1, 'an array']],
    ['null', 'null', ['unknown-kind', 1, 1, 'null']],
    ['a text', '"text"', ['unknown-kind', 1, 1, 'a text']],
    ['101 levels', deep(100), ['too-deep', 1, 114, '']],
    ['20,000 levels', deep(20_000), ['too-deep', 1, 114, '']],
    ['a million levels that never close', '['.repeat(1_000_000), ['too-deep', 1, 101, '']],
    ['a name twice', '{\n  "descriptor": "a",\n  "descriptor": "b"\n}', ['duplicate-name', 3, 3, '']],
    [
      'a file larger than the shared buffer, with an error at its end',
      `{"descriptor":"a"}${' '.repeat(70_000)}x`,
      ['syntax', 1, 70_019, ''],
    ],
    ['more than the greatest size', Buffer.alloc(100 * 2 ** 20, ' '), ['too-large', 1, 1, 'more than 32 MiB']],
  ])('%s', (_, content, [rule, line, column, found]) => {
    const run = pgLint(folderOf({ 'payload.json': content }), ['--format', 'json', 'payload.json']);
    expect(run.status).toBe(1);
    const [file] = jsonOf(run).files;
    expect(file?.findings).toMatchObject([
      { rule, severity: 'error', line, column, message: expect.stringContaining(found) },
    ]);
  });

  test('a file that can’t be read', () => {
    const folder = folderOf({ 'good.json': GOOD });
    symlinkSync('loop.json', join(folder, 'loop.json'));
    const run = pgLint(folder, ['--format', 'json', 'loop.json', '.']);
    expect(run.status).toBe(1);
    expect(jsonOf(run).files.map(({ file }) => file)).toEqual(['loop.json', 'good.json']);
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      {
        rule: 'syntax',
        line: 1,
        column: 1,
        message: expect.stringMatching(/^a file that can’t be read \(.+\), readable files only$/),
      },
    ]);
  });

  test('100 levels are read', () => {
    const [file] = jsonOf(pgLint(folderOf({ 'payload.json': deep(99) }), ['--format', 'json', 'payload.json'])).files;
    expect(file?.findings).toMatchObject([{ rule: 'value-type', message: 'descriptor: an array, text only' }]);
  });

  test('standard input beyond the greatest size', () => {
    const run = pgLint(folderOf({}), ['--format', 'json', '--max-size', '1', '-'], Buffer.alloc(2 ** 21, ' '));
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      { rule: 'too-large', message: 'more than 1 MiB, at most 1 MiB' },
    ]);
  });

  test('a size at the bound and one byte above', () => {
    const folder = folderOf({ 'at.json': GOOD.padEnd(2 ** 20), 'above.json': GOOD.padEnd(2 ** 20 + 1) });
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', '--max-size', '1', 'at.json', 'above.json']));
    expect(files.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([[], ['too-large']]);
  });

  test('findings of a payload behind a byte-order mark are still shown', () => {
    const run = pgLint(folderOf({ 'payload.json': `\uFEFF${BAD}` }), ['--format', 'json', 'payload.json']);
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      { rule: 'syntax' },
      { rule: 'text-length', line: 2, column: 17 },
    ]);
  });
});

test.each([
  ['bytes', Buffer.from(GOOD), 'an object'],
  ['an object', JSON.parse(GOOD), 'an object'],
  ['nothing', undefined, 'nothing'],
])('a caller who passes %s is told what to pass', async (_, given, found) => {
  const message = `${found}, a text only: read files as UTF-8, write objects with JSON.stringify`;
  expect(() => lintText(given as string)).toThrow(new TypeError(message));
  await expect(proveText(given as string)).rejects.toThrow(new TypeError(message));
});
