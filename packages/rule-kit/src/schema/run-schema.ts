import { type IssuePath, RedactedIssue, reword, settle, standardProps, type Wording } from '@pg/type-codes';
import {
  type BaseIssue,
  type Config,
  getDefault,
  getFallback,
  type IssuePathItem,
  type OutputDataset,
  type UnknownDataset,
} from 'valibot';
import { wordViolation } from '../findings/violation.ts';
import { type Cell, makeCell, valibotType } from '../match/cell.ts';
import { isObject, matches } from '../match/matches.ts';
import { type Place, walk } from '../report/walk.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, type NestedSchemas, objectCell, schemaCell, withCell } from './schema-cell.ts';

type Issue = BaseIssue<unknown>;
type Part = AnySchema & { readonly default?: unknown; readonly fallback?: unknown };
type Whole = Record<string | number, unknown>;

/** A schema of ours: of a row, of a table, or of a list. */
interface OwnSchema extends AnySchema {
  readonly entries?: NestedSchemas;
  readonly table?: Table;
  readonly item?: AnySchema;
}

/**
 * Makes a valibot schema of ours.
 *
 * @param own What is its own: its type as valibot calls it, for instance.
 * @param makeCell Gives its cell, where that does not follow from the schemas inside it.
 */
export function ownSchema<TOwn extends Pick<AnySchema, 'type' | 'expects'>>(
  own: TOwn,
  makeCell?: () => Cell | undefined,
): AnySchema {
  const schema: AnySchema = {
    kind: 'schema',
    reference: ownSchema as AnySchema['reference'],
    async: false,
    ...own,
    get '~standard'() {
      return standardProps(this);
    },
    '~run': runSchema,
  };
  return makeCell ? withCell(schema, makeCell) : schema;
}

/** How our schemas run: by their tables, and what is of another make by itself. */
function runSchema(this: OwnSchema, dataset: UnknownDataset, config: Config<Issue>): OutputDataset<never, Issue> {
  const cell = schemaCell(this);
  const issues = cell ? findIssues(cell, dataset.value, config) : runParts(this, dataset, config);
  return settle(dataset, issues, config);
}

function findIssues(root: Cell, value: unknown, config: Config<Issue>): Issue[] | undefined {
  if (matches(root, value)) return undefined;
  const issues: Issue[] = [];
  walk(root, value, {
    onFailure(cell, input, failure, place) {
      const word = (): Wording => wordViolation(failure);
      issues.push(new RedactedIssue(valibotType(cell), cell.row?.[0], failure, word, input, pathOf(value, place)));
    },
  });
  reword(issues, config);
  return issues;
}

function pathOf(root: unknown, place: Place): IssuePath | undefined {
  let parent = root as Whole;
  const items = place.map((key) => {
    const item = new RedactedPathItem(parent, key);
    parent = parent[key] as Whole;
    return item as IssuePathItem;
  });
  return items.length > 0 ? (items as IssuePath) : undefined;
}

const OPTIONAL = ['optional', 'exact_optional', 'nullish'];

/**
 * Runs the parts of another make (`v.pipe`, `v.transform`, a default) one by one, as valibot's own objects and arrays do:
 * what they say is their own business, and so are the values that they make. Tables say the rest.
 */
function runParts(
  { item, entries = {}, table }: OwnSchema,
  dataset: UnknownDataset,
  config: Config<Issue>,
): Issue[] | undefined {
  const whole = dataset.value as Whole;
  const parts = new Map<string | number, Part>();
  const cellOf = (name: string): Cell => {
    const part: Part = entries[name] as AnySchema;
    const cell = schemaCell(part);
    if (cell) return cell;
    parts.set(name, part);
    const mayBeAbsent = OPTIONAL.includes(part.type) || part.fallback !== undefined;
    return makeCell({ kind: 'any', required: isObject(whole) && !(name in whole) && !mayBeAbsent });
  };
  const shell = table ? objectCell(table, Object.keys(entries), cellOf) : undefined;
  const issues = findIssues(shell ?? makeCell({ kind: 'list' }), whole, config) ?? [];
  if (shell ? !isObject(whole) : !Array.isArray(whole)) return issues;
  if (item) for (const key of Object.keys(whole)) parts.set(Number(key), item);
  const output = (item ? [...(whole as unknown as unknown[])] : { ...whole }) as Whole;
  for (const [key, part] of parts) {
    if (!(key in whole) && part.default === undefined) {
      if (part.fallback !== undefined) output[key] = getFallback(part);
      continue;
    }
    const answer = part['~run']({ value: key in whole ? whole[key] : getDefault(part) }, config);
    output[key] = answer.value;
    for (const issue of answer.issues ?? []) {
      issues.push(Object.assign(issue, { path: [new RedactedPathItem(whole, key), ...(issue.path ?? [])] }));
    }
  }
  dataset.value = output;
  return issues.length > 0 ? issues : undefined;
}

/** A step of a valibot path, with the values at hand but not shown: see `RedactedIssue`. */
class RedactedPathItem {
  readonly type: 'object' | 'array';
  readonly origin: 'value' | 'key';
  readonly key: string | number;
  readonly #input: Whole;

  constructor(input: Whole, key: string | number) {
    this.type = Array.isArray(input) ? 'array' : 'object';
    this.origin = key in input ? 'value' : 'key';
    this.key = key;
    this.#input = input;
  }

  get input(): unknown {
    return this.#input;
  }

  get value(): unknown {
    return this.#input[this.key];
  }
}
