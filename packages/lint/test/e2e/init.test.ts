import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf } from './command.ts';
import { newRepositoryOf } from './git-repository.ts';

const SETTINGS = '// c\n{"a":1}';
const CONFIG = 'pg-lint.config.json';

test.each<[string, Record<string, string>, string[] | undefined]>([
  ['nothing', {}, undefined],
  ['good payloads', { 'a.json': GOOD }, undefined],
  ['payloads with errors', { 'a.json': BAD, 'b/c.json': BAD }, undefined],
  ['broken JSON of a payload', { 'a.json': GOOD.slice(0, -1) }, undefined],
  ['a folder for mistakes', { 'x/Invalid/a.json': BAD, 'x/Invalid/y/b.json': BAD }, ['x/Invalid']],
  ['a folder for mistakes in another one', { 'mistake/bad/a.json': BAD }, ['mistake']],
  ['a folder name with bad as a word', { 'bad-requests/a.json': BAD }, ['bad-requests']],
  ['a folder name with bad as part of a word', { 'badges/a.json': BAD }, undefined],
  ['a good payload in a folder for mistakes', { 'bad/a.json': BAD, 'bad/b.json': GOOD }, undefined],
  ['settings with comments', { 'tsconfig.json': SETTINGS, 'a.json': GOOD }, undefined],
  ['settings with comments among mistakes', { 'bad/a.json': BAD, 'bad/tsconfig.json': SETTINGS }, ['bad']],
  ['a payload with comments', { 'a.json': `// c\n${GOOD}` }, undefined],
  ['characters of globs', { '[a] !(b)+\\c/bad/c.json': BAD }, ['[a] !(b)+?c/bad']],
  ['a leading space', { ' bad/a.json': BAD }, ['?bad']],
  ['files that git ignores', { '.gitignore': 'bad', 'bad/a.json': BAD }, undefined],
])('init writes ignores only for folders of mistakes: %s', async (_, files, ignores) => {
  const folder = newRepositoryOf(files);
  const run = await pgLint(folder, ['init']);
  expect([run.status, run.stderr]).toEqual([0, '']);
  const $schema = './node_modules/@pg/lint/schemas/config.schema.json';
  const { baseline, overrides, ...config } = JSON.parse(readFileSync(join(folder, CONFIG), 'utf8'));
  expect(config).toEqual({ $schema, ...(ignores && { ignores }) });
  if (Object.keys(files).length === 0 || files['.gitignore']) return;
  const { summary } = await reportOf(folder, ['.']);
  expect(summary.errors === 0).toBe(
    ignores !== undefined || Object.values(files).every((text) => text === GOOD || text === SETTINGS),
  );
  const { stdout } = await pgLint(folder, ['--update-baseline', '--baseline', 'b.json', '.']);
  expect(baseline !== undefined).toBe(stdout.includes('suppressed by the baseline'));
});

const COMMON = '{"descriptor":"Order 1001"}';
const LABELS = '{"payee_city":"Ort","payee_zip":"PLZ"}';
const CARDS = [{ files: ['fixtures/cards/*.json'], kind: 'card-params' }];

test.each<[string, Record<string, string>, object[] | undefined]>([
  ['a folder with the name of the kind', { 'fixtures/cards/a.json': COMMON }, CARDS],
  ['a payload for certain', { 'a/b.json': COMMON, 'a/c.json': GOOD }, [{ files: ['a/*.json'], kind: 'card-params' }]],
  ['only possible payloads', { 'fixtures/a.json': COMMON, 'discards/a.json': COMMON }, undefined],
  ['translations', { 'locales/de.json': LABELS, 'locales/other.json': LABELS }, undefined],
  [
    'two kinds',
    { 'cards/a.json': GOOD, 'cards/b.json': '{"merchant_key":"b5dd6a8a","operation":"purchase"}' },
    undefined,
  ],
  ['another file', { 'cards/a.json': GOOD, 'cards/package.json': '{"name":"x"}' }, undefined],
  ['an envelope', { 'cards/a.json': `{"body":${GOOD}}` }, undefined],
  ["a file that can't be read", { 'cards/a.json': GOOD, 'cards/b.json': '' }, undefined],
])('init sets the kind of a folder in which each JSON file is of one kind: %s', async (_, files, overrides) => {
  const folder = folderOf(files);
  await pgLint(folder, ['init']);
  expect(JSON.parse(readFileSync(join(folder, CONFIG), 'utf8')).overrides).toEqual(overrides);
});

test('after init, a folder of payloads with common names only is checked', async () => {
  const folder = folderOf({ 'cards/a.json': '{"descriptor":"a text of more than twenty characters"}' });
  expect((await pgLint(folder, ['.'])).status).toBe(2);
  await pgLint(folder, ['init']);
  const { files } = await reportOf(folder, ['.']);
  expect(files).toMatchObject([{ file: 'cards/a.json', findings: [{ rule: 'string-length' }] }]);
});

test('init prints the configuration, and how to write its baseline', async () => {
  const folder = folderOf({ 'a/a.json': BAD, 'a/b.json': GOOD, 'bad/d.json': BAD, 'c.json': GOOD.slice(0, -1) });
  expect((await pgLint(folder, ['init'])).stdout).toBe(`\
pg-lint.config.json was written:

{
  "$schema": "./node_modules/@pg/lint/schemas/config.schema.json",
  "ignores": [
    "bad"
  ],
  "overrides": [
    {
      "files": [
        "a/*.json"
      ],
      "kind": "card-params"
    }
  ],
  "baseline": "pg-lint.baseline.json"
}

To suppress the findings that are there now: pg-lint --update-baseline .
`);
});

test.each(['pg-lint.config.json', 'pg-lint.config.jsonc'])('init never overwrites %s', async (name) => {
  const folder = folderOf({ [name]: 'mine', 'a.json': BAD });
  const stderr = `pg-lint: ${name} exists already\nSee pg-lint --help.\n`;
  expect(await pgLint(folder, ['init'])).toEqual({ status: 2, stdout: '', stderr });
  expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, CONFIG))).toBe(name === CONFIG);
});

test('init does not follow a symbolic link', async () => {
  const folder = folderOf({ 'a.json': GOOD });
  symlinkSync('elsewhere', join(folder, CONFIG));
  const run = await pgLint(folder, ['init']);
  expect([run.status, run.stdout, existsSync(join(folder, 'elsewhere'))]).toEqual([2, '', false]);
  expect(run.stderr).toContain(`pg-lint: ${CONFIG} could not be written (`);
});
