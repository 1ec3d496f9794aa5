import { expect, test } from 'vitest';
import { findingsOf, folderOf, GOOD, reportOf } from './command.ts';

const MAX = 5_000_000;
const maps = (line: string, length: number): string =>
  `${line}\n`.repeat(Math.ceil(length / (line.length + 1))).slice(0, length);

test('a large YAML file without the names of a payload is skipped, and is not parsed', async () => {
  const files = { 'a.yaml': maps('- { merchant_key: a, b: 1 }', MAX * 2), 'good.json': GOOD };
  expect((await reportOf(folderOf(files), ['.'])).files).toMatchObject([{ file: 'good.json' }]);
});

test('a large YAML file with the names of a payload is an error, also in a folder', async () => {
  const text = maps('- { houseNumber1: a, houseNumber2: b }', MAX + 1);
  const { files } = await reportOf(folderOf({ 'a.yaml': text, 'good.json': GOOD }), ['.']);
  expect(files[0]?.findings).toMatchObject([{ rule: 'too-large', code: 'too-large-for-type', params: { max: 5 } }]);
});

test('a large named YAML file is an error', async () => {
  const text = maps('# a comment', MAX + 1);
  expect(await findingsOf(text, [], 'a.yml')).toMatchObject([{ code: 'too-large-for-type' }]);
});
