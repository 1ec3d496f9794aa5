// No file can have the hostile name of this report, so the writers get the report itself.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutColors } from '../../src/command/io/paint.ts';
import { stylishReport } from '../../src/command/report/formats/stylish.ts';
import { lintText, type Syntax } from '../../src/index.ts';
import { BAD, folderOf, GOOD, pgLint, reportOf, SAMPLES, UNITS } from './command.ts';
import { textOf } from './hostile-report.ts';

const PCS = 'mistakes/quantity-unit-pcs.json';
const MESSAGE = `parameters.card.cart.items[0].quantityUnit must be one of ${UNITS.join(', ')}, but is "pcs"`;
const HINT = 'Send COUNT. The sample in the interface document sends pcs, against its own list.';

test('the JSON report has the documented fields', async () => {
  expect(await reportOf(SAMPLES, [PCS, 'good/set-6-cart.json'])).toEqual({
    version: 1,
    tool: { name: 'pg-lint', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    interface: 'v1',
    files: [
      {
        file: PCS,
        kind: 'session-request',
        findings: [
          {
            rule: 'allowed-value',
            code: 'sample-value',
            params: { allowed: UNITS, value: 'pcs', instead: 'COUNT' },
            severity: 'error',
            basis: 'conflict',
            path: ['parameters', 'card', 'cart', 'items', 0, 'quantityUnit'],
            line: 36,
            column: 29,
            endLine: 36,
            endColumn: 34,
            section: '2.2 Set 6, cart items',
            message: MESSAGE,
            hint: HINT,
          },
        ],
      },
      { file: 'good/set-6-cart.json', kind: 'session-request', findings: [] },
    ],
    summary: { files: 2, errors: 1, warnings: 0, infos: 0 },
  });
});

test('good samples have no errors, and each sample with mistakes has a finding', async () => {
  const good = await reportOf(SAMPLES, ['good']);
  expect(good.files.length).toBeGreaterThan(6);
  expect(good.summary.errors).toBe(0);
  const mistakes = await reportOf(SAMPLES, ['mistakes']);
  expect(mistakes.files.filter(({ findings }) => findings.length === 0)).toEqual([]);
});

describe('stylish', () => {
  test('shows the line, the hint, the object and the section', async () => {
    const { stdout } = await pgLint(SAMPLES, [PCS]);
    expect(stdout).toBe(`${PCS}  session-request
   36:29  error    ${MESSAGE}  allowed-value
          36 | "quantityUnit": "pcs",
             |                 ~~~~~
          hint: ${HINT}
          section 2.2 Set 6, cart items (the interface document contradicts itself)

1 file checked: 1 error, 0 warnings, 0 notes
pg-lint explain allowed-value shows the rule, with examples
`);
  });

  test('shows errors before warnings, and the number of possible fixes', async () => {
    const text = '{\n"shipping":{"City":"a"},\n"cart": {\n"items": [],\n"payments": 1\n}}';
    const { stdout } = await pgLint(folderOf({ 'a.json': text }), ['--kind', 'card-params', 'a.json']);
    expect(stdout.match(/(?<=^ *)\d+:\d+ +\w+/gm)).toEqual(['5:13  error', '2:13  warning']);
    expect(stdout).toContain('\n1 can be fixed with --fix\n');
  });

  // biome-ignore format: a table
  test.each<[string, readonly [number, string][], Syntax?]>([
    ['{"document_type":\n"CPF"\n}', [[2, '"CPF"']]],
    // The finding is at the name.
    ['{"descriptor":"A",\n"shipping":\n          {\n}}', []],
    ['{"shipping_city":"A","shipping_state":"B",\n"shipping":{\n}}', [[2, '"shipping":{']]],
    // All kinds of line breaks.
    ['          {\r"document_type":"CPF"\r}', [[2, '"document_type":"CPF"']]],
    ['{"descriptor":"PLANTED",\r"document_type":"CPF",\r\n"shipping_city":"PLANTED"}', [[2, '"document_type":"CPF",']]],
    ['{"cart":{"payments":[{"primary":"PLANTED",\n"status":"Pending"\n,"currency":null}]}}', [[2, '"status":"Pending"'], [3, ',"currency":null}]}}']]],
    // A comment may contain a payer's data.
    ['{"document_type":/* PLANTED */"CPF"}', [], 'jsonc'],
    ['{"document_type": // PLANTED\n"CPF"}', [[2, '"CPF"}']], 'jsonc'],
    ['{"document_type":/*\nPLANTED*/"CPF"}', [], 'jsonc'],
    ['{/* PLANTED */"document_type":"CPF"}', [], 'jsonc'],
    ['{"document_type":"CPF"} // PLANTED', [], 'jsonc'],
    // Not a string.
    ['{"cart":{"items":[{\n"name":true\n}]}}', [[2, '"name":true']]],
    // Values that can't be read.
    ['{descriptor=PLANTED&x=1', []],
    ['{"descriptor":"PLANTED\\\n\\\ncmU","cart":{}}', []],
    ['{"descriptor":"PLANTED|\n|\n"}', []],
    // Other fields on the line.
    ['{"document_type":"CPF","document_number":"03"}', []],
    ['{"document_type":"PLANTED PLANTED"}', []],
    ['document_type=CPF', [[1, 'document_type=CPF']], 'form'],
    ['document_type=CPF&document_number=03', [], 'form'],
  ])('of %j, shows the lines %j', (text, shown, syntax) => {
    const result = lintText(text, { kind: 'card-params', ...(syntax && { syntax }) });
    expect(result.findings).not.toEqual([]);
    expect([...result.showableLines()]).toEqual(shown);
    expect(textOf(stylishReport({ paint: withoutColors }), [{ file: 'a', ...result }])).not.toContain('PLANTED');
  });

  test('shows no line of a token in a JSON string', async () => {
    const token = '{"version":"EC_v1","header":{"publicKeyHash":"AAAA","transactionId":"PLANTED"}}';
    const { stdout } = await pgLint(folderOf({ 'token.json': JSON.stringify(token) }), ['token.json']);
    expect(stdout).toContain('header.transactionId must be');
    expect(stdout).not.toMatch(/PLANTED| \| /);
  });

  test('shows the name of a file without control characters', async () => {
    const folder = folderOf({ 'a\n\u001b[2J\u009b\u202e.json': GOOD.replace('"1"', '1') });
    const { stdout } = await pgLint(folder, ['.']);
    expect(stdout.split('\n')[0]).toBe('a\\u000a\\u001b[2J\\u009b\\u202e.json  card-params');
    const { stderr } = await pgLint(folder, ['\u001b[2J.json']);
    expect(stderr).toMatch(/^pg-lint: \\u001b\[2J\.json: no such file or folder\n/);
  });

  test('underlines a byte-order mark before leading spaces', async () => {
    const { status, stdout } = await pgLint(folderOf({ 'a.json': '\uFEFF  {"bnrg_installm_def":null}' }), ['a.json']);
    expect(status).toBe(1);
    expect(stdout).toContain('          1 | {"bnrg_installm_def":null}\n            | ~\n');
  });
});

describe('--format and --output', () => {
  const folder = (): string => folderOf({ 'bad.json': BAD, 'taken/file': '' });
  const printed = async (cwd: string, format: string): Promise<string> =>
    (await pgLint(cwd, ['--format', format, 'bad.json'])).stdout;

  test('write several reports, create folders, and print one report', async () => {
    const cwd = folder();
    const args = ['--format', 'sarif:a/b/r.sarif', '--format', 'github', '--format', `json:${join(cwd, 'r.json')}`];
    const { status, stdout, stderr } = await pgLint(cwd, [...args, 'bad.json']);
    expect([status, stdout, stderr]).toEqual([1, await printed(cwd, 'github'), '']);
    expect(readFileSync(join(cwd, 'a/b/r.sarif'), 'utf8')).toBe(await printed(cwd, 'sarif'));
    expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe(await printed(cwd, 'json'));
  });

  test('print stylish on standard error, and another report on standard output', async () => {
    const { stdout, stderr } = await pgLint(SAMPLES, ['--format', 'stylish', '--format', 'github', PCS]);
    expect(stdout).toMatch(/^::error file=/);
    expect(stderr).toMatch(/^mistakes\/quantity-unit-pcs\.json {2}/);
    const json = await pgLint(SAMPLES, ['--format', 'json', '--format', 'stylish', PCS]);
    expect(JSON.parse(json.stdout).version).toBe(1);
  });

  test('overwrite a file with the default report, without colors', async () => {
    const cwd = folder();
    expect((await pgLint(cwd, ['--color', '--output', 'taken/file', 'bad.json'])).stdout).toBe('');
    expect(readFileSync(join(cwd, 'taken/file'), 'utf8')).toBe(await printed(cwd, 'stylish'));
    expect(await pgLint(cwd, ['--output', 'taken/file', '-'], BAD)).toEqual({ status: 1, stdout: '', stderr: '' });
  });

  test.each([
    [['--format', 'json', '--output', '-']],
    [['--format', 'json:-']],
    [['--format', 'json:-', '--format', 'sarif:taken/sarif']],
  ])('print the report if the file is -: %j', async (args) => {
    const cwd = folder();
    const stdout = await printed(cwd, 'json');
    expect(await pgLint(cwd, [...args, 'bad.json'])).toEqual({ status: 1, stdout, stderr: '' });
    expect(existsSync(join(cwd, '-'))).toBe(false);
  });
});

describe('--quiet', () => {
  const both = { 'both.json': '{"descriptor":true,"other":1}', 'warned.json': '{"descriptor":""}' };

  test('reports only errors, and counts all findings', async () => {
    const { files, summary } = await reportOf(folderOf(both), ['--quiet', ...Object.keys(both)]);
    expect(files.map(({ findings }) => findings.map(({ severity }) => severity))).toEqual([['error'], []]);
    expect(summary).toEqual({ files: 2, errors: 1, warnings: 2, infos: 0 });
  });

  test('omits the number of warnings of a file', async () => {
    const cwd = folderOf(both);
    const quiet = async (format: string) => (await pgLint(cwd, ['--quiet', '--format', format, 'both.json'])).stdout;
    expect(await quiet('markdown')).toContain(
      '1 file checked: 1 error, 1 warning, 0 notes.\n\n### both.json (card-params)\n\n1 error\n',
    );
    expect(await quiet('junit')).toContain('<failure message="1 error" ');
    expect(await quiet('github')).toMatch(/^::error .+\n1 file checked: 1 error, 1 warning, 0 notes\n$/);
  });
});
