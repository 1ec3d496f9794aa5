import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderOf, pgLint, type ReportedFinding, reportOf } from './command.ts';
import { newRepositoryOf } from './git-repository.ts';

const CONFIG = 'pg-lint.config.json';
const LONG = 'Order 1001 in far too many words';
const BAD = JSON.stringify({ descriptor: LONG, cart: { items: [{ quantityUnit: 'pcs' }, { quantityUnit: 'pcs' }] } });

const config = (...suppressions: object[]): string =>
  JSON.stringify({ suppressions: suppressions.map((each) => ({ reason: 'Known.', ...each })) });

const place = ({ rule, path }: Pick<ReportedFinding, 'rule' | 'path'>): string => `${rule} /${path.join('/')}`;

/** The findings of a payload with a suppression, and the findings about the suppression itself. */
async function found(suppression: object, payload = BAD, kind = 'card-params', args: string[] = []): Promise<string[]> {
  const folder = folderOf({ [CONFIG]: config(suppression), 'a.json': payload });
  const { files } = await reportOf(folder, [...args, '--kind', kind, 'a.json']);
  return files.flatMap(({ findings }) => findings.map(place)).filter((each) => !each.startsWith('one-set'));
}

const ALL = [
  'string-length /descriptor',
  'allowed-value /cart/items/0/quantityUnit',
  'allowed-value /cart/items/1/quantityUnit',
];
const UNUSED = [...ALL, 'suppression-unused /suppressions/0'];

test.each<[object, string[]]>([
  [{ files: 'a.json', rule: 'string-length' }, ALL.slice(1)],
  [{ files: '*.json', rule: 'allowed-value' }, ALL.slice(0, 1)],
  [{ files: '**', rule: 'allowed-value', pointer: '' }, ALL.slice(0, 1)],
  [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart' }, ALL.slice(0, 1)],
  [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/0' }, ALL.filter((_, i) => i !== 1)],
  [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/1/quantityUnit' }, ALL.slice(0, 2)],
  [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/1/quantityUnit/x' }, UNUSED],
  [{ files: 'a.json', rule: 'allowed-value', pointer: '/car' }, UNUSED],
  [{ files: 'b.json', rule: 'string-length' }, UNUSED],
])('%j suppresses the findings that it covers', async (suppression, expected) => {
  expect(await found(suppression)).toEqual(expected);
});

test('a pointer has field names as reports show them, with unknown names masked', async () => {
  const suppression = { files: 'a.json', rule: 'unknown-field', pointer: '/<a field name of 5 characters>' };
  expect(await found(suppression, '{"a/b~1":1}')).toEqual([]);
  expect(await found({ ...suppression, pointer: '/a~1b~01' }, '{"a/b~1":1}')).toHaveLength(2);
});

test('a pointer continues in nested JSON strings', async () => {
  const inner = JSON.stringify({ signedMessage: JSON.stringify({ other: 'x' }) });
  const unknown = 'unknown-field /signedMessage/other';
  const suppression = { files: 'a.json', rule: 'unknown-field', pointer: '/signedMessage' };
  expect(await found({ ...suppression, files: 'b.json' }, inner, 'wallet2-token')).toContain(unknown);
  expect(await found(suppression, inner, 'wallet2-token')).not.toContain(unknown);
});

test('suppressed findings are counted', async () => {
  const folder = folderOf({ [CONFIG]: config({ files: '*', rule: 'allowed-value' }), 'a.json': BAD });
  const { stdout } = await pgLint(folder, ['a.json']);
  expect(stdout).toContain('\n2 findings suppressed by the configuration\n');
  expect((await reportOf(folder, ['a.json'])).summary).toMatchObject({ errors: 1, suppressed: 2 });
});

test('a suppression is unused only if all of its files were checked', async () => {
  const folder = newRepositoryOf({
    [CONFIG]: config({ files: 'x/*.json', rule: 'one-set' }),
    'x/.gitignore': 'ignored.json',
    'x/a.json': '{}',
    'x/b.json': '{"descriptor":"x"}',
    'x/ignored.json': '{}',
  });
  const rules = async (...args: string[]): Promise<string[]> =>
    (await reportOf(folder, ['--kind', 'card-params', ...args])).files.flatMap(({ findings }) =>
      findings.map(({ rule }) => rule),
    );
  expect(await rules('x/a.json')).toEqual([]);
  for (const args of [['x'], ['x/a.json', './x/b.json'], ['.']]) {
    expect(await rules(...args)).toEqual(['suppression-unused']);
  }
});

test('suppression-unused is reported at the suppression, with a configurable severity', async () => {
  const text = `{\n  "rules": { "suppression-unused": "error" },\n  "suppressions": [\n    { "files": "a.json", "rule": "one-set", "reason": "x" }\n  ]\n}`;
  const folder = folderOf({ [CONFIG]: text, 'a.json': '{"descriptor":"x"}' });
  expect((await reportOf(folder, ['a.json'])).files.at(-1)).toMatchObject({
    file: CONFIG,
    kind: null,
    findings: [{ rule: 'suppression-unused', severity: 'error', line: 4, column: 5, endLine: 4, endColumn: 60 }],
  });
  writeFileSync(join(folder, CONFIG), readFileSync(join(folder, CONFIG), 'utf8').replace('"error"', '"off"'));
  expect((await reportOf(folder, ['a.json'])).files).toHaveLength(1);
});

test.each([
  ['2030-01-31T23:59:59Z', []],
  ['2030-02-01T00:00:00Z', ['string-length /descriptor', 'suppression-expired /suppressions/0/until']],
])('a suppression until 2030-01-31 at %s', async (now, expected) => {
  const suppression = { files: 'a.json', rule: 'string-length', until: '2030-01-31' };
  const text = JSON.stringify({ descriptor: LONG });
  expect(await found(suppression, text, undefined, ['--now', now])).toEqual(expected);
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(await found(suppression, text)).toEqual(expected);
});

test('--now must be a time', async () => {
  expect(await pgLint(folderOf({}), ['--now', 'today', '.'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--now must be a time like 2030-01-31T12:00:00Z, but is "today"'),
  });
});
