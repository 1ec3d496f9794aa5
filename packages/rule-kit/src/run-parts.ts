import { reword, settle } from '@pg/type-codes';
import { type BaseIssue, type Config, getDefault, getFallback, type OutputDataset, type UnknownDataset } from 'valibot';
import { type Cell, makeCell } from './cell.ts';
import { findIssues, HeldPathItem, missingIssue } from './find-issues.ts';
import { schemaCell } from './schema-cell.ts';
import type { AnySchema, Entries } from './table-schema.ts';

/** A schema of ours that has others inside: of an object's entries, or of a list's items. */
export type PartsSchema = AnySchema & { readonly entries?: Entries; readonly item?: AnySchema };

type Part = AnySchema & { readonly default?: unknown; readonly fallback?: unknown };
type Issues = [BaseIssue<unknown>, ...BaseIssue<unknown>[]];

/** How our schemas of objects and lists run. */
export function runParts(
  this: PartsSchema,
  dataset: UnknownDataset,
  config: Config<BaseIssue<unknown>>,
): OutputDataset<never, BaseIssue<unknown>> {
  const cell = schemaCell(this);
  const issues = cell === undefined ? runEach(this, dataset, config) : runWhole(cell, dataset, config);
  if (issues === undefined) return settle(dataset, true, undefined);
  if (config.abortEarly) return settle(dataset, false, [issues[0]]);
  return settle(
    dataset,
    issues.every(({ kind }) => kind === 'validation'),
    issues,
  );
}

function runWhole(cell: Cell, { value }: UnknownDataset, config: Config<BaseIssue<unknown>>): Issues | undefined {
  const issues = findIssues(cell, value);
  return issues && reword(issues, config);
}

/**
 * Runs the parts one by one, as valibot's own objects and arrays do, where one of them is of another make (`v.required`,
 * `v.pipe`, a default): what it says is its own business, and so is the value that it makes.
 */
function runEach(schema: PartsSchema, dataset: UnknownDataset, config: Config<BaseIssue<unknown>>): Issues | undefined {
  const unlike = findIssues(makeCell({ kind: schema.item ? 'list' : 'object' }), dataset.value);
  if (unlike) return reword(unlike, config);
  const whole = dataset.value as Whole;
  const output = (Array.isArray(whole) ? [...whole] : { ...whole }) as Whole;
  const issues: BaseIssue<unknown>[] = [];
  for (const [key, part] of partsOf(schema, whole)) {
    const hasValue = key in whole || (mayBeAbsent(part) && part.default !== undefined);
    if (hasValue) {
      const answer = part['~run']({ value: key in whole ? whole[key] : getDefault(part) }, config);
      output[key] = answer.value;
      for (const issue of answer.issues ?? []) issues.push(at(whole, key, issue));
    } else if (part.fallback !== undefined) output[key] = getFallback(part);
    else if (!mayBeAbsent(part)) issues.push(...reword([missingIssue(schema.type, whole, key)], config));
  }
  dataset.value = output;
  return issues.length > 0 ? (issues as Issues) : undefined;
}

type Whole = Record<string | number, unknown>;

const partsOf = ({ item, entries = {} }: PartsSchema, whole: Whole): readonly (readonly [string | number, Part])[] =>
  item ? Object.keys(whole).map((key) => [Number(key), item]) : Object.entries(entries);

const mayBeAbsent = ({ type }: Part): boolean => ['optional', 'exact_optional', 'nullish'].includes(type);

/** An issue of a part as one of the whole. */
function at(whole: object, key: string | number, issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const { path = [] } = issue;
  Object.assign(issue, { path: [new HeldPathItem('value', whole, key), ...path] });
  return issue;
}
