import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

const FIXED = '{"descriptor":"Order 1001"}';
const FIXABLE = FIXED.replace('d', 'D');
const CARD = ['--kind', 'card-params'];

describe('a file is replaced in one step', () => {
  test('and keeps its mode; no temporary file is left', async () => {
    const folder = folderOf({ 'bad.json': FIXABLE });
    const mode = statSync(join(folder, 'bad.json')).mode;
    const args = [...CARD, '--fix', '--output', 'r', '--baseline', 'b', '--update-baseline', 'bad.json'];
    await pgLint(folder, args);
    expect(readdirSync(folder)).toEqual(['b', 'bad.json', 'r']);
    expect(readFileSync(join(folder, 'bad.json'), 'utf8')).toBe(FIXED);
    expect(statSync(join(folder, 'bad.json')).mode).toBe(mode);
  });

  test('and a hard link to it keeps the old text', async () => {
    const folder = folderOf({ report: '' });
    linkSync(join(folder, 'report'), join(folder, 'other'));
    await pgLint(folder, ['--output', 'report', '-'], GOOD);
    expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, 'report'), 'utf8')).toBe('1 file checked: 0 errors, 0 warnings, 0 notes\n');
  });
});

test('--fix does not follow symbolic links out of a folder, and fixes the other files', async () => {
  const folder = folderOf({ 'outside.json': FIXABLE, 'in/a.json': FIXABLE, 'in/c.json': FIXABLE });
  symlinkSync('../outside.json', join(folder, 'in/b.json'));
  const { status, stdout, stderr } = await pgLint(folder, [...CARD, '--fix', '--format', 'json', 'in']);
  expect([status, stderr]).toEqual([
    2,
    "pg-lint: in/b.json: --fix can't follow a link out of in; name the file itself to fix it\nSee pg-lint --help.\n",
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ files: [{}, { findings: [{}] }, {}], summary: { fixed: 2 } });
  expect(readFileSync(join(folder, 'outside.json'), 'utf8')).toBe(FIXABLE);
  await pgLint(folder, [...CARD, '--fix', 'in/b.json']);
  expect(readFileSync(join(folder, 'outside.json'), 'utf8')).toBe(FIXED);
  expect(lstatSync(join(folder, 'in/b.json')).isSymbolicLink()).toBe(true);
});

test("files that can't be read or written are reported after the report", async () => {
  const folder = folderOf({ 'a.json': BAD, file: '' });
  // Node.js can't name this folder, so it can't read it either.
  mkdirSync(Buffer.concat([Buffer.from(`${folder}/in`), Buffer.from([0xff])]));
  const targets = ['--format', 'json', '--format', 'json:file/r', '--format', 'junit:ok/r', '--format', 'sarif:file/s'];
  const { status, stdout, stderr } = await pgLint(folder, [...targets, '.']);
  expect([status, JSON.parse(stdout).summary.errors]).toEqual([2, 1]);
  expect(stderr).toBe(
    [
      "pg-lint: in\uFFFD: the folder can't be opened (its name is not UTF-8); it was skipped",
      'pg-lint: file/r: the report could not be written (not a directory)',
      'file/s: the report could not be written (not a directory)',
      'See pg-lint --help.\n',
    ].join('\n'),
  );
  expect(readdirSync(join(folder, 'ok'))).toEqual(['r']);
});

test.each([
  [
    ['--baseline', 'none/b', '--update-baseline'],
    'none/b: the baseline could not be written (no such file or directory)',
  ],
  [['--fix'], "-: --fix can't write to a stream; use --fix-dry-run to see what is left"],
])("and so are a baseline or a fix that can't be written: %j", async (args, message) => {
  const { status, stdout, stderr } = await pgLint(folderOf({}), [...args, ...CARD, '-'], FIXABLE);
  expect([status, stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
  expect(stdout).toContain('1 file checked');
});

describe('names of Object.prototype', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

  test.each(NAMES)('--%s is not an option', async (name) => {
    const { status, stderr } = await pgLint(folderOf({}), [`--${name}`]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`--${name} is not an option; `)]);
  });

  test.each(NAMES)('%s is not a language, kind, setting, rule or field', async (name) => {
    const config = JSON.stringify({ rules: { string: { [name]: {} } }, overrides: [{ files: ['a'], [name]: {} }] });
    const folder = folderOf({
      'a.json': `{"descriptor":"a","${name}":1}`,
      'a.md': `\`\`\`${name} pg-lint=${name}\n{}\n\`\`\`\n\`\`\`json pg-lint=${name}\n{}\n\`\`\`\n`,
      'a.form': `brand=${name}&action=SALE&order_id=1&${name}=1`,
      [`a.${name}`]: '{}',
      'mine.json': config.replace(/"string":\{(.*?\{\})\}/, '$1'),
    });
    const { status, stdout, stderr } = await pgLint(folder, ['a.json', 'a.md', 'a.form', `a.${name}`]);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toContain(`${name} is not a known field`);
    const wrong = await pgLint(folder, ['--config', 'mine.json', 'a.json']);
    expect(wrong.stderr).toContain(`rules.${name} is not a known name`);
    expect(wrong.stderr).toContain(`overrides[0].${name} is not a known name`);
  });
});

test.each([
  ['*a*a*a*a*b', false],
  ['**/a/**/a/**/a/**/a/**', false],
  ['*a*a*a*b/*a*a*a*b', true],
  ['**/a/**/a/**/a/**/*.json', true],
])('whether ignores accepts the glob %s: %s', async (pattern, isAccepted) => {
  const folder = folderOf({ 'a.json': GOOD, 'pg-lint.config.json': JSON.stringify({ ignores: [pattern] }) });
  const { status, stderr } = await pgLint(folder, ['a.json']);
  expect(status).toBe(isAccepted ? 0 : 2);
  expect(stderr.includes('ignores[0] must have at most 4 times **')).toBe(!isAccepted);
});
