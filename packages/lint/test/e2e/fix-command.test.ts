import { linkSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const BAD = '{\n  "Descriptor" : "Order 1001"\n}\n';
const MENDED = '{\n  "descriptor" : "Order 1001"\n}\n';
const CARD = ['--kind', 'card-params'];

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

describe('--fix', () => {
  test('mends the file, counts it, and reports what is left', () => {
    const folder = folderOf({ 'bad.json': BAD.replace('"Order 1001"', '"Order 1001", "Shipping_City": 3') });
    const run = pgLint(folder, [...CARD, '--format', 'json', '--fix', 'bad.json']);
    expect(read(folder, 'bad.json')).toBe(MENDED.replace('"Order 1001"', '"Order 1001", "shipping_city": 3'));
    const { files, summary } = jsonOf(run);
    expect(files[0]?.findings.map(({ rule }) => rule)).toContain('value-type');
    expect([run.status, summary.fixed]).toEqual([1, 2]);
  });

  test('says for people how much was mended, and changes nothing more when run again', () => {
    const folder = folderOf({ 'bad.json': BAD });
    expect(pgLint(folder, [...CARD, '--fix', 'bad.json']).stdout).toContain('1 place mended');
    expect(read(folder, 'bad.json')).toBe(MENDED);
    expect(pgLint(folder, [...CARD, '--fix', 'bad.json']).stdout).not.toContain('mended');
    expect(read(folder, 'bad.json')).toBe(MENDED);
  });

  test('mends forms, and leaves a wallet’s token alone', () => {
    const form =
      'Action=sale&brand=wallet2&order_id=T%C3%A4+1&parameters%5BpaymentToken%5D=%7B%22ProtocolVersion%22%3A%22ecv2%22%7D';
    const folder = folderOf({ 'sale.form': `${form}\n` });
    pgLint(folder, ['--fix', 'sale.form']);
    expect(read(folder, 'sale.form')).toBe(`${form.replace('Action=sale', 'action=SALE')}\n`);
  });

  test('leaves what the configuration has turned off', () => {
    const folder = folderOf({ 'bad.json': BAD, 'pg-lint.config.json': '{"rules": {"unknown-entry": "off"}}' });
    pgLint(folder, [...CARD, '--fix', 'bad.json']);
    expect(read(folder, 'bad.json')).toBe(BAD);
  });

  test('--fix-dry-run reports the same and writes nothing', () => {
    const folder = folderOf({ 'bad.json': BAD });
    const run = pgLint(folder, [...CARD, '--format', 'json', '--fix-dry-run', 'bad.json']);
    expect(jsonOf(run)).toMatchObject({ files: [{ findings: [] }], summary: { fixed: 1, warnings: 0 } });
    expect(pgLint(folder, [...CARD, '--fix-dry-run', 'bad.json']).stdout).toContain('(1 place that --fix would mend)');
    expect(read(folder, 'bad.json')).toBe(BAD);
  });

  test.each([
    ['a symbolic link', symlinkSync],
    ['a hard link', linkSync],
  ])('a file with %s to it is mended and counted once', (_, link) => {
    const folder = folderOf({ 'in/bad.json': BAD, 'in/other.json': BAD });
    link(join(folder, 'in/bad.json'), join(folder, 'in/link.json'));
    const run = (option: string): unknown =>
      jsonOf(pgLint(folder, [...CARD, '--format', 'json', option, 'in/link.json', 'in', './in/bad.json']));
    const links = ['in/link.json', 'in/bad.json', 'in/other.json'].map((file) => ({ file, findings: [] }));
    const mended = { files: links, summary: { files: 3, fixed: 2, warnings: 0, errors: 0 } };
    expect(run('--fix-dry-run')).toMatchObject(mended);
    expect(read(folder, 'in/bad.json')).toBe(BAD);
    expect(run('--fix')).toMatchObject(mended);
    expect(['bad', 'link', 'other'].map((name) => read(folder, `in/${name}.json`))).toEqual([MENDED, MENDED, MENDED]);
    expect(lstatSync(join(folder, 'in/link.json')).isSymbolicLink()).toBe(link === symlinkSync);
  });

  test.each([
    [['--fix', '-'], '-: --fix can’t write into it; --fix-dry-run says what it would do'],
    [['--fix', '--staged'], '--fix and --staged: what is staged can’t be mended, the files can'],
  ])('%j is wrong usage', (args, message) => {
    const { status, stderr } = pgLint(folderOf({}), [...CARD, ...args], BAD);
    expect([status, stderr]).toEqual([2, `pg-lint: ${message}\nSee pg-lint --help.\n`]);
  });
});
