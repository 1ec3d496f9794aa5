import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintText, proveText } from '../../src/index.ts';
import { BAD, findingsOf, folderOf, GOOD, reportOf } from './command.ts';

const deep = (levels: number): string => `{"descriptor":${'['.repeat(levels)}${']'.repeat(levels)}}`;

// biome-ignore format: a table
test.each<[string, string | Buffer, [string, number, number, string]]>([
  ['not JSON', '{"descriptor": x}', ['syntax', 1, 16, '']],
  ['a trailing comma', '{\n  "descriptor": "a",\n}', ['syntax', 2, 20, '']],
  ['an early end', '{\n  "descriptor": "a"', ['syntax', 2, 20, '']],
  ['an empty file', '', ['syntax', 1, 1, '']],
  ['blanks only', '\n  \n', ['syntax', 1, 1, '']],
  ['a byte-order mark', `\uFEFF${GOOD}`, ['syntax', 1, 1, 'a byte-order mark']],
  ['UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
  ['UTF-16 without a mark', Buffer.from(GOOD, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
  ['not UTF-8', Buffer.from('{\n  "descriptor": "caf\xe9"}', 'latin1'), ['syntax', 2, 21, 'a byte that is not UTF-8']],
  ['not UTF-8 after a replacement character', Buffer.concat([Buffer.from('{"descriptor": "\uFFFD'), Buffer.from([0xc3, 0x28])]), ['syntax', 1, 18, 'a byte that is not UTF-8']],
  ['an array', '[]', ['unknown-kind', 1, 1, 'an array']],
  ['null', 'null', ['unknown-kind', 1, 1, 'null']],
  ['a text', '"text"', ['unknown-kind', 1, 1, 'a text']],
  ['100 levels', deep(99), ['value-type', 1, 15, 'descriptor: an array, text only']],
  ['101 levels', deep(100), ['too-deep', 1, 114, '']],
  ['20,000 levels', deep(20_000), ['too-deep', 1, 114, '']],
  ['100,000 levels that never close', '['.repeat(100_000), ['too-deep', 1, 101, '']],
  ['a name twice', '{\n  "descriptor": "a",\n  "descriptor": "b"\n}', ['duplicate-name', 3, 3, '']],
  ['an error far behind', `{"descriptor":"a"}${' '.repeat(70_000)}x`, ['syntax', 1, 70_019, '']],
])('%s is one clear finding at its place', async (_, content, [rule, line, column, found]) => {
  const expected = [{ rule, severity: 'error', line, column, message: expect.stringContaining(found) }];
  expect(await findingsOf(content, [], 'payload.json')).toMatchObject(expected);
  expect(await findingsOf(content, ['--kind', 'card-params'])).toMatchObject(rule === 'unknown-kind' ? [{}] : expected);
});

test('a file that can’t be read', async () => {
  const folder = folderOf({ 'good.json': GOOD });
  symlinkSync('loop.json', join(folder, 'loop.json'));
  const { files } = await reportOf(folder, ['loop.json', '.']);
  expect(files.map(({ file }) => file)).toEqual(['loop.json', 'good.json']);
  const message = expect.stringMatching(/^a file that can’t be read \(.+\), readable files only$/);
  expect(files[0]?.findings).toMatchObject([{ rule: 'syntax', line: 1, column: 1, message }]);
});

test.each([
  ['payload.json', 2 ** 20, []],
  ['payload.json', 2 ** 20 + 1, ['more than 1 MiB, at most 1 MiB']],
  ['-', 2 ** 20, []],
  ['-', 2 ** 20 + 1, ['more than 1 MiB, at most 1 MiB']],
])('%s of %i bytes with --max-size 1', async (name, size, messages) => {
  const findings = await findingsOf(GOOD.padEnd(size), ['--max-size', '1'], name);
  expect(findings.map(({ message }) => message)).toEqual(messages);
});

test('findings of a payload behind a byte-order mark are still shown', async () => {
  expect(await findingsOf(`\uFEFF\n${BAD}`, [], 'payload.json')).toMatchObject([
    { rule: 'syntax' },
    { rule: 'text-length', line: 2, column: 15 },
  ]);
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
