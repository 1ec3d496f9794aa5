import { spawn, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMAND, folderOf, jsonOf, pgLint } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../samples', import.meta.url));
const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';
const WARNED = '{"descriptor":""}';

test('runs where no code may be made of strings', () => {
  const run = pgLint(SAMPLES, ['--format', 'json', 'good'], '', ['--disallow-code-generation-from-strings']);
  expect([run.status, run.stderr]).toEqual([0, '']);
});

describe('what is checked', () => {
  test('a file, a folder, a glob and standard input', () => {
    const folder = folderOf({ 'a/good.json': GOOD, 'a/b/bad.json': BAD, 'other.json': GOOD });
    const filesOf = (...args: string[]) =>
      jsonOf(pgLint(folder, ['--format', 'json', ...args], GOOD)).files.map(({ file }) => file);
    expect(filesOf('other.json')).toEqual(['other.json']);
    expect(filesOf('a')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(filesOf('.')).toEqual(['a/b/bad.json', 'a/good.json', 'other.json']);
    expect(filesOf('**/good.json')).toEqual(['a/good.json']);
    expect(filesOf('./a/**/*.json')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(filesOf('{a,b}/*.json')).toEqual(['a/good.json']);
    expect(filesOf(join(folder, '*.json'))).toEqual([join(folder, 'other.json')]);
    expect(filesOf('-')).toEqual(['-']);
    expect(filesOf('a', 'a/good.json', 'other.json', '-')).toEqual(['a/b/bad.json', 'a/good.json', 'other.json', '-']);
  });

  test('a pipe that has a name', () => {
    const folder = folderOf({});
    const script =
      'mkfifo pipe && (sleep 0.1; printf \'{"descriptor":"\'; sleep 0.1; printf \'Order 1001"}\') > pipe & sleep 0.05; "$0" "$1" --format json pipe';
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(stdout).files).toEqual([{ file: 'pipe', kind: 'card-params', findings: [] }]);
  });

  test('a file of any name, if it is named', () => {
    const folder = folderOf({ 'payload.txt': BAD });
    expect(jsonOf(pgLint(folder, ['--format', 'json', 'payload.txt'])).summary).toEqual({
      files: 1,
      errors: 1,
      warnings: 0,
      infos: 0,
    });
  });

  test('in folders: no hidden folders, no node_modules, and files behind links', () => {
    const folder = folderOf({
      'payloads/good.json': GOOD,
      'payloads/.git/bad.json': BAD,
      'payloads/node_modules/bad.json': BAD,
      'bad.json': BAD,
    });
    symlinkSync(join(folder, 'bad.json'), join(folder, 'payloads/link.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'payloads/broken.json'));
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', 'payloads']));
    expect(files.map(({ file }) => file)).toEqual(['payloads/good.json', 'payloads/link.json']);
  });

  test('the kind is recognised, or set', () => {
    const folder = folderOf({ 'session.json': '{"methods":["card"],"order":{}}', 'card.json': GOOD });
    const kinds = jsonOf(pgLint(folder, ['--format', 'json', '.'])).files.map(({ kind }) => kind);
    expect(kinds).toEqual(['card-params', 'session-request']);
    const [card] = jsonOf(pgLint(folder, ['--format', 'json', '--kind', 'session-request', 'card.json'])).files;
    expect(card?.kind).toBe('session-request');
    expect(card?.findings.map(({ rule }) => rule)).toContain('unknown-entry');
  });

  test('what is not recognised is an error where it is named, and counted where it is in a folder', () => {
    const folder = folderOf({ 'payloads/other.json': '{"name":"x"}', 'payloads/good.json': GOOD });
    const named = jsonOf(pgLint(folder, ['--format', 'json', 'payloads/other.json']));
    expect(named.files[0]).toMatchObject({
      kind: null,
      findings: [{ rule: 'unknown-kind', severity: 'error', line: 1, column: 1 }],
    });
    const inFolder = pgLint(folder, ['payloads']);
    expect(inFolder.status).toBe(0);
    expect(inFolder.stdout).toContain('1 file checked');
    expect(inFolder.stdout).toContain('1 file left out: no payload of a known kind');
  });
});

describe('exit status', () => {
  test.each([
    [0, ['good.json']],
    [0, ['warned.json']],
    [1, ['bad.json']],
    [1, ['good.json', 'bad.json']],
    [0, ['--exit-zero', 'bad.json']],
    [2, []],
    [2, ['--unknown']],
    [2, ['--kind', 'sesion-request', 'good.json']],
    [2, ['--format', 'xml', 'good.json']],
    [2, ['--max-size', '0', 'good.json']],
    [2, ['missing.json']],
    [2, ['good.json', 'missing.json']],
    [2, ['*.xml']],
    [2, ['empty']],
    [2, ['other']],
    [2, ['explain', 'alowed-value']],
    [2, ['tables', '--format', 'xml']],
    [0, ['--help']],
    [0, ['--version']],
  ])('is %i for %j', (status, args) => {
    const folder = folderOf({
      'good.json': GOOD,
      'bad.json': BAD,
      'warned.json': WARNED,
      'empty/readme.txt': '',
      'other/other.json': '{"name":1}',
    });
    const run = pgLint(folder, args);
    expect(run.status).toBe(status);
    expect(run.stderr.startsWith('pg-lint: ')).toBe(status === 2);
  });

  test.each([
    [['missing.json'], 'missing.json: no such file or folder'],
    [['*.xml'], '*.xml: no file matches this pattern'],
    [['empty'], 'empty: no .json file in this folder'],
    [['other'], 'other: no payload of a known kind in it'],
    [['--kind', 'x', 'good.json'], '--kind "x": there is session-request or card-params'],
    [['explain', 'alowed-value'], 'no rule is called "alowed-value"; did you mean allowed-value?'],
    [[], 'name files, folders or globs to check, or - for standard input'],
  ])('%j says %s', (args, message) => {
    const folder = folderOf({ 'good.json': GOOD, 'empty/readme.txt': '', 'other/other.json': '{"name":1}' });
    expect(pgLint(folder, args).stderr).toContain(message);
  });

  test('a reader that closes the pipe early is no failure', async () => {
    const child = spawn(process.execPath, [COMMAND, 'tables', '--format', 'json']);
    child.stdout.destroy();
    const [status, stderr] = await Promise.all([
      new Promise((resolve) => child.on('exit', resolve)),
      child.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString()),
    ]);
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('bad input gets one clear finding at its place', () => {
  const deep = (levels: number): string => `{"descriptor":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  test.each<[string, string | Buffer, [string, number, number, string]]>([
    ['not JSON', '{"descriptor": x}', ['syntax', 1, 16, '']],
    ['a trailing comma', '{\n  "descriptor": "a",\n}', ['syntax', 2, 20, '']],
    ['an early end', '{\n  "descriptor": "a"', ['syntax', 2, 20, '']],
    ['an empty file', '', ['syntax', 1, 1, '']],
    ['blanks only', '\n  \n', ['syntax', 1, 1, '']],
    ['a byte-order mark', `\uFEFF${GOOD}`, ['syntax', 1, 1, 'a byte-order mark']],
    ['UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
    ['UTF-16 without a mark', Buffer.from(GOOD, 'utf16le'), ['syntax', 1, 1, 'UTF-16']],
    [
      'not UTF-8',
      Buffer.from('{\n  "descriptor": "caf\xe9"}', 'latin1'),
      ['syntax', 2, 21, 'a byte that is not UTF-8'],
    ],
    [
      'not UTF-8 behind a replacement character',
      Buffer.concat([Buffer.from('{"descriptor": "\uFFFD'), Buffer.from([0xc3, 0x28])]),
      ['syntax', 1, 18, 'a byte that is not UTF-8'],
    ],
    ['an array', '[]', ['unknown-kind', 1, 1, 'an array']],
    ['null', 'null', ['unknown-kind', 1, 1, 'null']],
    ['a text', '"text"', ['unknown-kind', 1, 1, 'a text']],
    ['101 levels', deep(100), ['too-deep', 1, 114, '']],
    ['20,000 levels', deep(20_000), ['too-deep', 1, 114, '']],
    ['a million levels that never close', '['.repeat(1_000_000), ['too-deep', 1, 101, '']],
    ['a name twice', '{\n  "descriptor": "a",\n  "descriptor": "b"\n}', ['duplicate-name', 3, 3, '']],
    [
      'a file larger than the shared buffer, with an error at its end',
      `{"descriptor":"a"}${' '.repeat(70_000)}x`,
      ['syntax', 1, 70_019, ''],
    ],
    ['more than the greatest size', Buffer.alloc(100 * 2 ** 20, ' '), ['too-large', 1, 1, 'more than 32 MiB']],
  ])('%s', (_, content, [rule, line, column, found]) => {
    const run = pgLint(folderOf({ 'payload.json': content }), ['--format', 'json', 'payload.json']);
    expect(run.status).toBe(1);
    const [file] = jsonOf(run).files;
    expect(file?.findings).toMatchObject([
      { rule, severity: 'error', line, column, message: expect.stringContaining(found) },
    ]);
  });

  test('a file that can’t be read', () => {
    const folder = folderOf({ 'good.json': GOOD });
    symlinkSync('loop.json', join(folder, 'loop.json'));
    const run = pgLint(folder, ['--format', 'json', 'loop.json', '.']);
    expect(run.status).toBe(1);
    expect(jsonOf(run).files.map(({ file }) => file)).toEqual(['loop.json', 'good.json']);
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      {
        rule: 'syntax',
        line: 1,
        column: 1,
        message: expect.stringMatching(/^a file that can’t be read \(.+\), readable files only$/),
      },
    ]);
  });

  test('100 levels are read', () => {
    const [file] = jsonOf(pgLint(folderOf({ 'payload.json': deep(99) }), ['--format', 'json', 'payload.json'])).files;
    expect(file?.findings).toMatchObject([{ rule: 'value-type', message: 'descriptor: an array, text only' }]);
  });

  test('standard input beyond the greatest size', () => {
    const run = pgLint(folderOf({}), ['--format', 'json', '--max-size', '1', '-'], Buffer.alloc(2 ** 21, ' '));
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      { rule: 'too-large', message: 'more than 1 MiB, at most 1 MiB' },
    ]);
  });

  test('a size at the bound and one byte above', () => {
    const folder = folderOf({ 'at.json': GOOD.padEnd(2 ** 20), 'above.json': GOOD.padEnd(2 ** 20 + 1) });
    const { files } = jsonOf(pgLint(folder, ['--format', 'json', '--max-size', '1', 'at.json', 'above.json']));
    expect(files.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([[], ['too-large']]);
  });

  test('findings of a payload behind a byte-order mark are still shown', () => {
    const run = pgLint(folderOf({ 'payload.json': `\uFEFF${BAD}` }), ['--format', 'json', 'payload.json']);
    expect(jsonOf(run).files[0]?.findings).toMatchObject([
      { rule: 'syntax' },
      { rule: 'text-length', line: 2, column: 17 },
    ]);
  });
});

test('the JSON report is the one that is documented', () => {
  const run = pgLint(SAMPLES, ['--format', 'json', 'mistakes/quantity-unit-pcs.json', 'good/set-6-cart.json']);
  expect(run.stderr).toBe('');
  expect(jsonOf(run)).toEqual({
    version: 1,
    files: [
      {
        file: 'mistakes/quantity-unit-pcs.json',
        kind: 'session-request',
        findings: [
          {
            rule: 'allowed-value',
            severity: 'error',
            basis: 'conflict',
            path: ['parameters', 'card', 'cart', 'items', 0, 'quantityUnit'],
            line: 36,
            column: 29,
            endLine: 36,
            endColumn: 34,
            section: '2.2 Set 6, cart items',
            message: 'quantityUnit: "pcs", only M, CM, KG, G or COUNT',
            hint: 'Send "COUNT". The document’s sample sends pcs, which its list of allowed values does not have.',
          },
        ],
      },
      { file: 'good/set-6-cart.json', kind: 'session-request', findings: [] },
    ],
    summary: { files: 2, errors: 1, warnings: 0, infos: 0 },
  });
});

test('the good samples have no finding at all, and each of the mistakes has one', () => {
  const good = jsonOf(pgLint(SAMPLES, ['--format', 'json', 'good']));
  expect(good.files.length).toBeGreaterThan(6);
  expect(good.summary).toMatchObject({ errors: 0, infos: 0 });
  const mistakes = jsonOf(pgLint(SAMPLES, ['--format', 'json', 'mistakes']));
  expect(mistakes.files.filter(({ findings }) => findings.length === 0)).toEqual([]);
});

describe('the report for people', () => {
  test('shows the line, the section, the basis and the hint', () => {
    const { stdout } = pgLint(SAMPLES, ['mistakes/quantity-unit-pcs.json']);
    expect(stdout).toBe(`mistakes/quantity-unit-pcs.json  session-request
   36:29  error    quantityUnit: "pcs", only M, CM, KG, G or COUNT  allowed-value
          36 | "quantityUnit": "pcs",
                               ~~~~~
          hint Send "COUNT". The document’s sample sends pcs, which its list of allowed values does not have.
          2.2 Set 6, cart items · the document contradicts itself here · in parameters.card.cart.items[0]

1 file checked: 1 error, 0 warnings, 0 notes
`);
  });

  test('shows no line that holds anything else but the entry and a code', () => {
    const folder = folderOf({
      'payload.json':
        '{"shipping":{"street1":5,"city":"PLANTED"},"cart":{"payments":[{"primary":"PLANTED",\n"status":"paid"\n,"currency":null}]}}',
    });
    const { stdout } = pgLint(folder, ['payload.json']);
    expect(stdout).toContain('2 | "status":"paid"');
    expect(stdout).toContain('3 | ,"currency":null');
    expect(stdout).not.toContain('PLANTED');
  });

  test('has colours only where they are asked for', () => {
    const folder = folderOf({ 'bad.json': BAD });
    expect(pgLint(folder, ['bad.json']).stdout).not.toContain('\u001b[');
    expect(pgLint(folder, ['--color', 'bad.json']).stdout).toContain('\u001b[31m');
    expect(pgLint(folder, ['--no-color', 'bad.json']).stdout).not.toContain('\u001b[');
  });
});

describe('tables', () => {
  test('as JSON: every row', () => {
    const rows: Record<string, unknown>[] = JSON.parse(pgLint(SAMPLES, ['tables', '--format', 'json']).stdout);
    expect(rows).toHaveLength(10 + 4 + 2 + 6 + 3 + 4 + 1 + 7 + 22 + 26 + 32 + 13 + 7 + 2);
    expect(rows.find(({ name, at }) => name === 'street1' && at === 'parameters.card.shipping')).toEqual({
      table: 'Set 6, shipping',
      section: '2.2 Set 6, shipping',
      at: 'parameters.card.shipping',
      name: 'street1',
      type: 'AN100',
      mandatory: 'conditional',
      meaning: 'Door, floor, building number or name, street',
      accepts: 'text of at most 100 characters',
    });
    expect(rows.find(({ name }) => name === 'quantityUnit')).toMatchObject({
      type: 'one of M, CM, KG, G, COUNT',
      values: ['M', 'CM', 'KG', 'G', 'COUNT'],
    });
    expect(rows.find(({ name }) => name === 'merchant_key')).not.toHaveProperty('mandatory');
  });

  test('for people: in columns', () => {
    const { stdout } = pgLint(SAMPLES, ['tables']);
    expect(stdout).toMatch(/^2\.2 Set 6, shipping {2}\(parameters\.card\.shipping\)$/m);
    expect(stdout).toMatch(/^ {2}street1 +AN100 +conditional +text of at most 100 characters +Door, floor/m);
  });
});

describe('explain', () => {
  test('lists the rules, and explains each of them', () => {
    const list = pgLint(SAMPLES, ['explain']).stdout;
    const ids = list
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '');
    expect(ids).toContain('one-set');
    for (const id of ids) expect(pgLint(SAMPLES, ['explain', id]).stdout).toContain(`${id}\n  `);
  });

  test('shows section, basis, severity and examples', () => {
    expect(pgLint(SAMPLES, ['explain', 'tax-category']).stdout).toMatchInlineSnapshot(`
      "tax-category
        A cart item with level-3 card data has a \`taxCategory\`: its row is conditional, but described as mandatory.
        Section 2.2 Set 6, cart items. Basis: inferred. Severity: warning.

        Accepted:
          {"cart":{"items":[{"commodityCode":"12345678","taxCategory":"AA"}]}}
          {"cart":{"items":[{"name":"Cup"}]}}

        Rejected:
          {"cart":{"items":[{"name":"Cup"},{"commodityCode":"12345678"}]}}
      "
    `);
  });
});
