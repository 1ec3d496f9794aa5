import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/cli/commands/check-files.ts';
import { folderOf, jsonOf, pgLint, type ReportedFinding } from './command.ts';

const CONFIG = 'pg-lint.config.json';
const LONG = 'Order 1001 in far too many words';
const BAD = JSON.stringify({ descriptor: LONG, cart: { items: [{ quantityUnit: 'pcs' }, { quantityUnit: 'pcs' }] } });

const config = (...suppressions: object[]): string =>
  JSON.stringify({ suppressions: suppressions.map((each) => ({ reason: 'Known.', ...each })) });

const place = ({ rule, path }: Pick<ReportedFinding, 'rule' | 'path'>): string => `${rule} /${path.join('/')}`;

/** What is found in a card object with that suppression, and what is said of the suppression itself. */
function found(suppression: object, payload = BAD, kind = 'card-params'): string[] {
  const folder = folderOf({ [CONFIG]: config(suppression), 'a.json': payload });
  const { files } = jsonOf(pgLint(folder, ['--format', 'json', '--kind', kind, 'a.json']));
  return files.flatMap(({ findings }) => findings.map(place)).filter((each) => !each.startsWith('one-set'));
}

const ALL = [
  'text-length /descriptor',
  'allowed-value /cart/items/0/quantityUnit',
  'allowed-value /cart/items/1/quantityUnit',
];

describe('a suppression', () => {
  test.each<[object, string[]]>([
    [{ files: 'a.json', rule: 'text-length' }, ALL.slice(1)],
    [{ files: '*.json', rule: 'allowed-value' }, ALL.slice(0, 1)],
    [{ files: '**', rule: 'allowed-value', pointer: '' }, ALL.slice(0, 1)],
    [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart' }, ALL.slice(0, 1)],
    [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/0' }, [ALL[0] ?? '', ALL[2] ?? '']],
    [{ files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/1/quantityUnit' }, ALL.slice(0, 2)],
    [
      { files: 'a.json', rule: 'allowed-value', pointer: '/cart/items/1/quantityUnit/x' },
      [...ALL, 'suppression-unused /suppressions/0'],
    ],
    [{ files: 'a.json', rule: 'allowed-value', pointer: '/car' }, [...ALL, 'suppression-unused /suppressions/0']],
    [{ files: 'b.json', rule: 'text-length' }, [...ALL, 'suppression-unused /suppressions/0']],
  ])('%j', (suppression, expected) => {
    expect(found(suppression)).toEqual(expected);
  });

  test('has ~ and / of a name escaped', () => {
    const payload = '{"a/b~1":1}';
    const suppression = { files: 'a.json', rule: 'unknown-entry' };
    expect(found({ ...suppression, pointer: '/a~1b~01' }, payload)).toEqual([]);
    expect(found({ ...suppression, pointer: '/a/b~01' }, payload)).toHaveLength(2);
  });

  test('goes through the texts that a text holds', () => {
    const inner = JSON.stringify({ signedMessage: JSON.stringify({ other: 'x' }) });
    const all = found({ files: 'b.json', rule: 'one-set' }, inner, 'wallet2-token');
    const unknown = all.find((each) => each.startsWith('unknown-entry /signedMessage/'));
    expect(unknown).toBe('unknown-entry /signedMessage/other');
    const left = found({ files: 'a.json', rule: 'unknown-entry', pointer: '/signedMessage' }, inner, 'wallet2-token');
    expect(all).toEqual(expect.arrayContaining(left));
    expect(left).not.toContain(unknown);
  });

  test('leaves a file out that can’t be read, with a reason', () => {
    expect(found({ files: 'a.json', rule: 'syntax' }, '{')).toEqual([]);
  });

  test('is counted, in the summary and in JSON', () => {
    const folder = folderOf({ [CONFIG]: config({ files: '*', rule: 'allowed-value' }), 'a.json': BAD });
    expect(pgLint(folder, ['a.json']).stdout).toContain('(2 findings left out: suppressed by the configuration)');
    expect(jsonOf(pgLint(folder, ['--format', 'json', 'a.json'])).summary).toMatchObject({ errors: 1, suppressed: 2 });
  });

  test('is called unused only when all of its files were looked at', () => {
    const suppression = { files: 'x/*.json', rule: 'one-set' };
    const folder = folderOf({
      [CONFIG]: config(suppression),
      'x/.gitignore': 'ignored.json',
      'x/a.json': '{}',
      'x/b.json': '{"descriptor":"x"}',
      'x/ignored.json': '{}',
    });
    const said = (...args: string[]) =>
      jsonOf(pgLint(folder, ['--format', 'json', '--kind', 'card-params', ...args])).files.flatMap(
        ({ file, findings }) => findings.map(({ rule }) => `${file} ${rule}`),
      );
    const unused = [`${CONFIG} suppression-unused`];
    expect(said('x/a.json')).toEqual([]);
    expect(said('x')).toEqual(unused);
    expect(said('x/a.json', './x/b.json')).toEqual(unused);
    expect(said('.')).toEqual(unused);
  });

  test('is reported at its place, by a rule that can be set', () => {
    const text = `{\n  "rules": { "suppression-unused": "error" },\n  "suppressions": [\n    { "files": "a.json", "rule": "one-set", "reason": "x" }\n  ]\n}`;
    const folder = folderOf({ [CONFIG]: text, 'a.json': '{"descriptor":"x"}' });
    const run = pgLint(folder, ['--format', 'json', 'a.json']);
    expect(run.status).toBe(1);
    expect(jsonOf(run).files.at(-1)).toMatchObject({
      file: CONFIG,
      kind: null,
      findings: [{ rule: 'suppression-unused', severity: 'error', line: 4, column: 5, endLine: 4, endColumn: 60 }],
    });
    writeFileSync(join(folder, CONFIG), readFileSync(join(folder, CONFIG), 'utf8').replace('"error"', '"off"'));
    expect(jsonOf(pgLint(folder, ['--format', 'json', 'a.json'])).files).toHaveLength(1);
  });

  test.each([
    ['2030-01-30', []],
    ['2030-01-31', []],
    ['2030-02-01', ['text-length /descriptor', 'suppression-expired /suppressions/0/until']],
  ])('until 2030-01-31, on %s', async (today, expected) => {
    const suppression = { files: 'a.json', rule: 'text-length', until: '2030-01-31' };
    const folder = folderOf({ [CONFIG]: config(suppression), 'a.json': JSON.stringify({ descriptor: LONG }) });
    const options = { maxBytes: 1000, config: {}, usesGitignore: true, baseline: undefined, today };
    const { files } = await checkFiles([join(folder, 'a.json')], options);
    expect(files.flatMap(({ findings }) => findings.map(place))).toEqual(expected);
  });

  test.each([
    ['2000-01-01', 1],
    ['9999-12-31', 0],
  ])('the command knows the day: until %s', (until, status) => {
    const suppression = { files: 'a.json', rule: 'text-length', until };
    const folder = folderOf({ [CONFIG]: config(suppression), 'a.json': JSON.stringify({ descriptor: LONG }) });
    expect(pgLint(folder, ['a.json']).status).toBe(status);
  });
});
