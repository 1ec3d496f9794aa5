import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@pg/lint';
import { describe, expect, test } from 'vitest';
import { type ApiReport, reportFile } from '../src/api-report/api-report.ts';
import { apiReports } from '../src/api-report/api-reports.ts';
import { publishedPackages } from '../src/api-report/published-packages.ts';
import { tables } from '../src/reference/tables-page.ts';
import { repositoryRoot } from '../src/root.ts';

const root = repositoryRoot();
const packages = publishedPackages(root);
const reports = apiReports(root);

test('every folder of packages has a report', () => {
  expect(packages.map(({ folder }) => folder).sort()).toEqual(
    readdirSync(join(root, 'packages'))
      .map((name) => join(root, 'packages', name))
      .sort(),
  );
  expect(reports.map((report) => report.package)).toEqual(packages.map(({ manifest }) => manifest.name));
});

test('every row and every rule is in one report', () => {
  const rows = tables.flatMap(({ section, rows }) => Object.keys(rows).map((name) => `${section} ${name}`));
  const reported = reports.flatMap((report) => report.rows.map(({ table, name }) => `${table} ${name}`));
  expect(reported.sort()).toEqual(rows.sort());
  expect(reports.flatMap((report) => report.rules.map(({ id }) => id)).sort()).toEqual([...rules.keys()].sort());
});

test('a row is in the report of the package that has its table first', () => {
  const owners = reports.filter(({ rows }) => rows.some(({ table }) => table === '2.2 Set 6, shipping'));
  expect(owners.map((report) => report.package)).toEqual(['@pg/card-params']);
});

const VALUES = ['class', 'const', 'function', 'enum'];

const modules = packages.flatMap(({ manifest: { name, exports = {} } }) =>
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => [name, entry] as const),
);

describe.each(modules)('%s, %s', (name, entry) => {
  const { exports } = reports.find((report) => report.package === name) as ApiReport;
  const ofEntry = exports.filter((each) => each.entry === entry && each.kind !== 'ESLint rule');

  test('the values that are reported are those that a program gets', async () => {
    const values = ofEntry.filter(({ kind }) => VALUES.some((value) => kind.split(' and ').includes(value)));
    const loaded = await import(name + entry.slice(1));
    expect(values.map((each) => each.name).sort()).toEqual(Object.keys(loaded).sort());
  });

  test('each is reported once', () => {
    expect(new Set(ofEntry.map((each) => each.name)).size).toBe(ofEntry.length);
  });
});

test.each([
  ['@pg/rule-kit', 'Rule', 'interface'],
  ['@pg/rule-kit', 'Basis', 'type'],
  ['@pg/rule-kit', 'check', 'function'],
  ['@pg/rule-kit', 'ProfileError', 'class'],
  ['@pg/card-params', 'Shipping', 'const and type'],
  ['@pg/lint', 'pg-lint', 'command'],
  ['@pg/eslint-plugin', 'valid-text', 'ESLint rule'],
])('of %s, %s is: %s', (name, exported, kind) => {
  const report = reports.find((each) => each.package === name);
  expect(report?.exports.filter((each) => each.name === exported).map((each) => each.kind)).toEqual([kind]);
});

test('a file has one item on each line', () => {
  const [report] = reports.filter(({ rows }) => rows.length > 0) as [ApiReport];
  const { exports, rows, rules: own } = report;
  const text = reportFile(report);
  expect(JSON.parse(text)).toEqual(report);
  expect(text.match(/^\{"(entry|table|id)":.*\},?$/gm)).toHaveLength(exports.length + rows.length + own.length);
});
