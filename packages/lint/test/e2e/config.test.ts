import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonOf, pgLint } from './command.ts';

const LONG = '{"descriptor":"Order 1001 in far too many words"}';
const CONFIG = 'pg-lint.config.json';

/** What is found in each file: `file rule severity`. */
function found(folder: string, ...args: string[]): string[] {
  const run = pgLint(folder, ['--format', 'json', ...args]);
  expect(run.stderr).toBe('');
  return jsonOf(run).files.flatMap(({ file, findings }) =>
    findings.map(({ rule, severity }) => `${file} ${rule} ${severity}`),
  );
}

const json = (config: object): string => JSON.stringify(config);

const severity = (to: string): string => json({ rules: { 'text-length': to } });

describe('a configuration is found', () => {
  const folder = () =>
    folderOf({
      'pg-lint.config.json': severity('info'),
      'a.json': LONG,
      'inner/a.json': LONG,
      'inner/deep/pg-lint.config.mjs': `export default ${severity('warning')}`,
      'inner/deep/b/a.json': LONG,
      'other.json': severity('off'),
    });

  test('in the file’s folder or the nearest above, for each file its own', () => {
    const expected = ['a.json text-length info', 'inner/a.json text-length info'];
    expect(found(folder(), '.')).toEqual([...expected, 'inner/deep/b/a.json text-length warning']);
    expect(found(join(folder(), 'inner/deep'), 'b/a.json', '../a.json')).toEqual([
      'b/a.json text-length warning',
      '../a.json text-length info',
    ]);
  });

  test('for standard input, in the folder of the command', () => {
    const run = pgLint(join(folder(), 'inner/deep'), ['--format', 'json', '-'], LONG);
    expect(jsonOf(run).files[0]?.findings).toMatchObject([{ severity: 'warning' }]);
  });

  test('by --config, for all files; not by --no-config', () => {
    expect(found(folder(), '--config', 'inner/deep/pg-lint.config.mjs', 'a.json')).toEqual([
      'a.json text-length warning',
    ]);
    expect(found(folder(), '--config', 'other.json', '.')).toEqual([]);
    expect(found(folder(), '--no-config', 'a.json')).toEqual(['a.json text-length error']);
  });

  test.each([
    ['pg-lint.config.mjs', `export default ${severity('info')}`],
    ['pg-lint.config.js', `export default ${severity('info')}`],
    ['pg-lint.config.js', `module.exports = ${severity('info')}`],
    ['pg-lint.config.mjs', `export default Promise.resolve(${severity('info')})`],
  ])('as %s: %s', (name, text) => {
    expect(found(folderOf({ [name]: text, 'a.json': LONG }), 'a.json')).toEqual(['a.json text-length info']);
  });

  test('as TypeScript, where Node reads it; else it is said what does', () => {
    const text = `const rules: object = { 'text-length': 'info' };\nexport default { rules };`;
    const run = pgLint(folderOf({ 'pg-lint.config.ts': text, 'a.json': LONG }), ['--format', 'json', 'a.json']);
    const said = run.status === 0 ? jsonOf(run).files[0]?.findings[0]?.severity : run.stderr;
    expect(said).toMatch(
      /^info$|^pg-lint: pg-lint\.config\.ts: Node 2[\d.]+ does not read TypeScript, run Node 22\.18/,
    );
  });
});

describe('what is configured', () => {
  test('later overrides win, rule by rule', () => {
    const config = json({
      rules: { 'text-length': 'warning', 'unknown-entry': 'error' },
      overrides: [
        { files: ['a/**'], rules: { 'text-length': 'info' } },
        { files: ['a/b/*.json', 'x'], rules: { 'text-length': 'off' } },
        { files: ['*.json'], rules: { 'text-length': 'error' } },
      ],
    });
    const both = '{"descriptor":"Order 1001 in far too many words","x":1}';
    const files = { [CONFIG]: config, 'r.json': both, 'a/a.json': both, 'a/b/b.json': both };
    expect(found(folderOf(files), '.')).toEqual([
      'a/a.json text-length info',
      'a/a.json unknown-entry error',
      'a/b/b.json unknown-entry error',
      'r.json text-length error',
      'r.json unknown-entry error',
    ]);
  });

  test('severities count for the exit status', () => {
    const folder = folderOf({ 'a.json': LONG, [CONFIG]: severity('warning') });
    expect(pgLint(folder, ['a.json']).status).toBe(0);
    writeFileSync(join(folder, 'a.json'), '{"descriptor":""}');
    writeFileSync(join(folder, CONFIG), json({ rules: { 'empty-text': 'error' } }));
    expect(pgLint(folder, ['a.json']).status).toBe(1);
  });

  test('kind, profile and names; --kind goes before', () => {
    const config = json({
      kind: 'session-request',
      names: { wallet1: 'apay' },
      profile: { require: ['parameters.card.shipping.street1'], debitOperations: ['purchase'] },
      rules: { 'carried-entry': 'off' },
    });
    const payload = json({ operation: 'purchase', methods: ['apay', 'card'], parameters: { card: { shipping: {} } } });
    const folder = folderOf({ [CONFIG]: config, 'a.json': payload, 'odd.json': '{"x":1}' });
    expect(found(folder, 'a.json')).toEqual(['a.json profile-entry error']);
    expect(found(folder, 'odd.json')).toEqual(['odd.json unknown-entry warning']);
    const [odd] = jsonOf(pgLint(folder, ['--format', 'json', '--kind', 'card-params', 'odd.json'])).files;
    expect(odd?.kind).toBe('card-params');
  });

  test('a profile names a brand by the document’s word or the live service’s', () => {
    const brandParameters = { apay: ['parameters[a]'], naps: ['parameters[b]'] };
    const config = json({
      profile: { brandParameters },
      overrides: [{ files: ['*.form'], names: { wallet1: 'apay' } }],
      rules: { 'sale-carries': 'off' },
    });
    const folder = folderOf({ [CONFIG]: config, 'a.form': 'action=SALE&brand=naps&order_id=1' });
    expect(found(folder, 'a.form')).toEqual(['a.form brand-parameter error']);
  });

  test('ignored files are left out and counted, even where they are named', () => {
    const config = json({ ignores: ['broken', 'old/*.tmp.json'] });
    const files = { 'broken/deep/a.json': LONG, 'old/a.tmp.json': LONG, 'old/a.json': LONG };
    const folder = folderOf({ [CONFIG]: config, ...files });
    expect(found(folder, '.')).toEqual(['old/a.json text-length error']);
    expect(found(folderOf({ [CONFIG]: config, 'broken/.hidden/.a.json': LONG }), 'broken/.hidden/.a.json')).toEqual([]);
    const named = pgLint(folder, ['broken/deep/a.json']);
    expect([named.status, named.stdout]).toEqual([
      0,
      '0 files checked: 0 errors, 0 warnings, 0 notes (1 file left out: ignored by the configuration)\n',
    ]);
  });

  test('a configuration is no payload of its folder, whatever the kind', () => {
    const folder = folderOf({
      [CONFIG]: json({ kind: 'card-params' }),
      'my.json': '{"kind":"card-params"}',
      'a.json': '{}',
    });
    expect(found(folder, '--config', 'my.json', '.')).toEqual([]);
    expect(jsonOf(pgLint(folder, ['--format', 'json', '.'])).files.map(({ file }) => file)).toEqual([
      'a.json',
      'my.json',
    ]);
  });

  test('is printed for a file, which need not be there', () => {
    const suppression = { files: 'a/*', rule: 'one-set', reason: 'Both are sent.' };
    const config = {
      kind: 'card-params',
      rules: { 'one-set': 'info' },
      overrides: [{ files: ['a/**'], profile: { cardSet: 6 }, rules: { 'empty-text': 'off' } }],
      suppressions: [suppression, { ...suppression, files: 'b.json' }],
      ignores: ['a/ignored.json'],
    };
    const folder = folderOf({ [CONFIG]: json(config) });
    const print = (file: string, ...args: string[]) =>
      JSON.parse(pgLint(folder, ['--print-config', file, ...args]).stdout);
    expect(print('a/x.json')).toEqual({
      config: CONFIG,
      ignored: false,
      kind: 'card-params',
      profile: { cardSet: 6 },
      rules: { 'one-set': 'info', 'empty-text': 'off' },
      suppressions: [suppression],
    });
    expect(print('a/ignored.json').ignored).toBe(true);
    const nothing = { config: null, ignored: false, rules: {}, suppressions: [] };
    expect(print('a/x.json', '--no-config')).toEqual(nothing);
  });
});
