import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stylishReport } from '../../src/cli/report/formats/stylish.ts';
import { NOTHING_KNOWN, summarize } from '../../src/cli/report/report.ts';
import { lintText, type Syntax } from '../../src/index.ts';
import { folderOf, jsonOf, pgLint } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));
const BAD = '{\n  "descriptor": "Order 1001 in far too many words"\n}\n';

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

  test.each<[string, readonly [number, string][], Syntax?]>([
    ['{"bnrg_installm_def":\n"9"\n}', [[2, '"9"']]],
    // The finding is where the name is.
    ['{"descriptor":"A",\n"shipping":\n          {\n}}', []],
    ['{"descriptor":"A",\n"shipping":{\n}}', [[2, '"shipping":{']]],
    // However lines end.
    ['          {\r"bnrg_installm_def":"9"\r}', [[2, '"bnrg_installm_def":"9"']]],
    [
      '{"descriptor":"PLANTED",\r"bnrg_installm_def":"9",\r\n"shipping_city":"PLANTED"}',
      [[2, '"bnrg_installm_def":"9",']],
    ],
    // A comment may say anything.
    ['{"bnrg_installm_def":/* PLANTED */"9"}', [], 'jsonc'],
    ['{"bnrg_installm_def": // PLANTED\n"9"}', [[2, '"9"}']], 'jsonc'],
    ['{"bnrg_installm_def":/*\nPLANTED*/"9"}', [], 'jsonc'],
    ['{/* PLANTED */"bnrg_installm_def":"9"}', [], 'jsonc'],
    ['{"bnrg_installm_def":"9"} // PLANTED', [], 'jsonc'],
    // What is no text.
    ['{"cart":{"items":[{\n"name":true\n}]}}', [[2, '"name":true']]],
    // Entries beside it.
    ['{"bnrg_installm_def":"9","bnrg_installm_months":"03"}', []],
    ['{"bnrg_installm_def":"PLANTED PLANTED"}', []],
    ['bnrg_installm_def=9', [[1, 'bnrg_installm_def=9']], 'form'],
    ['bnrg_installm_def=9&bnrg_installm_months=03', [], 'form'],
  ])('shows of %j the lines %j', (text, shown, syntax) => {
    const { kind, findings, showableLines } = lintText(text, { kind: 'card-params', ...(syntax && { syntax }) });
    expect(findings).not.toEqual([]);
    expect([...showableLines()]).toEqual(shown);
    const files = [{ file: 'a', kind, findings, showableLines }];
    const report = { files, summary: summarize(files), leftOut: 0, withoutPayload: [], known: NOTHING_KNOWN };
    expect(stylishReport(report, { paint: (_, each) => each })).not.toContain('PLANTED');
  });

  test('shows no line of a JSON file that is nothing but a token’s text', () => {
    const token = '{"version":"EC_v1","header":{"publicKeyHash":"AAAA","transactionId":"PLANTED"}}';
    const { status, stdout, stderr } = pgLint(folderOf({ 'token.json': JSON.stringify(token) }), ['token.json']);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toContain('transactionId: no hexadecimal digit at character 1, hexadecimal digits only');
    expect(stdout).not.toMatch(/PLANTED| \| /);
  });

  test('shows the name of a file without what a terminal would obey', () => {
    const folder = folderOf({ 'a\n\u001b[2J\u009b\u202e.json': '{"descriptor":""}' });
    expect(pgLint(folder, ['.']).stdout.split('\n')[0]).toBe('a\\u000a\\u001b[2J\\u009b\\u202e.json  card-params');
    expect(pgLint(folder, ['\u001b[2J.json']).stderr).toMatch(/^pg-lint: \\u001b\[2J\.json: no such file or folder\n/);
  });

  test('points at a byte-order mark before the blanks of its line', () => {
    const { status, stdout } = pgLint(folderOf({ 'a.json': '\uFEFF  {\n"descriptor":"A"}' }), ['a.json']);
    expect(status).toBe(1);
    expect(stdout).toContain('          1 | {\n              ~\n');
  });

  test('has colours only where they are asked for', () => {
    const folder = folderOf({ 'bad.json': BAD });
    expect(pgLint(folder, ['bad.json']).stdout).not.toContain('\u001b[');
    expect(pgLint(folder, ['--color', 'bad.json']).stdout).toContain('\u001b[31m');
    expect(pgLint(folder, ['--no-color', 'bad.json']).stdout).not.toContain('\u001b[');
  });
});
