// Bundled from the sources of each compared revision, so that both check the same probes in one process.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from '@pg/eslint-plugin';
import { fieldsIn, validValue, withValue } from '@pg/generate/payload-fields';
import { resources, resourcesByPackage } from '@pg/generate/resources';
import { lintText, rules } from '@pg/lint';
import * as ruleKit from '@pg/rule-kit';
import type { VectorFile } from '@pg/vectors';
import { boundaryValues, stringSeries } from './boundary-values.ts';

/** A payload to check. It is JSON that later versions must understand. */
export interface Probe {
  /** The payload's kind, or `file` for the content of a file. */
  readonly kind: string;
  readonly name: string;
  readonly payload?: unknown;
  /** Instead of `payload`: a token, a form or a file. */
  readonly text?: string;
  readonly profile?: ruleKit.Profile;
}

export type Violation = Pick<ruleKit.Finding, 'rule' | 'severity' | 'path'>;

/** The package that defines each kind. */
export const packageOfKind: Readonly<Record<string, string>> = {
  file: '@pg/lint',
  ...Object.fromEntries(
    Object.entries(resourcesByPackage).flatMap(([name, own]) => own.map(({ kind }) => [kind, `@pg/${name}`])),
  ),
};

/** The rules that users can configure, by package. */
export const ruleNames: Readonly<Record<string, readonly string[]>> = {
  '@pg/lint': [...rules.keys()].map((id) => `rule ${id}`),
  '@pg/eslint-plugin': Object.keys(pg.rules).map((id) => `rule ${id}`),
};

/** The vectors and samples in a checkout, and values at the limits of this revision's rows. */
export const readProbes = (folder: string): readonly Probe[] => [
  ...readVectors(join(folder, 'packages/vectors/vectors')),
  ...readSamples(join(folder, 'samples')),
  ...resources.flatMap(boundaryProbes),
];

/** Returns `undefined` if this revision does not know the probe's kind. */
export function checkProbe({ kind, payload, text, profile }: Probe): readonly Violation[] | undefined {
  const options = profile ? { profile } : {};
  const resource = resources.find((each) => each.kind === kind);
  if (!resource && kind !== 'file') return undefined;
  const isForm = text !== undefined && !resource?.text;
  try {
    const findings = resource
      ? ruleKit.check(resource, isForm ? ruleKit.readFormText(text).value : (text ?? payload), options)
      : lintText(text ?? '', options).findings;
    return findings.map(({ rule, severity, path }) => ({ rule, severity, path }));
  } catch (error) {
    return [{ rule: String(Object(error).name), severity: 'error', path: [] }];
  }
}

const readVectors = (folder: string): readonly Probe[] =>
  readdirSync(folder).flatMap((file) => {
    const { kind, vectors }: VectorFile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return vectors.map(({ findings: _, ...vector }) => ({ kind, ...vector }));
  });

const readSamples = (folder: string): readonly Probe[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ kind: 'file', name, text: readFileSync(join(parentPath, name), 'utf8') }));

const MAX_ITEMS = 300;

/** Vectors have few values of formats and few long arrays: these are strings at the limits of formats, and arrays of all sizes. */
function boundaryProbes(resource: ruleKit.Resource): readonly Probe[] {
  const root = ruleKit.fieldSpecOf(resource.schema);
  if (root === undefined) return [];
  return fieldsIn(root).flatMap(({ path, spec: { format, item } }) => {
    const name = ruleKit.formatPath(path);
    const payloadWith = (value: unknown): unknown => withValue(root, {}, path, value);
    const accepts = (value: unknown): boolean =>
      !ruleKit.check(resource, payloadWith(value)).some((found) => ruleKit.formatPath(found.path) === name);
    const arrays = item ? Array.from({ length: MAX_ITEMS }, (_, size) => Array(size).fill(validValue(item))) : [];
    const values = format ? boundaryStrings(format) : boundaryValues(arrays, accepts);
    return values.map((value) => ({ kind: resource.kind, name, payload: payloadWith(value) }));
  });
}

const stringsByFormat = new Map<ruleKit.Format, readonly string[]>();

function boundaryStrings(format: ruleKit.Format): readonly string[] {
  const accepts = (text: string): boolean => !format.findFailure(text);
  const strings = stringsByFormat.get(format) ?? stringSeries.flatMap((series) => boundaryValues(series, accepts));
  stringsByFormat.set(format, strings);
  return strings;
}
