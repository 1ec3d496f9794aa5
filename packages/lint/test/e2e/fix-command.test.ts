import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, pgLint, reportOf } from './command.ts';

const BAD = '{\n  "Descriptor" : "Order 1001"\n}\n';
const FIXED = '{\n  "descriptor" : "Order 1001"\n}\n';
const CARD = ['--kind', 'card-params'];

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test('--fix fixes the file, counts the fixes, and reports the remaining findings', async () => {
  const folder = folderOf({ 'bad.json': BAD.replace('"Order 1001"', '"Order 1001", "Shipping_City": true') });
  const { files, summary } = await reportOf(folder, [...CARD, '--fix', 'bad.json']);
  expect(read(folder, 'bad.json')).toBe(FIXED.replace('"Order 1001"', '"Order 1001", "shipping_city": true'));
  expect(files[0]?.findings.map(({ rule }) => rule)).toContain('value-type');
  expect(summary.fixed).toBe(2);
});

test.each([
  [20, { fixed: 20 }],
  [21, { errors: 1 }],
])('%i missing commas: %j', async (commas, expected) => {
  const items = Array(commas + 1)
    .fill('{"quantityUnit":"KG"}')
    .join(' ');
  const folder = folderOf({ 'a.json': `{"cart":{"items":[${items}]}}` });
  const { summary } = await reportOf(folder, [...CARD, '--fix', 'a.json']);
  expect(summary).toMatchObject(expected);
  expect(read(folder, 'a.json').includes('} {')).toBe(commas > 20);
});

test('--fix prints the number of fixes, and changes nothing when run again', async () => {
  const folder = folderOf({ 'bad.json': BAD });
  expect((await pgLint(folder, [...CARD, '--fix', 'bad.json'])).stdout).toContain('\n1 mistake fixed\n');
  expect((await pgLint(folder, [...CARD, '--fix', 'bad.json'])).stdout).not.toContain('fixed');
  expect(read(folder, 'bad.json')).toBe(FIXED);
});

test("--fix fixes forms, and never changes a wallet's token", async () => {
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
  '--fix-dry-run lists the changes and the report after the fixes, and writes nothing: %j',
  async (text) => {
    const folder = folderOf({ 'bad.json': text });
    expect(await reportOf(folder, [...CARD, '--fix-dry-run', 'bad.json'])).toMatchObject({
      files: [{ findings: [] }],
      summary: { fixable: 1, warnings: 0 },
    });
    const { stdout } = await pgLint(folder, [...CARD, '--fix-dry-run', 'bad.json']);
    expect(stdout).toContain('\n1 can be fixed with --fix\n');
    expect(stdout).toMatch(/^bad\.json\n {2}line 2: rename Descriptor to descriptor \(misspelled-name\)\n/);
    expect(read(folder, 'bad.json')).toBe(text);
  },
);

const SUPPRESSED = '{"suppressions": [{"files": "**", "rule": "unknown-field", "reason": "later"}]}';

test.each([
  ['each of the listed findings', { 'a.json': '{"Descriptor":"a","Shipping_City":"b"}' }, 2],
  ['no suppressed finding', { 'a.json': BAD, 'pg-lint.config.json': SUPPRESSED }, 0],
  ['a mistake of syntax and those behind it', { 'a.json': '{"Descriptor":"a",}' }, 2],
])('fixable counts %s', async (_, files, fixable) => {
  const { summary } = await reportOf(folderOf(files), [...CARD, 'a.json']);
  expect(summary.fixable ?? 0).toBe(fixable);
});

test('--fix-dry-run shows codes of the document, but no value, name or comment of the payload', async () => {
  const folder = folderOf({
    'a.json':
      '{"quantityUnit":"kg", // PLANTED\n"4111-1111-1111-1111":1,"PLANTED planted":1,"descriptor":41111111}'.replace(
        '"quantityUnit":"kg"',
        '"cart":{"items":[{"quantityUnit":"kg","price":"1.411,11"}]}',
      ),
    'b.form': 'Action=sale&order_description=Paid by PLANTED=4111&brand=NAPS&card%204111=1',
  });
  const { stdout } = await pgLint(folder, ['--fix-dry-run', 'b.form']);
  expect(stdout.split('\n').slice(0, 4)).toEqual([
    'b.form',
    '  line 1: rename Action to action (misspelled-name)',
    '  line 1: replace Action with SALE (wrong-case)',
    '  line 1: replace brand with naps (wrong-case)',
  ]);
  const { stdout: ofJson } = await pgLint(folder, [...CARD, '--fix-dry-run', 'a.json']);
  expect(stdout + ofJson).not.toMatch(/PLANTED|411/i);
});

test('--fix fixes a file once with a symbolic link to it', async () => {
  const folder = folderOf({ 'in/bad.json': BAD });
  symlinkSync(join(folder, 'in/bad.json'), join(folder, 'in/link.json'));
  const report = await reportOf(folder, [...CARD, '--fix', 'in/link.json', 'in', './in/bad.json']);
  expect(report).toMatchObject({
    files: [{ file: 'in/bad.json', findings: [] }],
    summary: { files: 1, fixed: 1 },
  });
  expect(read(folder, 'in/link.json')).toBe(FIXED);
  expect(lstatSync(join(folder, 'in/link.json')).isSymbolicLink()).toBe(true);
});

test('--fix leaves a file with several hard links, and says so', async () => {
  const folder = folderOf({ 'bad.json': BAD });
  linkSync(join(folder, 'bad.json'), join(folder, 'link.json'));
  const { stderr, status } = await pgLint(folder, [...CARD, '--fix', 'bad.json', 'link.json']);
  expect([stderr, status]).toEqual([
    ['bad.json', 'link.json']
      .map((file) => `pg-lint: ${file}: it has several hard links, so --fix leaves it as it is\n`)
      .join(''),
    0,
  ]);
  expect(read(folder, 'bad.json')).toBe(BAD);
});

test('--fix leaves the files in a folder with a name for mistakes, unless they are named', async () => {
  const folder = folderOf({ 'invalid/units/bad.json': BAD, 'valid/bad.json': BAD });
  const { stderr } = await pgLint(folder, [...CARD, '--fix', '.']);
  expect(stderr).toBe(
    'pg-lint: invalid/units/bad.json: invalid has a name for mistakes, so --fix leaves it as it is\n',
  );
  expect([read(folder, 'invalid/units/bad.json'), read(folder, 'valid/bad.json')]).toEqual([BAD, FIXED]);
  await pgLint(folder, [...CARD, '--fix', 'invalid/units/bad.json']);
  expect(read(folder, 'invalid/units/bad.json')).toBe(FIXED);
});

test('--fix refuses a read-only file, and keeps owner and mode of others', async () => {
  const folder = folderOf({ 'read-only.json': BAD, 'own.json': BAD });
  chmodSync(join(folder, 'read-only.json'), 0o444);
  chmodSync(join(folder, 'own.json'), 0o640);
  // Only root may give a file away.
  if (process.getuid?.() === 0) chownSync(join(folder, 'own.json'), 1234, 1234);
  const before = statSync(join(folder, 'own.json'));
  const { stderr, status } = await pgLint(folder, [...CARD, '--fix', 'read-only.json', 'own.json']);
  expect([stderr, status]).toEqual([
    'pg-lint: read-only.json: the fixed file could not be written (the file is read-only)\nSee pg-lint --help.\n',
    2,
  ]);
  expect([read(folder, 'read-only.json'), read(folder, 'own.json')]).toEqual([BAD, FIXED]);
  const { uid, gid, mode } = statSync(join(folder, 'own.json'));
  expect({ uid, gid, mode }).toEqual({ uid: before.uid, gid: before.gid, mode: before.mode });
});

test('--fix removes old temporary files of its own', async () => {
  const [old, recent] = ['0', '1'].map((digit) => `.pg-lint-${digit.repeat(36)}.tmp`);
  const folder = folderOf({ 'bad.json': BAD, [`${old}`]: '', [`${recent}`]: '', '.pg-lint-mine.tmp': '' });
  for (const name of [`${old}`, '.pg-lint-mine.tmp']) utimesSync(join(folder, name), 0, 0);
  await pgLint(folder, [...CARD, '--fix', 'bad.json']);
  expect(readdirSync(folder).sort()).toEqual([recent, '.pg-lint-mine.tmp', 'bad.json'].sort());
});

test.each([
  [
    'a hash',
    '"hash":"5f4dcc3b5aa7"',
    'pg-lint: a.json: its hash must be computed again after these fixes\n',
    [['Merchant_Key']],
  ],
  ['a placeholder', '"hash":"<SESSION_HASH>"', '', undefined],
  ['no hash', '"operation":"purchase"', '', undefined],
])('--fix of a request with %s', async (_, field, note, breaksHash) => {
  const folder = folderOf({ 'a.json': `{"Merchant_Key":"key","cancel_url":"https://shop.example/",${field}}` });
  for (const option of ['--fix-dry-run', '--fix']) {
    const { stdout, stderr } = await pgLint(folder, [
      '--kind',
      'session-request',
      option,
      '--format',
      'json',
      'a.json',
    ]);
    expect(stderr).toBe(note);
    // A dry run lists the changes before the report.
    const report = JSON.parse(stdout.slice(stdout.indexOf('{')));
    expect(report.files[0].breaksHash).toEqual(breaksHash);
  }
  expect((await pgLint(folder, ['--kind', 'session-request', '--fix', 'a.json'])).stderr).toBe('');
});

test('--fix in a folder changes no file that is not a payload', async () => {
  const files = { 'tsconfig.json': '{"strict": true,}\n', 'a.json': '{"quantityUnit": "x", // done\n}', 'b.json': BAD };
  const folder = folderOf({ ...files, 'c.json': "{'merchant_key': 'key', 'operation': 'purchase',}" });
  await pgLint(folder, ['--fix', '.']);
  for (const [file, text] of Object.entries(files)) expect(read(folder, file)).toBe(text);
  expect(read(folder, 'c.json')).toBe('{"merchant_key": "key", "operation": "purchase"}');
});
