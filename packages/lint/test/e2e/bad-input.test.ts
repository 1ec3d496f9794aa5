import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { FileLinter } from '../../src/files.ts';
import { fixText, lintText } from '../../src/index.ts';
import { BAD, findingsOf, folderOf, GOOD, pgLint, places, reportOf, utf16 } from './command.ts';

const deep = (levels: number): string => `{"descriptor":${'['.repeat(levels)}${']'.repeat(levels)}}`;

// biome-ignore format: a table
test.each<[string, string | Buffer, [string, number, number, string]]>([
  ['not JSON', '{"descriptor": x}', ['syntax', 1, 16, '']],
  ['a trailing comma', '{\n  "descriptor": "a",\n}', ['syntax', 2, 20, '']],
  ['a missing closing brace', '{\n  "descriptor": "a"', ['syntax', 2, 20, '']],
  ['an empty file', '', ['syntax', 1, 1, '']],
  ['spaces only', '\n  \n', ['syntax', 1, 1, '']],
  ['a byte-order mark', `\uFEFF${GOOD}`, ['syntax', 1, 1, 'the file must not start with a byte-order mark']],
  ['UTF-16', utf16(GOOD), ['syntax', 1, 1, 'the file must not start with a byte-order mark']],
  ['big-endian UTF-16', utf16(GOOD).swap16(), ['syntax', 1, 1, 'the file must not start with a byte-order mark']],
  ['UTF-16 without a byte-order mark', Buffer.from(GOOD, 'utf16le'), ['syntax', 1, 1, 'the file must be UTF-8, but is UTF-16']],
  ['not UTF-8', Buffer.from('{\n  "descriptor": "caf\xe9"}', 'latin1'), ['syntax', 2, 21, 'the file must be UTF-8, but has a byte that is not']],
  ['not UTF-8 after a replacement character', Buffer.concat([Buffer.from('{"descriptor": "\uFFFD'), Buffer.from([0xc3, 0x28])]), ['syntax', 1, 18, 'the file must be UTF-8, but has a byte that is not']],
  ['an array', '[]', ['unknown-kind', 1, 1, 'the file must be a JSON object or a form, but is an array']],
  ['null', 'null', ['unknown-kind', 1, 1, 'the file must be a JSON object or a form, but is null']],
  ['a string', '"text"', ['unknown-kind', 1, 1, 'the file must be a JSON object or a form, but is a string']],
  ['100 levels', deep(99), ['value-type', 1, 15, 'descriptor must be a string, but is an array']],
  ['101 levels', deep(100), ['too-deep', 1, 114, '']],
  ['20,000 levels', deep(20_000), ['too-deep', 1, 114, '']],
  ['100,000 levels that never close', '['.repeat(100_000), ['too-deep', 1, 101, '']],
  ['a duplicate field', '{\n  "descriptor": "a",\n  "descriptor": "b"\n}', ['duplicate-field', 3, 3, '']],
  ['an error at the end of a long file', `{"descriptor":"a"}${' '.repeat(70_000)}x`, ['syntax', 1, 70_019, '']],
])('%s is one error at its position', async (_, content, [rule, line, column, found]) => {
  const expected = [{ rule, severity: 'error', line, column, message: expect.stringContaining(found) }];
  expect(await findingsOf(content, [], 'payload.json')).toMatchObject(expected);
  expect(await findingsOf(content, ['--kind', 'card-params'])).toMatchObject(rule === 'unknown-kind' ? [{}] : expected);
});

test("a file that can't be read is a syntax error, and the other files are checked", async () => {
  const folder = folderOf({ 'good.json': GOOD });
  symlinkSync('loop.json', join(folder, 'loop.json'));
  const { files } = await reportOf(folder, ['loop.json', '.']);
  expect(files.map(({ file }) => file)).toEqual(['loop.json', 'good.json']);
  const message = expect.stringMatching(/^the file could not be read: too many symbolic links/);
  expect(files[0]?.findings).toMatchObject([{ rule: 'syntax', line: 1, column: 1, message }]);
});

test.each([
  ['payload.json', 2 ** 20, []],
  ['payload.json', 2 ** 20 + 1, ['the file must have at most 1 MiB']],
  ['-', 2 ** 20, []],
  ['-', 2 ** 20 + 1, ['the file must have at most 1 MiB']],
])('%s of %i bytes with --max-size 1', async (name, size, messages) => {
  const findings = await findingsOf(GOOD.padEnd(size), ['--max-size', '1'], name);
  expect(findings.map(({ message }) => message)).toEqual(messages);
});

test('findings of a payload after a byte-order mark are still reported', async () => {
  expect(await findingsOf(`\uFEFF\n${BAD}`, [], 'payload.json')).toMatchObject([
    { rule: 'syntax' },
    { rule: 'type-code', line: 2, column: 21 },
  ]);
});

test.each([
  ['little-endian', utf16],
  ['big-endian', (text: string) => utf16(text).swap16()],
])('UTF-16 with a byte-order mark is decoded, and --fix keeps the encoding: %s', async (_, encode) => {
  const markdown = encode(`é😀\n\`\`\`json\n${BAD}\n\`\`\`\n`);
  expect(places(await findingsOf(markdown, [], 'a.md'))).toEqual(['3:21 type-code']);
  const card = (unit: string): Buffer => encode(`{"cart":{"items":[{"name":"é","quantityUnit":"${unit}"}]}}`);
  const folder = folderOf({ 'a.json': card('kg') });
  expect((await reportOf(folder, ['--fix', 'a.json'])).summary).toMatchObject({ fixed: 1 });
  expect(readFileSync(join(folder, 'a.json')).equals(card('KG'))).toBe(true);
});

test.each([
  ['bytes', Buffer.from(GOOD), 'a Uint8Array'],
  ['an object', JSON.parse(GOOD), 'an object'],
  ['undefined', undefined, 'missing'],
])('lintText and fixText throw a TypeError for %s instead of a string', (_, given, actual) => {
  const message = `the text must be a string, but is ${actual}: read files as UTF-8, and write objects with JSON.stringify`;
  for (const read of [lintText, fixText]) expect(() => read(given as string)).toThrow(new TypeError(message));
});

test('a file whose name is not UTF-8 says so', async () => {
  const folder = folderOf({ 'good.json': GOOD });
  writeFileSync(Buffer.from(`${folder}/caf\xe9.json`, 'latin1'), BAD);
  const reason = 'the file could not be read: its name is not UTF-8';
  for (const args of [['.'], ['caf\uFFFD.json'], ['--ignore-unknown', 'good.json', 'caf\uFFFD.json']]) {
    expect((await reportOf(folder, args)).files.flatMap(({ findings }) => findings)).toMatchObject([
      { message: reason },
    ]);
  }
});

test('a broken link is treated like a link to itself', async () => {
  const folder = folderOf({ 'good.json': GOOD });
  const names = ['broken.json', 'loop.json'];
  symlinkSync('missing.json', join(folder, 'broken.json'));
  symlinkSync('loop.json', join(folder, 'loop.json'));
  expect(await pgLint(folder, ['.'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('2 links not followed\n'),
  });
  for (const name of names) {
    expect((await reportOf(folder, [name])).files[0]?.findings).toMatchObject([{ code: 'unreadable-file' }]);
  }
});

test('a file that is deleted during the run is skipped and counted', async () => {
  const folder = folderOf({ 'a.json': BAD, 'b.json': BAD, 'c.ndjson': BAD });
  const files: string[] = [];
  const report = await new FileLinter().lintFiles([folder, join(folder, 'b.json')], {
    onFile: ({ file }) => {
      files.push(basename(file));
      for (const name of ['b.json', 'c.ndjson']) rmSync(join(folder, name), { force: true });
    },
  });
  expect([files, [...report.skipped.values()], report.summary.errors]).toEqual([['a.json'], ['gone', 'gone'], 1]);
});
