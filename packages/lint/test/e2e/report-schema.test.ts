import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import schema from '../../schemas/report.schema.json' with { type: 'json' };
import { jsonReport } from '../../src/cli/report/formats/json.ts';
import { rules } from '../../src/core/rules.ts';
import { EMPTY, hostileReport } from '../hostile-report.ts';
import { folderOf, jsonOf, pgLint, type ReportedFinding } from './command.ts';

const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));

const validate = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);

const errorsIn = (report: unknown) =>
  validate(report) ? [] : validate.errors?.map(({ instancePath }) => instancePath);

describe('the schema of the JSON report', () => {
  test('accepts what the command prints', () => {
    const folder = folderOf({ 'bad.json': '{', 'unknown.json': '[]', 'empty.json': '' });
    for (const [cwd, file] of [
      [SAMPLES, '.'],
      [folder, 'bad.json'],
      [folder, 'unknown.json'],
      [folder, 'empty.json'],
    ] as const) {
      const report = jsonOf(pgLint(cwd, ['--format', 'json', file]));
      expect(report.files.length).toBeGreaterThan(0);
      expect(errorsIn(report)).toEqual([]);
    }
    const config = { suppressions: [{ files: 'bad.json', rule: 'syntax', reason: 'Broken on purpose.' }] };
    const known = folderOf({ 'bad.json': '{', 'a.json': '{"x":1}', 'pg-lint.config.json': JSON.stringify(config) });
    const args = ['--kind', 'card-params', '--baseline', 'base', '--update-baseline', '--format', 'json', '.'];
    const report = jsonOf(pgLint(known, args));
    expect(report.summary).toMatchObject({ suppressed: 1, inBaseline: 1 });
    expect(errorsIn(report)).toEqual([]);
    for (const report of [EMPTY, hostileReport()]) expect(errorsIn(JSON.parse(jsonReport(report)))).toEqual([]);
  });

  test('accepts a finding that stands for several', () => {
    const many = Array.from({ length: 10_002 }, () => '{"descriptor":5}\n').join('');
    const report = jsonOf(pgLint(folderOf({ 'a.ndjson': many }), ['--format', 'json', 'a.ndjson']));
    expect(report.files[0]?.findings.at(-1)?.times).toBe(2);
    expect(errorsIn(report)).toEqual([]);
  });

  test('accepts every rule', () => {
    const [first] = jsonOf(pgLint(SAMPLES, ['--format', 'json', 'mistakes/quantity-unit-pcs.json'])).files;
    for (const rule of rules.keys()) expect(errorsIn(reportWith({ ...first?.findings[0], rule }))).toEqual([]);
  });

  test.each<[string, Partial<Record<keyof ReportedFinding | 'value', unknown>>]>([
    ['a line 0', { line: 0 }],
    ['half a column', { column: 1.5 }],
    ['an unknown severity', { severity: 'note' }],
    ['an unknown basis', { basis: 'guessed' }],
    ['a negative position', { path: ['items', -1] }],
    ['no message', { message: undefined }],
    ['a number of times below 1', { times: 0 }],
    ['an entry more', { value: 'x' }],
  ])('rejects a finding with %s', (_, change) => {
    const [first] = jsonOf(pgLint(SAMPLES, ['--format', 'json', 'mistakes/quantity-unit-pcs.json'])).files;
    expect(errorsIn(JSON.parse(JSON.stringify(reportWith({ ...first?.findings[0], ...change }))))).not.toEqual([]);
  });
});

const reportWith = (finding: object) => ({
  version: 1,
  files: [{ file: 'a.json', kind: null, findings: [finding] }],
  summary: { files: 1, errors: 1, warnings: 0, infos: 0 },
});
