import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { loadReader } from '../../src/index.ts';
import { LOOK_ALIKE_VALUES, LOOK_ALIKES, WITH_MISTAKES } from '../look-alikes.ts';
import { BAD, findingsOf, folderOf, GOOD, pgLint, places, reportOf, utf16 } from './command.ts';

const POSSIBLE = '{"environment":"production","gateway":"stripe"}';

/** Files of other programs: some share field names with payloads, and some can't be read. */
const FOREIGN: Readonly<Record<string, string | Buffer>> = {
  'card.json': '{"brand":"visa","last4":"4242"}',
  'component.json': '{"description":"","methods":[],"displayName":"Toast","props":{},"composes":[]}',
  'concatenated.json': '{"a":1}\n{"b":2}\n',
  'empty.json': '',
  'empty.ndjson': '',
  'env.json': POSSIBLE,
  'latin-1.json': Buffer.from('{"name":"caf\xe9"}', 'latin1'),
  'log.ndjson': `{"name":1}\nnot JSON\n{"type":"SALE"\n${POSSIBLE}\n`,
  'package.json': '{"name":"x","version":"1.0.0","description":"y"}',
  'tsconfig.json': '{\n  // strict\n  "compilerOptions": {},\n}',
  'utf-16.json': utf16('{"name":"x"}'),
};

test('in a folder, files of other programs are neither reported nor fixed', async () => {
  const folder = folderOf({ ...FOREIGN, 'good.json': GOOD });
  expect((await reportOf(folder, ['--fix', '.', './*.json'])).files.map(({ file }) => file)).toEqual(['good.json']);
  for (const [name, text] of Object.entries(FOREIGN)) {
    expect(readFileSync(join(folder, name)).equals(Buffer.from(text))).toBe(true);
  }
});

test('in a folder, translations, columns, types and states of forms with the names of payloads are neither reported nor fixed', async () => {
  const files = Object.fromEntries([
    ...LOOK_ALIKES.map(([, name, text], i) => [`${i}/${name}`, text]),
    ...LOOK_ALIKE_VALUES.map(([, value], i) => [`${i}/value.yaml`, stringify(value)]),
  ]);
  const folder = folderOf({ ...files, 'good.json': GOOD });
  expect((await reportOf(folder, ['--fix', '.'])).files.map(({ file }) => file)).toEqual(['good.json']);
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test.each(WITH_MISTAKES)('in a folder, a payload with %s is checked: %s', async (_, name, text, rules) => {
  const { files } = await reportOf(folderOf({ [name]: text }), ['.']);
  expect(files.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual(expect.arrayContaining([...rules]));
});

test('--statistics shows why each file is skipped; without it, the summary mentions the option', async () => {
  const config = '{"ignores":["ignored.json"]}';
  const folder = folderOf({ ...FOREIGN, 'good.json': GOOD, 'ignored.json': BAD, 'pg-lint.config.json': config });
  const maybe = 'maybe a payload: name the file, or set its kind in the configuration';
  const other = 'it has no payload of a known kind';
  const unreadable = "it can't be read, and has no field name that only payloads have";
  const lines = [
    `skipped card.json: ${other}`,
    `skipped component.json: ${other}`,
    `skipped concatenated.json: ${unreadable}`,
    `skipped empty.json: ${unreadable}`,
    `skipped empty.ndjson: ${other}`,
    `skipped env.json: ${maybe}`,
    'skipped ignored.json: the configuration ignores it',
    `skipped latin-1.json: ${unreadable}`,
    `skipped log.ndjson: ${other}`,
    `skipped package.json: ${other}`,
    `skipped tsconfig.json: ${unreadable}`,
    `skipped utf-16.json: ${other}`,
  ];
  const { status, stdout } = await pgLint(folder, ['--statistics', '.']);
  expect([status, stdout.split('\n')]).toEqual([
    0,
    [
      ...lines,
      '1 file checked: 0 errors, 0 warnings, 0 notes',
      '1 file skipped that may be a payload: name it, or configure its kind',
      '10 files skipped, without a payload of a known kind',
      '1 file ignored by the configuration',
      '',
    ],
  ]);
  expect((await pgLint(folder, ['.'])).stdout).toContain('--statistics shows which files, and why');
});

test.each<[string, string | Buffer]>([
  ['a.json', `// c\n${GOOD}`],
  ['a.json', GOOD + GOOD],
  ['a.json', utf16(GOOD)],
  ['a.json', Buffer.from(GOOD.replace('return', '\xe9'), 'latin1')],
  ['a.ndjson', Buffer.from(GOOD.replace('return', '\xe9'), 'latin1')],
  ['a.ndjson', `{"x":1}\n${GOOD.slice(0, -1)}`],
  ['a.form', Buffer.from('action=SALE&client_key=a&order_description=\xe9', 'latin1')],
])(
  "in a folder, %s that can't be read is reported if it has a field name that only payloads have: %j",
  async (name, text) => {
    const { files } = await reportOf(folderOf({ [name]: text }), ['.']);
    expect(files).toMatchObject([{ file: name, findings: [{ rule: 'syntax' }] }]);
  },
);

test('a named file is always reported, and checked if it may be a payload', async () => {
  const named = Object.keys(FOREIGN).filter((name) => !name.endsWith('.ndjson'));
  const { files } = await reportOf(folderOf(FOREIGN), named);
  const readable = ['card.json', 'component.json', 'package.json'];
  expect(files.map(({ findings }) => findings[0]?.rule)).toEqual(
    named.map((name) =>
      name === 'env.json' ? 'decryption-key-missing' : readable.includes(name) ? 'unknown-kind' : 'syntax',
    ),
  );
});

test('in a folder, a file that may be a payload is checked and fixed if its kind is configured', async () => {
  const folder = folderOf({
    'env.json': '{"environment":"test"}',
    'pg-lint.config.json': '{"kind":"wallet2-settings"}',
  });
  expect((await reportOf(folder, ['--fix', '.'])).summary).toMatchObject({ files: 1, fixed: 1 });
});

test.each<[string[], number]>([
  [['.'], 2],
  [['--pass-with-no-payloads', '.'], 0],
  [['--pass-with-no-payloads', 'empty'], 0],
  [['--pass-with-no-payloads', '*.xml'], 0],
  [['--pass-with-no-payloads', 'missing.json'], 2],
  [['--pass-with-no-payloads', 'package.json'], 1],
  [['--ignore-unknown', 'package.json', 'env.json', 'tsconfig.json'], 0],
  [['--ignore-unknown', 'package.json', '.'], 2],
])('without a payload, %j exits with status %i', async (args, status) => {
  expect((await pgLint(folderOf({ ...FOREIGN, 'empty/x.css': '' }), args)).status).toBe(status);
});

test('--ignore-unknown checks files that are payloads for certain', async () => {
  const { files } = await reportOf(folderOf({ ...FOREIGN, 'bad.json': BAD }), [
    '--ignore-unknown',
    'env.json',
    'bad.json',
  ]);
  expect(files).toMatchObject([{ file: 'bad.json', findings: [{ rule: 'type-code' }] }]);
});

test.each<[string, string, string[]]>([
  ['a.md', `\`\`\`json\n${BAD}\n\`\`\`\n`, ['2:21 type-code']],
  ['a.http', `POST x\n\n${BAD}\n`, ['3:21 type-code']],
  ['a.sh', `curl -d '${BAD}' x`, ['1:30 type-code']],
  ['a.ndjson', `${BAD}\n${BAD}`, ['1:21 type-code', '2:21 type-code']],
  ['a.jsonc', `// c\n${BAD}`, ['2:21 type-code']],
  ['a.json', BAD, ['1:1 syntax', '1:21 type-code']],
  ['a.form', 'brand=naps&action=SALE&order_amount=1', ['1:1 syntax', '1:1 sale-fields']],
])('a byte-order mark is an error only in JSON and forms, which are sent with it: %s', async (name, text, expected) => {
  expect(places(await findingsOf(`\uFEFF${text}`, [], name)).slice(0, 2)).toEqual(expected);
});

test.each(['pnpm-lock.yaml', 'README.md', 'build.sh', 'api.http'])(
  'in a folder, %s without a field name of payloads is skipped before its reader is loaded',
  async (name) => {
    const loads = (['yaml', 'markdown', 'shell', 'http'] as const).map((reader) => vi.spyOn(loadReader, reader));
    const loadsOf = async (text: string): Promise<number> => {
      await reportOf(folderOf({ [name]: text, 'good.json': GOOD }), ['.']);
      return loads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    };
    expect([await loadsOf('brand: [visa]\n'), await loadsOf('merchant_key: a\noperation: purchase\n')]).toEqual([0, 1]);
  },
);

test('the strings in an object that is not a payload are not parsed', async () => {
  const folder = folderOf({
    'en.json': JSON.stringify(Array.from({ length: 1000 }, (_, i) => `Message ${i}`).map((text) => ({ text }))),
    'locale.json': JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [i, `Message ${i}`]))),
    'good.json': GOOD,
  });
  const parse = vi.spyOn(JSON, 'parse');
  expect((await pgLint(folder, ['.'])).status).toBe(0);
  expect(parse.mock.calls.length).toBeLessThan(20);
});
