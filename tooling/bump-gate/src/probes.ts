// Bundled from the sources of a version, so that two versions answer the same probes in one process.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from '@pg/eslint-plugin';
import { fieldsIn, validValue, withValue } from '@pg/generate/payload-fields';
import { resources, resourcesByPackage } from '@pg/generate/resources';
import { lintText, rules } from '@pg/lint';
import { readForm, readJson } from '@pg/nested-text';
import * as ruleKit from '@pg/rule-kit';
import { findFailure, parseTypeCode, readTypeCode } from '@pg/type-codes';
import type { VectorFile } from '@pg/vectors';
import type { Owners } from './changes.ts';
import { edgesOf, textFamilies } from './families.ts';

/** What a version is asked. It is JSON, and later versions have to understand it. */
export interface Probe {
  /** A kind of payload, or another sort of `owners`. */
  readonly of: string;
  readonly name: string;
  readonly value?: unknown;
  readonly text?: string;
  readonly profile?: ruleKit.Profile;
}

export type Violation = Pick<ruleKit.Finding, 'rule' | 'severity' | 'path'>;

/** The package that each sort of probe is about. */
export const owners: Owners = {
  'type code': '@pg/type-codes',
  format: '@pg/rule-kit',
  json: '@pg/nested-text',
  form: '@pg/nested-text',
  file: '@pg/lint',
  ...Object.fromEntries(
    Object.entries(resourcesByPackage).flatMap(([name, own]) => own.map(({ kind }) => [kind, `@pg/${name}`])),
  ),
};

/** Names that users write besides exports: the rules that they configure. */
export const names: Readonly<Record<string, readonly string[]>> = {
  '@pg/lint': [...rules.keys()].map((id) => `rule ${id}`),
  '@pg/eslint-plugin': Object.keys(pg.rules).map((id) => `rule ${id}`),
};

/** All that there is to ask, by the rows of this version and by the vectors and samples in its folder. */
export function probes(folder: string): readonly Probe[] {
  const payloads = [...vectorsIn(folder), ...samplesIn(folder)];
  const texts = payloads.map(({ name, value, text = JSON.stringify(value) }) => ({ name, text }));
  return [
    ...payloads,
    ...['json', 'form'].flatMap((of) => texts.map((each) => ({ of, ...each }))),
    ...resources.flatMap(formatsAndLists),
    ...textChecks.flatMap(({ fails, ...check }) => edgesOfTexts(fails).map((text) => ({ ...check, text }))),
  ];
}

/** What is found; `undefined` where this version doesn't know what is asked about. */
export function ask(probe: Probe): readonly Violation[] | undefined {
  try {
    return answer(probe)?.map(({ rule, severity, path }) => ({ rule, severity, path }));
  } catch (error) {
    return [{ rule: String(Object(error).name), severity: 'error', path: [] }];
  }
}

function answer({ of, name, value, text = '', profile }: Probe): readonly Violation[] | undefined {
  const options = profile ? { profile } : {};
  const error: Violation = { rule: of, severity: 'error', path: [] };
  if (of === 'format' || of === 'type code') {
    const check = textChecks.find((each) => each.of === of && each.name === name);
    return check?.fails(text) ? [error] : check && [];
  }
  if (of === 'json') return readJson(text).problems.map(({ path }) => ({ ...error, path }));
  if (of === 'form') return readForm(text).problems.map(({ path }) => ({ ...error, path }));
  if (of === 'file') return lintText(text, options).findings;
  const resource = resources.find(({ kind }) => kind === of);
  const payload = text !== '' && resource?.text === undefined ? ruleKit.readFormText(text).value : text || value;
  return resource && ruleKit.check(resource, payload, options);
}

/** The vectors have every row at its bounds. */
function vectorsIn(folder: string): readonly Probe[] {
  const vectors = join(folder, 'packages/vectors/vectors');
  return readdirSync(vectors).flatMap((file) => {
    const { kind, vectors: own }: VectorFile = JSON.parse(readFileSync(join(vectors, file), 'utf8'));
    return own.map(({ findings: _, payload, ...given }) => ({ of: kind, value: payload, ...given }));
  });
}

const samplesIn = (folder: string): readonly Probe[] =>
  readdirSync(join(folder, 'samples'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ of: 'file', name, text: readFileSync(join(parentPath, name), 'utf8') }));

const MOST_ITEMS = 300;

/** What vectors have too little of: texts where a format begins to refuse them, and lists of many items. */
function formatsAndLists(resource: ruleKit.Resource): readonly Probe[] {
  const root = ruleKit.fieldSpecOf(resource.schema);
  if (root === undefined) return [];
  return fieldsIn(root).flatMap(({ path, spec: { format, item } }) => {
    const name = ruleKit.formatPath(path);
    const put = (value: unknown): unknown => withValue(root, {}, path, value);
    const accepts = (value: unknown): boolean =>
      !ruleKit.check(resource, put(value)).some((found) => ruleKit.formatPath(found.path) === name);
    const lists = item ? Array.from({ length: MOST_ITEMS }, (_, count) => Array(count).fill(validValue(item))) : [];
    const values = format ? edgesOfTexts(format.findFailure) : edgesOf(lists, accepts);
    return values.map((value) => ({ of: resource.kind, name, value: put(value) }));
  });
}

/** What a text check says is wrong; nothing, where nothing is. */
type TextCheck = (text: string) => unknown;

const knownEdges = new Map<TextCheck, readonly string[]>();

function edgesOfTexts(fails: TextCheck): readonly string[] {
  const edges = knownEdges.get(fails) ?? textFamilies.flatMap((family) => edgesOf(family, (text) => !fails(text)));
  knownEdges.set(fails, edges);
  return edges;
}

const typesOfRows = new Set<string>(
  resources.flatMap(({ tables }) => tables.flatMap(({ rows }) => Object.values(rows).map(([type]) => type))),
);

/** The checks that tables of other people may use: exported formats, and the type codes that rows have. */
const textChecks: readonly (Pick<Probe, 'of' | 'name'> & { readonly fails: TextCheck })[] = [
  ...Object.entries(ruleKit).flatMap(([name, value]) =>
    typeof value === 'object' && 'findFailure' in value ? [{ of: 'format', name, fails: value.findFailure }] : [],
  ),
  ...[...typesOfRows].flatMap((name) =>
    readTypeCode(name) === undefined
      ? []
      : [{ of: 'type code', name, fails: (text: string) => findFailure(parseTypeCode(name), text) }],
  ),
];
