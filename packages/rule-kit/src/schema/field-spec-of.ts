import type { BaseIssue, BaseSchema } from 'valibot';
import type { Path } from '../findings/path.ts';
import { type FieldSpec, makeFieldSpec, rowSpec } from '../match/field-spec.ts';
import type { Table } from '../rows/table.ts';

export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas of fields that are objects or arrays, by name. A field that is not a row of the table is optional. */
export type NestedSchemas = Readonly<Record<string, AnySchema>>;

/** The specs of schemas, or functions that make them; `false` if a schema has none. */
const SPECS = new WeakMap<AnySchema, FieldSpec | false | (() => FieldSpec | undefined)>();

/** Sets the function that makes a schema's spec when it is first needed. */
export function withFieldSpec<TSchema extends AnySchema>(schema: TSchema, make: () => FieldSpec | undefined): TSchema {
  SPECS.set(schema, make);
  return schema;
}

/**
 * The spec of a schema; `undefined` if the schema or a schema inside it is not made from a table, or has a pipe or a default.
 */
export function fieldSpecOf(schema: AnySchema): FieldSpec | undefined {
  const known = SPECS.get(schema) ?? (() => deriveSpec(schema));
  if (typeof known !== 'function') return known || undefined;
  const spec = known();
  SPECS.set(schema, spec ?? false);
  return spec;
}

/** The spec at a path of a schema's payloads; `undefined` if there is none. */
export function fieldSpecAt(schema: AnySchema, path: Path): FieldSpec | undefined {
  let spec = fieldSpecOf(schema);
  for (const step of path) spec = typeof step === 'number' ? spec?.item : spec?.fields[step];
  return spec;
}

/** Schemas that valibot makes of ours: around one, or an array of it. */
interface Derived extends AnySchema {
  readonly wrapped?: AnySchema;
  readonly default?: unknown;
  readonly item?: AnySchema;
}

function deriveSpec(schema: Derived): FieldSpec | undefined {
  const { type, wrapped, item } = schema;
  if ('pipe' in schema || 'fallback' in schema || schema.default !== undefined) return undefined;
  const inner = wrapped ?? item;
  const spec = inner && fieldSpecOf(inner);
  if (spec === undefined) return undefined;
  if (type === 'array') return makeFieldSpec({ kind: 'list', required: true, item: spec, table: spec.table });
  const isWrapper = type === 'optional' || type === 'non_optional';
  return isWrapper ? makeFieldSpec({ ...spec, required: type === 'non_optional' }) : undefined;
}

export function tableSpec(table: Table, nested: NestedSchemas = {}): FieldSpec | undefined {
  return objectSpec(table, Object.keys({ ...table.rows, ...nested }), (name) => {
    const row = table.rows[name];
    const schema = nested[name];
    if (schema === undefined) return row && rowSpec(table, name, row);
    const spec = fieldSpecOf(schema);
    return spec && makeFieldSpec({ ...spec, required: row?.[1] === 'required' });
  });
}

/** The spec of an object; `undefined` if one of its fields has none. */
export function objectSpec(
  table: Table,
  names: readonly string[],
  specOf: (name: string) => FieldSpec | undefined,
): FieldSpec | undefined {
  const fields: Record<string, FieldSpec> = Object.create(null);
  for (const name of names) {
    const spec = specOf(name);
    if (spec === undefined) return undefined;
    fields[name] = makeFieldSpec({ ...spec, name, row: table.rows[name] ?? spec.row });
  }
  const requiredNames = names.filter((name) => fields[name]?.required);
  return makeFieldSpec({ kind: 'object', required: true, fields, requiredNames, table });
}
