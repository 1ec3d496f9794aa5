import { applyMessages, type IssuePath, RedactedIssue, standardProps, toDataset } from '@pg/type-codes';
import {
  type BaseIssue,
  type Config,
  getDefault,
  getFallback,
  type IssuePathItem,
  type OutputDataset,
  type UnknownDataset,
} from 'valibot';
import type { Path } from '../findings/path.ts';
import { type FieldSpec, makeFieldSpec, valibotType } from '../match/field-spec.ts';
import { isObject, matches } from '../match/matches.ts';
import { walk } from '../report/walk.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, fieldSpecOf, type NestedSchemas, objectSpec, withFieldSpec } from './field-spec-of.ts';

type Issue = BaseIssue<unknown>;
type Part = AnySchema & { readonly default?: unknown; readonly fallback?: unknown };
type Whole = Record<string | number, unknown>;

/** A schema of ours: of a row, of a table, or of an array. */
interface OwnSchema extends AnySchema {
  readonly entries?: NestedSchemas;
  readonly table?: Table;
  readonly item?: AnySchema;
}

/**
 * Makes a valibot schema of ours.
 *
 * @param own Its own properties, such as valibot's `type`.
 * @param makeFieldSpec Makes its spec, if it can't be derived from the schemas inside it.
 */
export function ownSchema<TOwn extends Pick<AnySchema, 'type' | 'expects'>>(
  own: TOwn,
  makeFieldSpec?: () => FieldSpec | undefined,
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
  return makeFieldSpec ? withFieldSpec(schema, makeFieldSpec) : schema;
}

/** Runs a schema of ours by its spec. Without a spec, it contains other schemas, which run themselves. */
function runSchema(this: OwnSchema, dataset: UnknownDataset, config: Config<Issue>): OutputDataset<never, Issue> {
  const spec = fieldSpecOf(this);
  return spec
    ? toDataset(dataset, findIssues(this, spec, dataset.value, config), config)
    : runParts(this, dataset, config);
}

function findIssues(schema: OwnSchema, root: FieldSpec, value: unknown, config: Config<Issue>): Issue[] | undefined {
  if (matches(root, value)) return undefined;
  const issues: Issue[] = [];
  walk(root, value, {
    onFailure(spec, input, failure, place) {
      const { params = {} } = failure;
      const path = pathOf(value, place);
      const type = valibotType(spec);
      issues.push(new RedactedIssue(type, requirementOf(spec), { ...failure, params }, input, path, config.lang));
    },
  });
  applyMessages(issues, schema, config);
  return issues;
}

/** The `requirement` of issues: the name of a format, the allowed values, a type code, or a JSON type. */
function requirementOf({ kind, format, values, row }: FieldSpec): unknown {
  if (kind === 'values') return values;
  return format?.name ?? row?.[0] ?? (kind === 'list' ? 'array' : kind);
}

/** A path in valibot's form. */
export function pathOf(root: unknown, place: Path): IssuePath | undefined {
  let parent = root as Whole;
  const items = place.map((key) => {
    const item = new RedactedPathItem(parent, key);
    parent = parent?.[key] as Whole;
    return item as IssuePathItem;
  });
  return items.length > 0 ? (items as IssuePath) : undefined;
}

const OPTIONAL = ['optional', 'exact_optional', 'nullish'];

/**
 * Runs schemas without a spec (`v.pipe`, `v.transform`, a default) one by one, as valibot's own objects and arrays do: they may
 * have any issues and change their values. Specs check the other fields.
 */
function runParts(schema: OwnSchema, dataset: UnknownDataset, config: Config<Issue>): OutputDataset<never, Issue> {
  const { item, entries = {}, table } = schema;
  const whole = dataset.value as Whole;
  const parts = new Map<string | number, Part>();
  const specOf = (name: string): FieldSpec => {
    const part: Part = entries[name] as AnySchema;
    const spec = fieldSpecOf(part);
    if (spec) return spec;
    parts.set(name, part);
    const mayBeAbsent = OPTIONAL.includes(part.type) || part.fallback !== undefined;
    return makeFieldSpec({ kind: 'any', required: isObject(whole) && !(name in whole) && !mayBeAbsent });
  };
  const shell = table ? objectSpec(table, Object.keys(entries), specOf) : undefined;
  const issues = findIssues(schema, shell ?? makeFieldSpec({ kind: 'list' }), whole, config) ?? [];
  if (shell ? !isObject(whole) : !Array.isArray(whole)) return toDataset(dataset, issues, config);
  if (item) for (const key of Object.keys(whole)) parts.set(Number(key), item);
  const output = (item ? [...(whole as unknown as unknown[])] : { ...whole }) as Whole;
  let isTyped = true;
  for (const [key, part] of parts) {
    if (!(key in whole) && part.default === undefined) {
      if (part.fallback !== undefined) output[key] = getFallback(part);
      continue;
    }
    const answer = part['~run']({ value: key in whole ? whole[key] : getDefault(part) }, config);
    output[key] = answer.value;
    isTyped &&= answer.typed;
    for (const issue of answer.issues ?? []) {
      issues.push(Object.assign(issue, { path: [new RedactedPathItem(whole, key), ...(issue.path ?? [])] }));
    }
  }
  dataset.value = output;
  const result = toDataset<never>(dataset, issues.length > 0 ? issues : undefined, config);
  return isTyped ? result : Object.assign(result, { typed: false as const });
}

/** A step of a valibot path that contains values but does not show them: see `RedactedIssue`. */
class RedactedPathItem {
  readonly type: 'object' | 'array';
  readonly origin: 'value' | 'key';
  readonly key: string | number;
  readonly #input: Whole | undefined;

  constructor(input: Whole | undefined, key: string | number) {
    this.#input = input;
    this.type = Array.isArray(input) ? 'array' : 'object';
    // A path may continue inside a string that contains JSON.
    this.origin = key in Object(input) ? 'value' : 'key';
    this.key = key;
  }

  get input(): unknown {
    return this.#input;
  }

  get value(): unknown {
    return this.#input?.[this.key];
  }
}
