import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from '@pg/eslint-plugin';
import { rules } from '@pg/lint';
import { profileEntry, type Row, type Rule, rowRules, severitiesOf, type Table, textRules } from '@pg/rule-kit';
import { resourcesByPackage } from '../kinds.ts';
import { rulesOf } from '../rules-of.ts';
import type { ApiReport, ReportedExport, ReportedRow, ReportedRule } from './api-report.ts';
import { type ModuleExport, readModules } from './module-exports.ts';
import { type Manifest, type PublishedPackage, publishedPackages } from './published-packages.ts';

/** The report of each published package. What a package takes over from another one is in that one's report. */
export function apiReports(root: string): readonly ApiReport[] {
  const packages = publishedPackages(root);
  const modulesOf = readModules(
    root,
    packages.flatMap(modules).map(([, file]) => file),
  );
  const known = new Set<Table | string>();
  const isNew = (each: Table | string): boolean => !known.has(each) && known.add(each).size > 0;
  return packages.map((each) => {
    const { name } = each.manifest;
    const resources = resourcesByPackage[name.replace('@pg/', '')] ?? [];
    const own = [...(OTHER_RULES[name] ?? []), ...resources.flatMap(rulesOf)];
    return {
      package: name,
      exports: exportsOf(each, modulesOf),
      rows: resources.flatMap(({ tables }) => tables.filter(isNew)).flatMap(rowsOf),
      rules: own.filter(({ id }) => isNew(id)).map(describeRule),
    };
  });
}

/** The rules of no kind of payload. `pg-lint` knows all there are: what is left for it are those of files. */
const OTHER_RULES: Readonly<Record<string, readonly Rule[]>> = {
  '@pg/rule-kit': [...Object.values(rowRules), ...Object.values(textRules), profileEntry],
  '@pg/lint': [...rules.values()],
};

const describeRule = (rule: Rule): ReportedRule => ({
  id: rule.id,
  section: rule.section,
  basis: rule.basis,
  severity: severitiesOf(rule),
  summary: rule.summary,
});

const rowsOf = (table: Table): ReportedRow[] =>
  Object.entries(table.rows).map(([name, row]) => describeRow(table, name, row));

function describeRow({ section, labels }: Table, name: string, row: Row): ReportedRow {
  const [type, mandatory, meaning, { format, ...facts } = {}] = row;
  const label = labels?.[name];
  return {
    table: section,
    name,
    ...(label !== undefined && { label }),
    type,
    mandatory,
    ...(format !== undefined && { format: format.expects }),
    ...facts,
    meaning,
  };
}

function exportsOf(each: PublishedPackage, modulesOf: (file: string) => readonly ModuleExport[]): ReportedExport[] {
  const { name, bin = {} } = each.manifest;
  return [
    ...modules(each).flatMap(([entry, file]) => modulesOf(file).map((exported) => ({ entry, ...exported }))),
    ...files(each).map((entry) => ({ entry, kind: 'file' })),
    ...Object.keys(bin).map((command) => ({ entry: 'bin', name: command, kind: 'command' })),
    ...(name === pg.meta?.name ? Object.keys(pg.rules).map((rule) => ({ entry: '.', name: rule, kind: RULE })) : []),
  ];
}

const RULE = 'ESLint rule';

/** The entries that are modules, each with the file of its types here. */
function modules({ folder, manifest }: PublishedPackage): readonly (readonly [entry: string, file: string])[] {
  return entries(manifest).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? undefined : (target['@pg/source'] ?? target.types);
    return file === undefined ? [] : [[entry, join(folder, file)] as const];
  });
}

/** The entries that are files; a pattern stands for those there are. */
function files({ folder, manifest }: PublishedPackage): string[] {
  return entries(manifest)
    .filter(([entry, target]) => typeof target === 'string' && entry !== './package.json')
    .flatMap(([entry]) => filesOf(folder, entry));
}

function filesOf(folder: string, entry: string): string[] {
  const [before = '', after] = entry.split('*');
  if (after === undefined) return existsSync(join(folder, entry)) ? [entry] : [];
  return readdirSync(join(folder, before))
    .filter((name) => name.endsWith(after))
    .sort()
    .map((name) => before + name);
}

const entries = ({ exports = {} }: Manifest) => Object.entries(exports);
