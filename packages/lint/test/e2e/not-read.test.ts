import { expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, reportOf, writeIn } from './command.ts';

const FILES = {
  'good.json': GOOD,
  'src/a.ts': 'export const a = 1;',
  'src/b.tsx': 'const request = { merchant_key: key, operation: "purchase" };',
  'src/Pay.java': 'form.put("client_key", key); form.put("payer_ip", ip);',
  Makefile: 'all:\n',
  '.circleci/a.yml': BAD,
  'node_modules/x/a.ts': '',
};

test('the summary counts by type what is not read, and names the files with names of a payload', async () => {
  const folder = folderOf(FILES);
  const { status, stdout } = await pgLint(folder, ['.']);
  const named = [
    'src/Pay.java has field names of sale-form, but such files are not read',
    'src/b.tsx has field names of session-request, but such files are not read',
  ];
  expect([status, stdout.split('\n').slice(1, -1)]).toEqual([
    0,
    ['not read: 1 without extension, 1 .java, 1 .ts, 1 .tsx (use @pg/eslint-plugin), 1 hidden folder', ...named],
  ]);
  const listed = await pgLint(folder, ['--statistics', '.']);
  expect(listed.stdout.split('\n').slice(0, 2)).toEqual(named);
  const { notRead } = JSON.parse((await pgLint(folder, ['--format', 'json', '.'])).stdout);
  expect(notRead).toEqual({
    types: { '': 1, '.java': 1, '.ts': 1, '.tsx': 1 },
    hiddenFolders: 1,
    withNames: [
      { file: 'src/Pay.java', kind: 'sale-form' },
      { file: 'src/b.tsx', kind: 'session-request' },
    ],
  });
});

test('nothing is said of folders in which everything is read, nor of named files and globs', async () => {
  const folder = folderOf({ 'a/good.json': GOOD, 'a.ts': 'merchant_key, operation: "purchase"' });
  const total = '1 file checked: 0 errors, 0 warnings, 0 notes\n';
  for (const argument of ['a', 'a/good.json', '**/*.json']) {
    expect((await pgLint(folder, [argument])).stdout).toBe(total);
  }
  expect(await reportOf(folder, ['a'])).not.toHaveProperty('notRead');
});

test('the summary names at most eight types and five files', async () => {
  const folder = folderOf({ 'good.json': GOOD });
  for (let i = 0; i < 10; i++) writeIn(folder, `a.x${i}`, 'payee_city, payee_zip');
  const { stdout } = await pgLint(folder, ['.']);
  expect(stdout).toContain('not read: 1 .x0, 1 .x1, 1 .x2, 1 .x3, 1 .x4, 1 .x5, 1 .x6, 1 .x7, 2 of other types\n');
  expect(stdout.match(/but such files/g)).toHaveLength(5);
  expect(stdout).toContain('--statistics shows which files, and why');
  expect((await pgLint(folder, ['--statistics', '.'])).stdout.match(/but such files/g)).toHaveLength(10);
});
