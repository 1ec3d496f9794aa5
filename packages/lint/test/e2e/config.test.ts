import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, pgLint, places, reportOf } from './command.ts';

const CONFIG = 'pg-lint.config.json';

/** `file rule severity` of each finding. */
async function found(folder: string, ...args: string[]): Promise<string[]> {
  const { files } = await reportOf(folder, args);
  return files.flatMap(({ file, findings }) => findings.map(({ rule, severity }) => `${file} ${rule} ${severity}`));
}

const json = (config: object): string => JSON.stringify(config);

const severity = (to: string): string => json({ rules: { 'type-code': to } });

describe('a configuration is found', () => {
  const FILES = {
    'pg-lint.config.json': severity('info'),
    'a.json': BAD,
    'inner/a.json': BAD,
    'inner/deep/pg-lint.config.json': severity('warning'),
    'inner/deep/b/a.json': BAD,
    'other.json': severity('off'),
  };

  test("in the file's folder or the nearest above, for each file its own", async () => {
    const folder = folderOf(FILES);
    expect(await found(folder, '.')).toEqual([
      'a.json type-code info',
      'inner/a.json type-code info',
      'inner/deep/b/a.json type-code warning',
    ]);
    expect(await found(join(folder, 'inner/deep'), 'b/a.json', '../a.json')).toEqual([
      'b/a.json type-code warning',
      '../a.json type-code info',
    ]);
  });

  test('for standard input, in the working folder', async () => {
    const { files } = await reportOf(join(folderOf(FILES), 'inner/deep'), ['-'], BAD);
    expect(files[0]?.findings).toMatchObject([{ severity: 'warning' }]);
  });

  test.each([CONFIG, 'pg-lint.config.jsonc'])('with comments and trailing commas, in %s', async (name) => {
    const text = `// why\n${severity('info').replace('}}', '},}')} /* end */`;
    expect(await found(folderOf({ [name]: text, 'a.json': BAD }), '.')).toEqual(['a.json type-code info']);
  });

  test('by --config, for all files; not by --no-config', async () => {
    const folder = folderOf(FILES);
    const inner = ['--config', 'inner/deep/pg-lint.config.json'];
    expect(await found(folder, ...inner, 'a.json')).toEqual(['a.json type-code warning']);
    expect(await found(folder, '--config', 'other.json', '.')).toEqual([]);
    expect(await found(folder, '--no-config', 'a.json')).toEqual(['a.json type-code error']);
  });
});

describe('the configuration', () => {
  test('later overrides override earlier ones, for each rule separately', async () => {
    const config = json({
      rules: { 'type-code': 'warning', 'unknown-field': 'error' },
      overrides: [
        { files: ['a/**'], rules: { 'type-code': 'info' } },
        { files: ['a/b/*.json', 'x'], rules: { 'type-code': 'off' } },
        { files: ['*.json'], rules: { 'type-code': 'error' } },
      ],
    });
    const both = BAD.replace('}}', '},"x":1}');
    const files = { [CONFIG]: config, 'r.json': both, 'a/a.json': both, 'a/b/b.json': both };
    expect(await found(folderOf(files), '.')).toEqual([
      'a/a.json type-code info',
      'a/a.json unknown-field error',
      'a/b/b.json unknown-field error',
      'r.json type-code error',
      'r.json unknown-field error',
    ]);
  });

  test.each([
    [BAD, severity('warning'), 0],
    ['{"descriptor":""}', json({ rules: { 'empty-string': 'error' } }), 1],
  ])('configured severities decide the exit status: %s with %s', async (text, config, status) => {
    expect((await pgLint(folderOf({ 'a.json': text, [CONFIG]: config }), ['a.json'])).status).toBe(status);
  });

  test('sets kind, profile and names; --kind overrides kind', async () => {
    const config = json({
      kind: 'session-request',
      names: { wallet1: 'apay' },
      profile: { require: ['parameters.card.shipping.street1'], debitOperations: ['purchase'] },
      rules: { 'expected-field': 'off' },
    });
    const payload = json({ operation: 'purchase', methods: ['apay', 'card'], parameters: { card: { shipping: {} } } });
    const folder = folderOf({ [CONFIG]: config, 'a.json': payload, 'odd.json': '{"x":1}' });
    expect(await found(folder, 'a.json')).toEqual(['a.json profile-field error']);
    expect(await found(folder, 'odd.json')).toEqual(['odd.json unknown-field warning']);
    const { files } = await reportOf(folder, ['--kind', 'card-params', 'odd.json']);
    expect(files[0]?.kind).toBe('card-params');
  });

  test("brandParameters accepts the document's name of a brand or the name in names", async () => {
    const config = json({
      profile: { brandParameters: { apay: ['parameters[a]'], naps: ['parameters[b]'] } },
      overrides: [{ files: ['*.form'], names: { wallet1: 'apay' } }],
      rules: { 'sale-fields': 'off' },
    });
    const sale = (brand: string): string => `action=SALE&client_key=c&brand=${brand}`;
    const folder = folderOf({ [CONFIG]: config, 'a.form': sale('naps'), 'b.form': sale('apay') });
    expect(await found(folder, '.')).toEqual(
      expect.arrayContaining(['a.form brand-parameter error', 'b.form brand-parameter error']),
    );
  });

  test("require accepts the document's name of a field or the name in names", async () => {
    for (const wallet of ['apay', 'wallet1']) {
      const config = json({ names: { wallet1: 'apay' }, profile: { require: [`parameters.${wallet}`] } });
      const folder = folderOf({ [CONFIG]: config, 'a.json': json({ methods: ['apay'], parameters: {} }) });
      expect(await found(folder, 'a.json')).toContain('a.json profile-field error');
    }
  });

  test('files in ignores are counted and not checked, even if they are named', async () => {
    const config = json({ ignores: ['broken', 'old/*.tmp.json'] });
    const files = { 'broken/deep/a.json': BAD, 'broken/.x/.a.json': BAD, 'old/a.tmp.json': BAD, 'old/a.json': BAD };
    const folder = folderOf({ [CONFIG]: config, ...files });
    expect(await found(folder, '.')).toEqual(['old/a.json type-code error']);
    expect(await pgLint(folder, ['broken/deep/a.json', 'broken/.x/.a.json'])).toMatchObject({
      status: 0,
      stdout:
        '0 files checked: 0 errors, 0 warnings, 0 notes\n2 files ignored by the configuration\n--statistics shows which files, and why\n',
    });
  });

  test('the last matching glob decides; a glob with ! excludes files', async () => {
    const config = json({
      ignores: ['old', '!old/kept', 'old/kept/b.json'],
      overrides: [{ files: ['**/*.json', '!old/**'], rules: { 'type-code': 'info' } }],
    });
    const files = { 'a.json': BAD, 'old/a.json': BAD, 'old/kept/a.json': BAD, 'old/kept/b.json': BAD };
    expect(await found(folderOf({ [CONFIG]: config, ...files }), '.')).toEqual([
      'a.json type-code info',
      'old/kept/a.json type-code error',
    ]);
  });

  describe('at finds payloads at JSON pointers', () => {
    const at = (...pointers: string[]) => ({ files: ['mocks/*.json'], at: pointers });
    const placesIn = async (text: string, override: object): Promise<string[]> => {
      const config = json({ overrides: [override] });
      const { files } = await reportOf(folderOf({ [CONFIG]: config, 'mocks/a.json': text }), ['.']);
      return files.flatMap(({ findings }) => places(findings));
    };

    test.each<[string, object, string[]]>([
      [`{"no": ${BAD},\n"a": [1, {"b/c": ${BAD}}]}`, at('/a/1/b~1c'), ['2:38 type-code']],
      [`{"a": ${BAD}, // comment\n"b": ${BAD}}`, at('/a', '/b'), ['1:27 type-code', '2:26 type-code']],
      [`{"body": ${JSON.stringify(BAD)}}`, at('/body'), ['1:35 type-code']],
      ['{"a": {"descriptor": 1, // comment\n}}', at('/a'), ['1:22 value-type']],
      ['{"body": "action=SALE&brand=naps&order_amount=1"}', at('/body'), ['1:47 string-format']],
      ['{"a": {"amount": 1}}', { ...at('/a'), kind: 'card-params' }, ['1:8 unknown-field']],
      [`{"a": ${BAD}`, at('/a'), ['1:78 syntax']],
      [BAD, at(''), ['1:21 type-code']],
    ])('%s', async (text, override, expected) => {
      expect(await placesIn(text, override)).toEqual(expect.arrayContaining(expected));
    });

    test.each<[string, string, string[]]>([
      ['yaml', 'no: {amount: 1}\n---\na:\n  - b: {amount: 1}', ['4:9 unknown-field']],
      ['yaml', 'a: [{b: &p {"amount": 1}}]', ['1:13 unknown-field']],
      ['yml', `a: [{b: '{"amount": 1}'}]`, ['1:11 unknown-field']],
      ['json5', '{a: [{b: {amount: 1}}], /* c */}', ['1:11 unknown-field']],
      ['yaml', 'a: [\n', ['2:1 syntax']],
    ])('in .%s: %s', async (type, text, expected) => {
      const config = json({ overrides: [{ files: ['mocks/*'], at: ['/a/0/b'], kind: 'card-params' }] });
      const { files } = await reportOf(folderOf({ [CONFIG]: config, [`mocks/a.${type}`]: text }), ['.']);
      expect(files.flatMap(({ findings }) => places(findings))).toEqual(expected);
    });

    test.each(['/b', '/0', '/a/00', '/a/1', '/a/0/amount'])(
      'and a pointer without a payload is an error: %s',
      async (pointer) => {
        const config = json({ overrides: [at('/a/0', pointer)] });
        const folder = folderOf({ [CONFIG]: config, 'mocks/a.json': `{"a":[${BAD}]}` });
        expect(await pgLint(folder, ['.'])).toMatchObject({
          status: 2,
          stderr: expect.stringContaining(`mocks/a.json: there must be a payload at ${pointer}, as configured`),
        });
      },
    );
  });

  test('is not checked as a payload, even if kind is set', async () => {
    const config = json({ kind: 'card-params' });
    const folder = folderOf({ [CONFIG]: config, 'my.json': config, 'a.json': '{}' });
    const filesOf = async (...args: string[]) => (await reportOf(folder, args)).files.map(({ file }) => file);
    expect(await filesOf('--config', 'my.json', '.')).toEqual(['a.json']);
    expect(await filesOf('.')).toEqual(['a.json', 'my.json']);
  });

  test('is printed by --print-config, even for a missing file', async () => {
    const suppression = { files: 'a/*', rule: 'one-set', reason: 'Both are sent.' };
    const config = {
      kind: 'card-params',
      rules: { 'one-set': 'info' },
      overrides: [{ files: ['a/**'], profile: { cardSet: 6 }, rules: { 'empty-string': 'off' } }],
      suppressions: [suppression, { ...suppression, files: 'b.json' }],
      ignores: ['a/ignored.json'],
    };
    const folder = folderOf({ [CONFIG]: json(config) });
    const print = async (...args: string[]) => JSON.parse((await pgLint(folder, ['--print-config', ...args])).stdout);
    expect(await print('a/x.json')).toEqual({
      config: CONFIG,
      ignored: false,
      kind: 'card-params',
      profile: { cardSet: 6 },
      rules: { 'one-set': 'info', 'empty-string': 'off' },
      suppressions: [suppression],
    });
    expect((await print('a/ignored.json')).ignored).toBe(true);
    const nothing = { config: null, ignored: false, rules: {}, suppressions: [] };
    expect(await print('a/x.json', '--no-config')).toEqual(nothing);
  });
});
