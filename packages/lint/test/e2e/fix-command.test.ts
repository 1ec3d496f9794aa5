import { linkSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, pgLint, reportOf } from './command.ts';

const BAD = '{\n  "Descriptor" : "Order 1001"\n}\n';
const FIXED = '{\n  "descriptor" : "Order 1001"\n}\n';
const CARD = ['--kind', 'card-params'];

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test('--fix fixes the file, counts the fixes, and reports the remaining findings', async () => {
  const folder = folderOf({ 'bad.json': BAD.replace('"Order 1001"', '"Order 1001", "Shipping_City": 3') });
  const { files, summary } = await reportOf(folder, [...CARD, '--fix', 'bad.json']);
  expect(read(folder, 'bad.json')).toBe(FIXED.replace('"Order 1001"', '"Order 1001", "shipping_city": 3'));
  expect(files[0]?.findings.map(({ rule }) => rule)).toContain('value-type');
  expect(summary.fixed).toBe(2);
});

test('--fix prints the number of fixes, and changes nothing when run again', async () => {
  const folder = folderOf({ 'bad.json': BAD });
  expect((await pgLint(folder, [...CARD, '--fix', 'bad.json'])).stdout).toContain('\n1 mistake fixed\n');
  expect((await pgLint(folder, [...CARD, '--fix', 'bad.json'])).stdout).not.toContain('fixed');
  expect(read(folder, 'bad.json')).toBe(FIXED);
});

test('--fix fixes forms, and never changes a wallet’s token', async () => {
  const form =
    'Action=sale&brand=wallet2&order_id=T%C3%A4+1&parameters%5BpaymentToken%5D=%7B%22ProtocolVersion%22%3A%22ecv2%22%7D';
  const folder = folderOf({ 'sale.form': `${form}\n` });
  await pgLint(folder, ['--fix', 'sale.form']);
  expect(read(folder, 'sale.form')).toBe(`${form.replace('Action=sale', 'action=SALE')}\n`);
});

test('--fix does not fix findings of rules that are off', async () => {
  const folder = folderOf({ 'bad.json': BAD, 'pg-lint.config.json': '{"rules": {"unknown-field": "off"}}' });
  await pgLint(folder, [...CARD, '--fix', 'bad.json']);
  expect(read(folder, 'bad.json')).toBe(BAD);
});

test.each([BAD, BAD.replaceAll('\n', '\r\n')])(
  '--fix-dry-run prints a diff and the report after the fixes, and writes nothing: %j',
  async (text) => {
    const folder = folderOf({ 'bad.json': text });
    expect(await reportOf(folder, [...CARD, '--fix-dry-run', 'bad.json'])).toMatchObject({
      files: [{ findings: [] }],
      summary: { fixable: 1, warnings: 0 },
    });
    const { stdout } = await pgLint(folder, [...CARD, '--fix-dry-run', 'bad.json']);
    expect(stdout).toContain('\n1 can be fixed with --fix\n');
    expect(stdout).toMatch(
      /^--- bad\.json\n\+\+\+ bad\.json\n@@ -1,4 \+1,4 @@\n \{\n- {2}"Descriptor" : "…"\n\+ {2}"descriptor" : "…"\n \}\n \n/,
    );
    expect(read(folder, 'bad.json')).toBe(text);
  },
);

test.each([
  ['once with a symbolic link to it', symlinkSync, 1],
  ['under each name with a hard link to it', linkSync, 2],
])('--fix fixes a file %s', async (_, link, fixed) => {
  const folder = folderOf({ 'in/bad.json': BAD });
  link(join(folder, 'in/bad.json'), join(folder, 'in/link.json'));
  const report = await reportOf(folder, [...CARD, '--fix', 'in/link.json', 'in', './in/bad.json']);
  expect(report).toMatchObject({
    files: ['in/link.json', 'in/bad.json'].map((file) => ({ file, findings: [] })),
    summary: { files: 2, fixed },
  });
  expect(read(folder, 'in/link.json')).toBe(FIXED);
  expect(lstatSync(join(folder, 'in/link.json')).isSymbolicLink()).toBe(link === symlinkSync);
});
