import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const BASE = ['--baseline', 'base.json'];
const UPDATE = [...BASE, '--update-baseline'];
const LONG = 'Order 1001 in far too many words';
const BAD = JSON.stringify({ descriptor: LONG, x: 1 });

const PRINT = 'a'.repeat(64);

const found = (folder: string, ...args: string[]): string[] =>
  jsonOf(pgLint(folder, ['--format', 'json', ...args])).files.flatMap(({ file, findings }) =>
    findings.map(({ rule, message }) => `${file} ${rule} ${message}`),
  );

const read = (folder: string): string => readFileSync(join(folder, 'base.json'), 'utf8');

/** A folder whose findings are all in its baseline. */
function adopted(files: Record<string, string> = { 'b/b.json': BAD, 'a.json': BAD }): string {
  const folder = folderOf(files);
  expect(pgLint(folder, [...UPDATE, '.']).status).toBe(0);
  return folder;
}

describe('a baseline', () => {
  test('has the findings by file and rule, sorted, and no value', () => {
    const folder = adopted({ 'b/b.json': BAD, 'a.json': BAD, 'good.json': '{"descriptor":"x"}' });
    const { version, files } = JSON.parse(read(folder));
    expect(version).toBe(1);
    expect(Object.keys(files)).toEqual(['a.json', 'b/b.json']);
    for (const rules of Object.values<Record<string, string[]>>(files)) {
      expect(Object.keys(rules)).toEqual(['text-length', 'unknown-entry']);
      for (const prints of Object.values(rules)) expect(prints).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    }
    expect(read(folder)).not.toContain('Order');
  });

  test('leaves its findings out of the report and the exit status, and counts them', () => {
    const folder = adopted();
    const run = pgLint(folder, [...BASE, '.']);
    expect([run.status, run.stdout]).toEqual([
      0,
      '2 files checked: 0 errors, 0 warnings, 0 notes (4 findings left out: in the baseline)\n',
    ]);
    expect(jsonOf(pgLint(folder, ['--format', 'json', ...BASE, '.'])).summary).toMatchObject({ inBaseline: 4 });
    expect(pgLint(folder, ['.']).status).toBe(1);
  });

  test.each([
    ['moved lines', `\n\n${JSON.stringify(JSON.parse(BAD), null, 4)}`],
    ['changed values', JSON.stringify({ x: 2, descriptor: LONG.toUpperCase() })],
  ])('knows its findings through %s', (_, text) => {
    const folder = adopted();
    const before = read(folder);
    writeFileSync(join(folder, 'a.json'), text);
    expect(found(folder, ...BASE, '.')).toEqual([]);
    expect(pgLint(folder, [...UPDATE, '.']).status).toBe(0);
    expect(read(folder)).toBe(before);
  });

  test('knows its findings from any folder', () => {
    const folder = adopted();
    expect(found(join(folder, 'b'), '--baseline', '../base.json', '.', '../a.json')).toEqual([]);
  });

  test('does not know new ones', () => {
    const folder = adopted();
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ ...JSON.parse(BAD), y: 1 }));
    expect(found(folder, ...BASE, '--kind', 'card-params', 'a.json')).toEqual([
      expect.stringMatching(/^a\.json unknown-entry y: /),
    ]);
    const run = pgLint(folder, ['--format', 'json', ...BASE, '--kind', 'card-params', 'a.json']);
    expect(jsonOf(run).summary).toMatchObject({ inBaseline: 2 });
  });

  test('tells what is new from what is gone', () => {
    const folder = adopted({ 'a.json': BAD });
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ descriptor: LONG, y: 1 }));
    expect(found(folder, ...BASE, '--kind', 'card-params', 'a.json')).toEqual([
      expect.stringMatching(/^a\.json unknown-entry y: /),
      expect.stringMatching(/^base\.json baseline-unused a\.json: 1 known finding gone/),
    ]);
  });

  test('says what is gone, at its place, as a note; the update removes it', () => {
    const folder = adopted();
    writeFileSync(join(folder, 'a.json'), '{"descriptor":"x","x":1}');
    rmSync(join(folder, 'b/b.json'));
    const before = read(folder);
    const run = pgLint(folder, ['--format', 'json', ...BASE, 'a.json']);
    expect([run.status, read(folder)]).toEqual([0, before]);
    const gone = (file: string, number: string) => ({
      rule: 'baseline-unused',
      severity: 'info',
      path: ['files', file],
      message: `${file}: ${number} gone, findings that are still there only`,
    });
    expect(jsonOf(run).files.at(-1)).toMatchObject({
      file: 'base.json',
      findings: [
        { ...gone('a.json', '1 known finding'), line: 4, column: 5, endLine: 4, endColumn: 13 },
        gone('b/b.json', '2 known findings'),
      ],
    });
    expect(found(folder, ...UPDATE, 'a.json')).toEqual([]);
    expect(
      Object.entries(JSON.parse(read(folder)).files).map(([file, rules]) => [file, Object.keys(Object(rules))]),
    ).toEqual([['a.json', ['unknown-entry']]]);
    expect(found(folder, ...BASE, 'a.json')).toEqual([]);
  });

  test('keeps what it has of files that are not looked at', () => {
    const folder = adopted();
    const before = read(folder);
    expect(found(folder, ...BASE, 'a.json')).toEqual([]);
    pgLint(folder, [...UPDATE, 'a.json']);
    expect(read(folder)).toBe(before);
  });

  test('keeps what it has of standard input', () => {
    const folder = adopted();
    expect(pgLint(folder, [...UPDATE, '-'], BAD).status).toBe(0);
    expect(found(folder, ...BASE, '.')).toEqual([]);
    expect(pgLint(folder, [...BASE, '-'], BAD).status).toBe(0);
  });

  test('has the findings of a rule in one order, whatever the order of the entries', () => {
    const [one, other] = ['{"a":1,"b":1,"c":1}', '{"c":1,"b":1,"a":1}'].map((text) => {
      const folder = folderOf({ 'a.json': text });
      pgLint(folder, [...UPDATE, '--kind', 'card-params', 'a.json']);
      return read(folder);
    });
    expect(one).toBe(other);
  });

  test('never has what was not read', () => {
    const folder = folderOf({ 'a.json': '{', 'b.json': '{"x":1,"x":2}' });
    const args = ['--kind', 'card-params', '.'];
    expect(pgLint(folder, [...UPDATE, ...args]).status).toBe(1);
    expect(found(folder, ...BASE, ...args).map((each) => each.split(' ', 2).join(' '))).toEqual([
      'a.json syntax',
      'b.json duplicate-name',
    ]);
  });

  test('takes files and rules of any name', () => {
    const folder = adopted({ '__proto__.json': BAD, constructor: BAD, 'ok.json': '{"descriptor":"x"}' });
    pgLint(folder, [...UPDATE, 'constructor']);
    expect(found(folder, ...BASE, '.', 'constructor')).toEqual([]);
  });

  test.each([
    ['{}', 'base.json: no baseline, a file that --update-baseline wrote only'],
    [
      '{"version":1,"files":{"a.json":{"x":["0"]}}}',
      'base.json: no baseline, a file that --update-baseline wrote only',
    ],
    ...[`${PRINT}0`, `g${PRINT}`].map((print): [string, string] => [
      JSON.stringify({ version: 1, files: { 'a.json': { x: [print] } } }),
      'base.json: no baseline, a file that --update-baseline wrote only',
    ]),
    ['{"version":1,"version":1,"files":{}}', 'base.json: no baseline, a file that --update-baseline wrote only'],
    ['{', 'base.json: no baseline, a file that --update-baseline wrote only'],
    [undefined, 'base.json: no such baseline; --update-baseline writes it'],
  ])('is not taken from %s, nor written over it', (text, message) => {
    const folder = folderOf({ 'a.json': BAD, ...(text !== undefined && { 'base.json': text }) });
    for (const args of text === undefined ? [BASE] : [BASE, UPDATE]) {
      const { status, stderr } = pgLint(folder, [...args, 'a.json']);
      expect([status, stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
    }
    if (text !== undefined) expect(read(folder)).toBe(text);
  });

  test('that can’t be read is said, and not taken for none', () => {
    const folder = folderOf({ 'a.json': BAD, 'base.json/b.json': BAD });
    for (const args of [BASE, UPDATE]) {
      const { status, stderr } = pgLint(folder, [...args, 'a.json']);
      expect([status, stderr]).toEqual([2, expect.stringContaining('base.json: the baseline can’t be read (')]);
    }
  });

  test('that can’t be written is said', () => {
    const { status, stderr } = pgLint(folderOf({ 'a.json': BAD }), [
      '--baseline',
      'none/b.json',
      '--update-baseline',
      'a.json',
    ]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('none/b.json: the baseline can’t be written (no such'),
    ]);
  });
});
