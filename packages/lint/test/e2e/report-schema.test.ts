// No file can have the hostile name of this report, so the writers get the report itself.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../schemas/report.schema.json' with { type: 'json' };
import { jsonReport } from '../../src/command/report/formats/json.ts';
import { rules } from '../../src/index.ts';
import { folderOf, type JsonReport, pgLint, type ReportedFinding, reportOf, SAMPLES } from './command.ts';
import { hostileFile, textOf } from './hostile-report.ts';

const validate = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);

const errorsIn = (report: unknown) =>
  validate(report) ? [] : validate.errors?.map(({ instancePath }) => instancePath);

const folder = (): string =>
  folderOf({
    ...{ 'bad.json': '{', 'unknown.json': '[]', 'empty.json': '', 'a.json': '{"x":1}' },
    'pg-lint.config.json': '{"suppressions":[{"files":"bad.json","rule":"syntax","reason":"Broken on purpose."}]}',
  });

test('report.schema.json accepts JSON reports', async () => {
  const known = ['--kind', 'card-params', '--baseline', 'base', '--update-baseline', '--fix-dry-run', 'a.json'];
  const reports = [
    await reportOf(SAMPLES, ['--statistics', '.']),
    await reportOf(folder(), ['unknown.json', 'empty.json']),
    await reportOf(folder(), [...known, 'bad.json']),
    JSON.parse((await pgLint(folder(), ['--format', 'json', 'missing'])).stdout),
  ];
  expect(reports[2]?.summary).toMatchObject({ suppressed: 1, inBaseline: 1 });
  for (const report of reports) expect(errorsIn(report)).toEqual([]);
  for (const files of [[], [hostileFile()]]) expect(errorsIn(JSON.parse(textOf(jsonReport(), files)))).toEqual([]);
});

/** A report with one finding, changed. */
const reportWith = (change: Partial<Record<keyof ReportedFinding | 'value', unknown>>): unknown => {
  const report: JsonReport = JSON.parse(textOf(jsonReport(), [hostileFile()]));
  const files = report.files.map((each) => ({ ...each, findings: [{ ...each.findings[0], ...change }] }));
  return JSON.parse(JSON.stringify({ ...report, files }));
};

test('report.schema.json accepts every rule, and times', () => {
  expect(errorsIn(reportWith({ times: 2 }))).toEqual([]);
  for (const rule of rules.keys()) expect(errorsIn(reportWith({ rule }))).toEqual([]);
});

test.each<[string, Partial<Record<keyof ReportedFinding | 'value', unknown>>]>([
  ['a line 0', { line: 0 }],
  ['half a column', { column: 1.5 }],
  ['an unknown severity', { severity: 'note' }],
  ['an unknown basis', { basis: 'guessed' }],
  ['a negative position', { path: ['items', -1] }],
  ['a missing message', { message: undefined }],
  ['times below 1', { times: 0 }],
  ['a missing code', { code: undefined }],
  ['missing params', { params: undefined }],
  ['a param that is an object', { params: { max: {} } }],
  ['a code without its params', { code: 'too-long', params: { max: 5 } }],
  ['an unknown property', { value: 'x' }],
])('report.schema.json rejects a finding with %s', (_, change) => {
  expect(errorsIn(reportWith(change))).not.toEqual([]);
});
