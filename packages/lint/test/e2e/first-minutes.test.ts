// Progress is shown in a terminal after seconds; a test has neither.

import { expect, test } from 'vitest';
import { progressOn } from '../../src/command/io/progress.ts';
import { BAD, findingsOf, folderOf, GOOD, pgLint, reportOf } from './command.ts';

test('without arguments, the current folder is checked', async () => {
  const folder = folderOf({ 'bad.json': BAD });
  expect((await pgLint(folder, [])).stdout).toBe((await pgLint(folder, ['.'])).stdout);
});

test('help and -v are like --help and --version', async () => {
  for (const [word, option] of [
    ['help', '--help'],
    ['-v', '--version'],
  ] as const) {
    expect(await pgLint('.', [word])).toEqual(await pgLint('.', [option]));
  }
});

test.each<[string, string, string]>([
  ['a.ts', 'const a = 1;', 'code-not-read'],
  ['a.py', 'a = 1', 'type-not-read'],
  ['a.png', '\u0089PNG', 'type-not-read'],
  ['Makefile', 'all:', 'syntax'],
])('a named file %s with the text %s has the finding %s', async (name, text, code) => {
  const [finding, ...others] = await findingsOf(text, [], name);
  expect([finding?.code === code || finding?.rule === code, others]).toEqual([true, []]);
});

test('a file of another type is checked if it is a payload', async () => {
  expect((await findingsOf(BAD, [], 'a.bak')).map(({ rule }) => rule)).toEqual(['type-code']);
});

test('--statistics counts the findings by rule, code and field, in a JSON report as data', async () => {
  const item = '{"merchantItemId":"1","vatReferenceNumber":"2","quantityUnit":"kgs"}';
  const folder = folderOf({ 'a.json': `{"cart":{"items":[${Array(12).fill(item)}]}}`, 'b.json': BAD });
  const { stdout } = await pgLint(folder, ['--statistics', '--quiet', '.']);
  expect(stdout.split('\n').slice(-3)).toEqual([
    '     12  allowed-value  other-word  cart.items[].quantityUnit',
    '      1  type-code  too-long  shipping.type',
    '',
  ]);
  const { statistics } = await reportOf(folder, ['--statistics', '--quiet', '.']);
  expect(statistics).toEqual([
    { rule: 'allowed-value', code: 'other-word', field: 'cart.items[].quantityUnit', count: 12 },
    { rule: 'type-code', code: 'too-long', field: 'shipping.type', count: 1 },
  ]);
});

test('after a second on a terminal, a line shows the folder, and goes away', () => {
  let time = 0;
  const written: string[] = [];
  const io = {
    input: async function* () {},
    write: (_: 1 | 2, text: string) => {
      written.push(text);
    },
    env: {},
  };
  const show = (isTerminal: boolean): string[] => {
    time = 0;
    written.length = 0;
    const progress = progressOn({ ...io, isTerminal: () => isTerminal }, () => time);
    for (time = 0; time <= 1100; time += 50) progress.show(time, 2000, `a/${time}/b.json`);
    progress.clear();
    return written;
  };
  expect(show(true)).toEqual([
    '\r\u001B[K1000 of 2000 files: a/1000',
    '\r\u001B[K1100 of 2000 files: a/1100',
    '\r\u001B[K',
  ]);
  expect(show(false)).toEqual([]);
});

test('the summary has the time on a terminal only', async () => {
  expect((await pgLint(folderOf({ 'good.json': GOOD }), ['.'])).stdout).not.toContain(' s)');
});
