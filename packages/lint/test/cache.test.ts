import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "cart": { "items": [{\n    "quantityUnit": "pcs"\n  }] }\n}\n';

/** The entries of a cache, however the texts were checked. */
const entriesIn = (folder: string): unknown[] =>
  Object.values<object>(JSON.parse(readFileSync(join(folder, 'cache.json'), 'utf8')).entries).flatMap(Object.values);

test('a run with a warm cache says the same, lines included', () => {
  const folder = folderOf({ 'in/good.json': GOOD, 'in/bad.json': BAD, 'in/other.json': '{"name":1}' });
  for (const format of ['stylish', 'json', 'sarif']) {
    const args = ['--format', format, 'in'];
    const without = pgLint(folder, args);
    const cold = pgLint(folder, ['--cache', 'cache.json', ...args]);
    const warm = pgLint(folder, ['--cache', 'cache.json', ...args]);
    expect([cold, warm]).toEqual([without, without]);
  }
});

test.each(['\n', '\r\n', '\r'])('a warm cache shows the lines of a text that ends them with %j', (lineEnd) => {
  const folder = folderOf({ 'bad.json': BAD.replaceAll('\n', lineEnd), 'marked.json': `\uFEFF${BAD}` });
  const without = pgLint(folder, ['bad.json', 'marked.json']);
  const runs = [1, 2].map(() => pgLint(folder, ['--cache', 'cache.json', 'bad.json', 'marked.json']));
  expect(runs).toEqual([without, without]);
});

test('of a text without findings its kinds alone are kept', () => {
  const folder = folderOf({ 'a.json': GOOD });
  pgLint(folder, ['--cache', 'cache.json', 'a.json']);
  expect(entriesIn(folder)).toEqual([['card-params']]);
});

test('what is kept is what is said: an entry that was changed by hand changes the report', () => {
  const folder = folderOf({ 'bad.json': BAD });
  pgLint(folder, ['--cache', 'cache.json', 'bad.json']);
  const text = readFileSync(join(folder, 'cache.json'), 'utf8');
  writeFileSync(join(folder, 'cache.json'), text.replaceAll('"error"', '"info"'));
  expect(pgLint(folder, ['--cache', 'cache.json', 'bad.json']).status).toBe(0);
});

test('a changed file, another kind and another profile are checked anew', () => {
  const folder = folderOf({ 'a.json': GOOD });
  const run = (...args: string[]) => pgLint(folder, ['--cache', 'cache.json', ...args, 'a.json']).status;
  expect(run()).toBe(0);
  writeFileSync(join(folder, 'a.json'), BAD);
  expect(run()).toBe(1);
  expect(run('--kind', 'session-request')).toBe(0);
  writeFileSync(join(folder, 'pg-lint.config.json'), '{"profile": {"cardSet": 3}}');
  writeFileSync(
    join(folder, 'a.json'),
    '{"document_type":"cpf","document_number":"1","social_name":"A","fiscal_country":"BR"}',
  );
  expect(run()).toBe(1);
  writeFileSync(join(folder, 'pg-lint.config.json'), '{"profile": {"cardSet": 2}}');
  expect(run()).toBe(0);
});

test('only what was checked last is kept; a part of the files does not forget the others', () => {
  const folder = folderOf({ 'a.json': GOOD, 'b.json': BAD });
  pgLint(folder, ['--cache', 'cache.json', 'a.json', 'b.json']);
  expect(entriesIn(folder)).toHaveLength(2);
  pgLint(folder, ['--cache', 'cache.json', '--shard', '1/2', 'a.json', 'b.json']);
  expect(entriesIn(folder)).toHaveLength(2);
  pgLint(folder, ['--cache', 'cache.json', 'a.json']);
  expect(entriesIn(folder)).toHaveLength(1);
});

test('what takes a clock is not kept: a token, and a sale that has one', () => {
  const token = 'brand=wallet2&parameters%5BpaymentToken%5D=%7B%7D';
  const folder = folderOf({ 'token.form': token, 'naps.form': 'brand=naps&action=SALE' });
  pgLint(folder, ['--cache', 'cache.json', 'token.form']);
  expect(existsSync(join(folder, 'cache.json'))).toBe(false);
  pgLint(folder, ['--cache', 'cache.json', 'token.form', 'naps.form']);
  expect(entriesIn(folder)).toHaveLength(1);
});

test.each(['', 'no JSON', '[]', '{"by":"another version","entries":{}}', '{"entries":1}', 'null'])(
  'a cache that holds %j is written anew',
  (text) => {
    const folder = folderOf({ 'bad.json': BAD, 'cache.json': text });
    expect(pgLint(folder, ['--cache', 'cache.json', 'bad.json']).status).toBe(1);
    expect(entriesIn(folder)).toHaveLength(1);
  },
);

test('a cache that can’t be written is wrong usage', () => {
  const { status, stderr } = pgLint(folderOf({ 'a.json': GOOD }), ['--cache', 'missing/cache.json', 'a.json']);
  expect([status, stderr]).toEqual([
    2,
    'pg-lint: missing/cache.json: the cache can’t be written (no such file or directory)\nSee pg-lint --help.\n',
  ]);
});

test('no value of a payload is in the cache', () => {
  const folder = folderOf({ 'a.json': '{"descriptor":"PLANTED PLANTED PLANTED","shipping_city":4111111111111111}' });
  pgLint(folder, ['--cache', 'cache.json', 'a.json']);
  expect(readFileSync(join(folder, 'cache.json'), 'utf8')).not.toMatch(/PLANTED|41111/);
});
