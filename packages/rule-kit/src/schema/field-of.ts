import { makeField } from '../rows/field.ts';
import type { AnySchema, Field } from '../rows/table.ts';

/** The schemas of an object's fields, by name. */
export type Entries = Readonly<Record<string, AnySchema>>;

/** The specs of schemas, or functions that make them; `false` if a schema has none. */
const SPECS = new WeakMap<AnySchema, Field | false | (() => Field | undefined)>();

/** Sets the function that makes a schema's spec when it is first needed. */
export function withField<TSchema extends AnySchema>(schema: TSchema, make: () => Field | undefined): TSchema {
  SPECS.set(schema, make);
  return schema;
}

/**
 * The spec of a schema; `undefined` if the schema or a schema inside it is not made from a table, or has a pipe or a default.
 */
export function fieldOf(schema: AnySchema): Field | undefined {
  const known = SPECS.get(schema) ?? (() => deriveSpec(schema));
  if (typeof known !== 'function') return known || undefined;
  const spec = known();
  SPECS.set(schema, spec ?? false);
  return spec;
}

/** Schemas that valibot makes of ours: around one, or an array of it. */
interface Derived extends AnySchema {
  readonly wrapped?: AnySchema;
  readonly default?: unknown;
  readonly item?: AnySchema;
}

function deriveSpec(schema: Derived): Field | undefined {
  const { type, wrapped, item } = schema;
  if ('pipe' in schema || 'fallback' in schema || schema.default !== undefined) return undefined;
  const inner = wrapped ?? item;
  const spec = inner && fieldOf(inner);
  if (spec === undefined) return undefined;
  if (type === 'array') return makeField({ kind: 'list', required: true, item: spec, table: spec.table });
  const isWrapper = type === 'optional' || type === 'non_optional';
  return isWrapper ? makeField({ ...spec, required: type === 'non_optional' }) : undefined;
}
