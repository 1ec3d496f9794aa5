import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, pgLint, reportOf } from './command.ts';

const BASE = ['--baseline', 'base.json', '--kind', 'card-params'];
const UPDATE = [...BASE, '--update-baseline'];
const LONG = 'Order 1001 in far too many words';
const BAD = JSON.stringify({ descriptor: LONG, x: 1 });
const CARD = ['--kind', 'card-params'];

const found = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args)).files.flatMap(({ file, findings }) =>
    findings.map(({ rule, path }) => `${file} ${rule} ${path.join('/')}`),
  );

const read = (folder: string): string => readFileSync(join(folder, 'base.json'), 'utf8');

/** Creates a folder with all its findings in a baseline. */
async function adopted(files: Record<string, string> = { 'b/b.json': BAD, 'a.json': BAD }): Promise<string> {
  const folder = folderOf(files);
  expect((await pgLint(folder, [...UPDATE, '.'])).status).toBe(0);
  return folder;
}

test('a baseline has fingerprints by file and rule, sorted, and no values', async () => {
  const folder = await adopted({ 'b/b.json': BAD, 'a.json': BAD, 'good.json': '{"descriptor":"x"}' });
  const print = expect.stringMatching(/^[0-9a-f]{64}$/);
  const rules = { 'string-length': [print], 'unknown-field': [print] };
  expect(JSON.parse(read(folder))).toEqual({ version: 1, files: { 'a.json': rules, 'b/b.json': rules } });
  expect(read(folder)).not.toContain('Order');
  expect(read(folder).indexOf('a.json')).toBeLessThan(read(folder).indexOf('b/b.json'));
});

test('a baseline with a byte-order mark is read', async () => {
  const folder = await adopted();
  writeFileSync(join(folder, 'base.json'), `\uFEFF${read(folder)}`);
  expect(await found(folder, ...BASE, '.')).toEqual([]);
});

test('findings in the baseline are suppressed and counted, and do not change the exit status', async () => {
  const folder = await adopted();
  expect(await pgLint(folder, [...BASE, '.'])).toMatchObject({
    status: 0,
    stdout: '2 files checked: 0 errors, 0 warnings, 0 notes\n4 findings suppressed by the baseline\n',
  });
  expect((await reportOf(folder, [...BASE, '.'])).summary).toMatchObject({ inBaseline: 4 });
  expect((await pgLint(folder, [...CARD, '.'])).status).toBe(1);
});

describe('a baseline in the configuration', () => {
  const configured = { 'pg-lint.config.json': '{"kind":"card-params","baseline":"base.json"}', 'a.json': BAD };

  test('needs no option, and may be missing before --update-baseline', async () => {
    const folder = folderOf(configured);
    expect((await found(folder, '.')).length).toBe(2);
    expect((await pgLint(folder, ['--update-baseline', '.'])).status).toBe(0);
    expect(Object.keys(JSON.parse(read(folder)).files)).toEqual(['a.json']);
    expect(await reportOf(folder, ['.'])).toMatchObject({ files: [{ file: 'a.json' }], summary: { inBaseline: 2 } });
    expect(await found(folder, '--baseline', 'base.json', '--no-config', ...CARD, '.')).toEqual([]);
    expect(await pgLint(folder, ['--output', 'base.json', '.'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('base.json: the report must not replace a file that is not a report'),
    });
  });

  test('belongs to its configuration, and works from any folder', async () => {
    const inner = Object.fromEntries(Object.entries(configured).map(([name, text]) => [`in/${name}`, text]));
    const folder = folderOf({ ...configured, ...inner });
    expect((await pgLint(folder, ['--update-baseline', '.'])).status).toBe(0);
    expect(read(join(folder, 'in'))).toBe(read(folder));
    expect(await found(join(folder, 'in'), '..')).toEqual([]);
    writeFileSync(join(folder, 'in/a.json'), '{"descriptor":"x"}');
    expect(await found(folder, '.')).toEqual(['in/base.json baseline-unused files/a.json']);
  });
});

test('the findings of a renamed file are new, until the baseline is updated', async () => {
  const folder = await adopted({ 'a.json': BAD });
  renameSync(join(folder, 'a.json'), join(folder, 'b.json'));
  expect((await found(folder, ...BASE, '.')).map((each) => each.split(' ')[0])).toEqual([
    ...['b.json', 'b.json', 'base.json'],
  ]);
  expect((await pgLint(folder, [...UPDATE, '.'])).status).toBe(0);
  expect(Object.keys(JSON.parse(read(folder)).files)).toEqual(['b.json']);
});

test.each([
  ['moved lines', `\n\n${JSON.stringify(JSON.parse(BAD), null, 4)}`],
  ['changed values', JSON.stringify({ x: 2, descriptor: LONG.toUpperCase() })],
])('findings in the baseline stay suppressed after %s', async (_, text) => {
  const folder = await adopted();
  const before = read(folder);
  writeFileSync(join(folder, 'a.json'), text);
  expect(await found(folder, ...BASE, '.')).toEqual([]);
  expect((await pgLint(folder, [...UPDATE, '.'])).status).toBe(0);
  expect(read(folder)).toBe(before);
});

test('a baseline works from any folder', async () => {
  const folder = await adopted();
  expect(await found(join(folder, 'b'), ...CARD, '--baseline', '../base.json', '.', '../a.json')).toEqual([]);
});

test.each([
  [{ descriptor: LONG, x: 1, y: 1 }, ['a.json unknown-field y']],
  [{ descriptor: LONG, y: 1 }, ['a.json unknown-field y', 'base.json baseline-unused files/a.json']],
])('new findings and baseline-unused are reported: %j', async (payload, expected) => {
  const folder = await adopted({ 'a.json': BAD });
  writeFileSync(join(folder, 'a.json'), JSON.stringify(payload));
  expect(await found(folder, ...BASE, ...CARD, 'a.json')).toEqual(expected);
});

test('baseline-unused is a note at the file in the baseline; --update-baseline removes the fingerprints', async () => {
  const folder = await adopted();
  writeFileSync(join(folder, 'a.json'), '{"descriptor":"x","x":1}');
  rmSync(join(folder, 'b/b.json'));
  const before = read(folder);
  const { files, summary } = await reportOf(folder, [...BASE, 'a.json']);
  const gone = (file: string, number: number) => ({
    rule: 'baseline-unused',
    severity: 'info',
    path: ['files', file],
    code: 'baseline-unused',
    params: { gone: number, file },
    message: expect.stringMatching(`in the baseline that ${file} no longer has$`),
  });
  expect([summary.errors, summary.infos, read(folder)]).toEqual([0, 2, before]);
  expect(files.at(-1)).toMatchObject({
    file: 'base.json',
    findings: [{ ...gone('a.json', 1), line: 4, column: 5, endLine: 4, endColumn: 13 }, gone('b/b.json', 2)],
  });
  expect(await found(folder, ...UPDATE, 'a.json')).toEqual([]);
  expect(JSON.parse(read(folder)).files).toEqual({ 'a.json': { 'unknown-field': [expect.any(String)] } });
  expect(await found(folder, ...BASE, 'a.json')).toEqual([]);
});

test('--update-baseline keeps the findings of files that are not checked, and of standard input', async () => {
  const folder = await adopted();
  const before = read(folder);
  expect(await found(folder, ...BASE, 'a.json')).toEqual([]);
  await pgLint(folder, [...UPDATE, 'a.json']);
  expect(read(folder)).toBe(before);
  expect((await pgLint(folder, [...UPDATE, '-'], BAD)).status).toBe(0);
  expect(await found(folder, ...BASE, '.')).toEqual([]);
  expect((await pgLint(folder, [...BASE, '-'], BAD)).status).toBe(0);
});

test('the order of fields in a payload does not change the baseline', async () => {
  const baselineOf = async (text: string): Promise<string> => {
    const folder = folderOf({ 'a.json': text });
    await pgLint(folder, [...UPDATE, ...CARD, 'a.json']);
    return read(folder);
  };
  expect(await baselineOf('{"a":1,"b":1,"c":1}')).toBe(await baselineOf('{"c":1,"b":1,"a":1}'));
});

test('syntax and duplicate-field are never in a baseline', async () => {
  const folder = folderOf({ 'a.json': '{', 'b.json': '{"x":1,"x":2}' });
  expect((await pgLint(folder, [...UPDATE, ...CARD, '.'])).status).toBe(1);
  expect(await found(folder, ...BASE, ...CARD, '.')).toEqual(['a.json syntax ', 'b.json duplicate-field x']);
});

test('a baseline accepts the file names __proto__.json and constructor', async () => {
  const folder = await adopted({ '__proto__.json': BAD, constructor: BAD, 'ok.json': '{"descriptor":"x"}' });
  await pgLint(folder, [...UPDATE, 'constructor']);
  expect(await found(folder, ...BASE, '.', 'constructor')).toEqual([]);
});

const PRINT = 'a'.repeat(64);

test.each([
  '{',
  '{}',
  '{"version":2,"files":{}}',
  ...[`${PRINT}0`, `g${PRINT}`].map((print) => JSON.stringify({ version: 1, files: { 'a.json': { x: [print] } } })),
])('the file %s is not a baseline, and is not overwritten', async (text) => {
  const folder = folderOf({ 'a.json': BAD, 'base.json': text });
  for (const args of [BASE, UPDATE]) {
    const { status, stderr } = await pgLint(folder, [...args, 'a.json']);
    const message = 'base.json: the baseline must be a file that --update-baseline wrote';
    expect([status, stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
  }
  expect(read(folder)).toBe(text);
});

describe('after a merge', () => {
  const other = (text: string): string => text.replace(/"[0-9a-f]{64}"/g, `"${'0'.repeat(64)}"`);

  test('names that a baseline has twice are joined', async () => {
    const folder = await adopted({ 'a.json': BAD });
    const { 'a.json': rules } = JSON.parse(read(folder)).files;
    const [one, two] = [rules, JSON.parse(other(JSON.stringify(rules)))].map((each) => JSON.stringify(each));
    writeFileSync(join(folder, 'base.json'), `{"version":1,"files":{"a.json":${one},"a.json":${two}}}`);
    expect(await found(folder, ...BASE, 'a.json')).toEqual(['base.json baseline-unused files/a.json']);
    expect((await pgLint(folder, [...UPDATE, '.'])).status).toBe(0);
    expect(JSON.parse(read(folder)).files).toEqual({ 'a.json': rules });
  });

  test('a conflict is reported at its line, and --update-baseline writes the baseline anew', async () => {
    const folder = await adopted();
    const before = read(folder);
    writeFileSync(join(folder, 'base.json'), before.replace(/(?=\n {4}"b)/, '\n<<<<<<< HEAD\n=======\n>>>>>>> b'));
    const { status, stderr } = await pgLint(folder, [...BASE, '.']);
    const line = before.slice(0, before.indexOf('\n    "b')).split('\n').length + 1;
    expect([status, stderr]).toEqual([2, expect.stringContaining(`base.json:${line}: `)]);
    expect((await pgLint(folder, [...UPDATE, '.'])).status).toBe(0);
    expect(read(folder)).toBe(before);
  });
});
