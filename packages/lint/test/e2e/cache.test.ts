import { existsSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { folderOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "cart": { "items": [{\n    "quantityUnit": "pcs"\n  }] }\n}\n';

interface Answer {
  readonly kinds: readonly string[];
  readonly findings?: readonly object[];
}

interface Written {
  readonly answers: readonly Answer[];
  readonly answer: readonly number[];
  readonly file: readonly string[];
}

const written = (folder: string): Written => JSON.parse(readFileSync(join(folder, 'cache.json'), 'utf8')).texts;

/** What was found in the texts that a cache knows. */
const answersIn = (folder: string): unknown[] => {
  const { answers, answer } = written(folder);
  return answer.map((place) => answers[place]);
};

/** The files that are known by how they look. */
const looksIn = (folder: string): string[] => written(folder).file.filter((file) => file !== '');

/** Waits until a file that was written before can be known by how it looks. */
const settle = (): Promise<void> => setTimeout(2100);

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

test('of a text without findings its kinds alone are kept, and how it was checked, once for all that are alike', () => {
  const folder = folderOf({ 'a.json': GOOD, 'b.json': `${GOOD} `, 'c.md': `\`\`\`json\n${GOOD}\n\`\`\`\n` });
  pgLint(folder, ['--cache', 'cache.json', 'a.json', 'b.json', 'c.md']);
  expect(written(folder)).toMatchObject({
    answers: [
      { kinds: ['card-params'], checkedAs: '{"extension":"json"}' },
      { kinds: ['card-params'], checkedAs: '{"extension":"md"}' },
    ],
    answer: [0, 0, 1],
  });
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
  expect(answersIn(folder)).toHaveLength(2);
  pgLint(folder, ['--cache', 'cache.json', '--shard', '1/2', 'a.json', 'b.json']);
  expect(answersIn(folder)).toHaveLength(2);
  pgLint(folder, ['--cache', 'cache.json', 'a.json']);
  expect(answersIn(folder)).toHaveLength(1);
});

test('what takes a clock is not kept: a token, and a sale that has one', () => {
  const token = 'brand=wallet2&parameters%5BpaymentToken%5D=%7B%7D';
  const folder = folderOf({ 'token.form': token, 'naps.form': 'brand=naps&action=SALE' });
  pgLint(folder, ['--cache', 'cache.json', 'token.form']);
  expect(existsSync(join(folder, 'cache.json'))).toBe(false);
  pgLint(folder, ['--cache', 'cache.json', 'token.form', 'naps.form']);
  expect(answersIn(folder)).toHaveLength(1);
});

test('a file that looks as it did is not read again', async () => {
  const folder = folderOf({ 'in/good.json': GOOD, 'in/bad.json': BAD, 'in/__proto__.json': GOOD });
  const run = (): string => pgLint(folder, ['--cache', 'cache.json', 'in']).stdout;
  const first = run();
  expect(looksIn(folder)).toEqual([]);
  await settle();
  expect(run()).toBe(first);
  expect(looksIn(folder)).toEqual(['in/__proto__.json', 'in/bad.json', 'in/good.json']);
  const { ctimeMs } = statSync(join(folder, 'cache.json'));
  expect(run()).toBe(first);
  expect(statSync(join(folder, 'cache.json')).ctimeMs).toBe(ctimeMs);
  // What was found there is taken from elsewhere, to see that it is not looked for again.
  const swapped = readFileSync(join(folder, 'cache.json'), 'utf8').replaceAll('"card-params"', '"session-request"');
  writeFileSync(join(folder, 'cache.json'), swapped);
  expect(
    JSON.parse(pgLint(folder, ['--cache', 'cache.json', '--format', 'json', 'in/good.json']).stdout),
  ).toMatchObject({
    files: [{ kind: 'session-request' }],
  });
});

test('a file that was changed is read again, whatever is done to look as before', async () => {
  const folder = folderOf({ 'a.json': GOOD, 'b.json': GOOD, 'c.json': GOOD, 'd.json': GOOD });
  const names = ['a.json', 'b.json', 'c.json', 'd.json'];
  const paths = names.map((name) => join(folder, name));
  await settle();
  const run = () => pgLint(folder, ['--cache', 'cache.json', '--format', 'json', ...names]);
  expect(run().status).toBe(0);
  expect(looksIn(folder)).toEqual(names);
  const [a = '', b = '', c = '', d = ''] = paths;
  const sameLength = '{"descriptor":1234567890.2}';
  expect(sameLength).toHaveLength(GOOD.length);
  const { atime, mtime } = statSync(a);
  writeFileSync(a, sameLength);
  utimesSync(a, atime, mtime);
  writeFileSync(join(folder, 'new'), sameLength);
  renameSync(join(folder, 'new'), b);
  writeFileSync(c, `${GOOD} `);
  utimesSync(d, atime, new Date());
  const countsOf = ({ stdout }: { stdout: string }): number[] =>
    JSON.parse(stdout).files.map(({ findings }: { findings: unknown[] }) => findings.length);
  expect(countsOf(run())).toEqual([1, 1, 0, 0]);
  // They were changed just now, and what they look like says nothing yet: what is known is how one looked before.
  expect(looksIn(folder)).toEqual(['d.json']);
  writeFileSync(d, sameLength);
  expect(countsOf(run())).toEqual([1, 1, 0, 1]);
});

test.each(['', '{"by":"pg-lint 0.0.0 1 1","texts":{}}', '{"by":"pg-lint 0.0.0 1', '{"by":"pg-lint "}'])(
  'a cache that holds %j is written anew',
  (text) => {
    const folder = folderOf({ 'bad.json': BAD, 'cache.json': text });
    expect(pgLint(folder, ['--cache', 'cache.json', 'bad.json']).status).toBe(1);
    expect(answersIn(folder)).toHaveLength(1);
  },
);

test.each<[string, (texts: Record<string, unknown[]>) => unknown]>([
  ['a column is gone', (texts) => delete texts.inode],
  ['a column is no list', (texts) => Object.assign(texts, { file: 'bad.json' })],
  ['a column is shorter', (texts) => texts.size?.pop()],
  ['a column has another value', (texts) => texts.changed?.splice(0, 1, null)],
  ['there is no such answer', (texts) => texts.answer?.splice(0, 1, 1)],
  ['an answer is before the first', (texts) => texts.answer?.splice(0, 1, -1)],
  ['answers are gone', (texts) => texts.answers?.pop()],
  ['an answer is none', (texts) => texts.answers?.splice(0, 1, null)],
  ['an answer has no kinds', (texts) => Object.assign(texts.answers?.[0] as Answer, { kinds: undefined })],
  ['an answer is of no kind', (texts) => Object.assign(texts.answers?.[0] as Answer, { kinds: ['card'] })],
  ['findings are no list', (texts) => Object.assign(texts.answers?.[0] as Answer, { findings: {} })],
  ['a finding is none', (texts) => Object.assign(texts.answers?.[0] as Answer, { findings: [{}] })],
])('a cache in which %s is written anew', (_, damage) => {
  const folder = folderOf({ 'bad.json': BAD });
  const run = () => pgLint(folder, ['--cache', 'cache.json', 'bad.json']);
  const first = run();
  const kept = written(folder);
  const cache = JSON.parse(readFileSync(join(folder, 'cache.json'), 'utf8'));
  damage(cache.texts);
  writeFileSync(join(folder, 'cache.json'), JSON.stringify(cache));
  expect(written(folder)).not.toEqual(kept);
  expect([first.status, run()]).toEqual([1, first]);
  expect(answersIn(folder)).toEqual(kept.answers);
});

test.each([BAD, '{"by":"another","entries":{}}', 'no JSON', 'action=SALE', '[]', ' '])(
  'a file that holds %j is no cache: it is not written over, and nothing is mended',
  (text) => {
    const short = '{"bnrg_installm_def":"1","bnrg_installm_months":"03","bnrg_installm_plan":"03"}';
    const folder = folderOf({ 'a.json': text, 'b.json': short });
    const { status, stdout, stderr } = pgLint(folder, ['--fix', '--cache', 'a.json', 'b.json']);
    expect([status, stdout, stderr.split('\n')[0]]).toEqual([
      2,
      '',
      'pg-lint: a.json: no cache; --cache takes the name of a file to keep one in, before what is checked',
    ]);
    expect([readFileSync(join(folder, 'a.json'), 'utf8'), readFileSync(join(folder, 'b.json'), 'utf8')]).toEqual([
      text,
      short,
    ]);
  },
);

test('the folder of a cache is made', () => {
  const folder = folderOf({ 'a.json': GOOD });
  expect(pgLint(folder, ['--cache', '.cache/deep/cache.json', 'a.json']).status).toBe(0);
  expect(readFileSync(join(folder, '.cache/deep/cache.json'), 'utf8')).toMatch(/^{"by":"pg-lint /);
});

test.each([
  ['taken/cache.json', 'not a directory'],
  ['folder', 'illegal operation on a directory'],
])('a cache can’t be kept in %s', (file, reason) => {
  const folder = folderOf({ 'a.json': GOOD, taken: '', 'folder/b.json': GOOD });
  const { status, stderr } = pgLint(folder, ['--cache', file, 'a.json']);
  expect([status, stderr.split('\n')[0]]).toEqual([2, `pg-lint: ${file}: the cache can’t be written (${reason})`]);
});

test('no value of a payload is in the cache', () => {
  const folder = folderOf({ 'a.json': '{"descriptor":"PLANTED PLANTED PLANTED","shipping_city":4111111111111111}' });
  pgLint(folder, ['--cache', 'cache.json', 'a.json']);
  expect(readFileSync(join(folder, 'cache.json'), 'utf8')).not.toMatch(/PLANTED|41111/);
});
