// The limit of values decides how large the files are.

import { MAX_VALUES } from '@pg/nested-text';
import { expect, test } from 'vitest';
import { fixText } from '../../src/index.ts';
import { assistant } from './assistant.ts';
import { findingsOf, folderOf, GOOD, type JsonReport, pgLint, places, reportOf } from './command.ts';

/** Each item has five tokens: a dash, a space, the start of a value, the value, and a line break. */
const items = (count: number): string => '- a\n'.repeat(count);

test('a large YAML file without the names of a payload is skipped, and is not parsed', async () => {
  const files = { 'a.yaml': `merchant_key: a\n${items(MAX_VALUES)}`, 'good.json': GOOD };
  expect((await reportOf(folderOf(files), ['.'])).files).toMatchObject([{ file: 'good.json' }]);
});

test('a large YAML file with the names of a payload is an error, also in a folder', async () => {
  const text = `- { houseNumber1: a, houseNumber2: b }\n${items(MAX_VALUES)}`;
  const { files } = await reportOf(folderOf({ 'a.yaml': text, 'good.json': GOOD }), ['.']);
  expect(files[0]?.findings).toMatchObject([{ rule: 'too-many-values', code: 'too-many-values', params: { max: 1 } }]);
});

const BAD = 'shipping: { type: sent back, houseNumber1: "1", houseNumber2: "2" }\n';
/** 2 to the power of 30 items. */
const ALIASES = `a0: &a0 [1,1]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i},*a${i}]\n`).join('')}`;
const LEVELS = 'a: &a [*a]\n';

test.each<[string, string, string[]]>([
  ['after a document', `${BAD}---\n${items(MAX_VALUES)}`, ['1:19 type-code', '177769:4 too-many-values']],
  ['of aliases', `${BAD}---\n${ALIASES}`, ['1:19 type-code', '20:17 too-many-values']],
  ['of a string in aliases', `a: &a ${'x'.repeat(100_000)}\nb: [${'*a,'.repeat(100)}]\n`, ['2:242 too-many-values']],
  [
    'of merged maps',
    `a: &a\n${Array.from({ length: 1000 }, (_, i) => `  n${i}: 1\n`).join('')}b:\n${'  <<: *a\n'.repeat(2000)}`,
    ['1003:3 too-many-values'],
  ],
  ['of levels', '['.repeat(300), ['1:200 too-deep']],
  ['of levels of aliases', LEVELS, ['1:8 too-deep']],
])('the limits of YAML are reported at their place: a file %s', async (_, text, expected) => {
  expect(places(await findingsOf(text, [], 'a.yml'))).toEqual(expected);
});

test('in Markdown, a block of too much YAML is an error', async () => {
  expect(places(await findingsOf(`\`\`\`yaml\n${ALIASES}\`\`\`\n`, [], 'a.md'))).toEqual(['19:17 too-many-values']);
});

test('of a file with very many requests, the first ones are checked, and the next one is an error', async () => {
  const request = 'POST https://a.example\n\n{"descriptor":"Order"}\n\n###\n';
  const found = await findingsOf(request.repeat(50_000), [], 'a.http');
  expect(found.at(-1)).toMatchObject({ code: 'too-many-values', line: 227_273, params: { max: 1 } });
});

test('a command with very many words is an error', async () => {
  const command = `curl ${'-d a=1 '.repeat(300_000)}https://a.example -d brand=naps\n`;
  expect(await findingsOf(`\n${command}`, [], 'a.sh')).toMatchObject([{ code: 'too-many-values', line: 2, column: 1 }]);
});

test('a file of another syntax may have five million characters', async () => {
  expect(await findingsOf(`// ${'a'.repeat(5_000_000)}`, [], 'a.json5')).toMatchObject([
    { code: 'too-large-for-type' },
  ]);
});

test.each([
  ['json', `["${'\\u00zz'.repeat(2_600_000)}"]`, 'syntax'],
  ['json5', `['${'a'.repeat(4_900_000)}`, 'syntax'],
])('a broken string of megabytes in %s is a syntax error', async (type, text, rule) => {
  expect(await findingsOf(text, [], `a.${type}`)).toMatchObject([{ rule }]);
});

test.each([
  ['12 MB', 12_000_000, 'syntax'],
  ['40 MB', 40_000_000, 'too-large'],
])('mcp: a text of %s has an answer, and the server lives', async (_, length, rule) => {
  const { call } = await assistant();
  const { files }: JsonReport = JSON.parse((await call('check', { text: 'x'.repeat(length) })).text);
  expect(files.flatMap(({ findings }) => findings)).toMatchObject([{ rule }]);
  expect((await call('check', { text: GOOD })).isError).toBe(false);
});

const withUnits = (unit: string): string =>
  `{"cart":{"items":[${Array.from({ length: 20_000 }, () => `{"quantityUnit":"${unit}"}`)}]},"nothing_like_it":"1"}`;

test('20,000 fixes beside a warning are all made', () => {
  expect(fixText(withUnits('kg'), { kind: 'card-params' })).toEqual({ text: withUnits('KG'), fixes: 20_000 });
});

test('fixable counts no finding that is only counted', async () => {
  const folder = folderOf({ 'a.json': withUnits('kg') });
  expect((await reportOf(folder, ['--kind', 'card-params', 'a.json'])).summary.fixable).toBe(10_000);
});

test('a baseline may have more files than a payload may have fields', async () => {
  const names = Array.from({ length: 10_001 }, (_, i) => [`${i}.json`, { x: ['a'.repeat(64)] }]);
  const baseline = JSON.stringify({ version: 1, files: Object.fromEntries(names) });
  const folder = folderOf({ 'a.json': '{"Descriptor":"a"}', 'base.json': baseline });
  const args = ['--baseline', 'base.json', '--kind', 'card-params', 'a.json'];
  await pgLint(folder, ['--update-baseline', ...args]);
  const { files } = await reportOf(folder, args);
  expect(files.flatMap(({ findings }) => findings)).toEqual([]);
});
