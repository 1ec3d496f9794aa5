import { type BaseSchema, looseObject, type ObjectSchema, type OptionalSchema, optional } from 'valibot';
import { rowSpec } from '../match/field-spec.ts';
import type { Row, Rows, RowValue } from '../rows/row.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, type NestedSchemas, tableSpec } from './field-spec-of.ts';
import { type FindingIssue, ownSchema } from './own-schema.ts';
import { rowSchema } from './row-schema.ts';

export type RowSchema<TRow extends Row> = BaseSchema<RowValue<TRow>, RowValue<TRow>, FindingIssue>;

type Entry<TRow extends Row, TSchema extends AnySchema> = TRow[1] extends 'required'
  ? TSchema
  : OptionalSchema<TSchema, undefined>;

/** The `entries` of a table's schema: its rows and its nested schemas. */
export type TableEntries<TRows extends Rows, TNested extends NestedSchemas> = {
  readonly [TName in keyof TRows]: Entry<
    TRows[TName],
    TName extends keyof TNested ? TNested[TName] : RowSchema<TRows[TName]>
  >;
} & { readonly [TName in keyof TNested as Exclude<TName, keyof TRows>]: OptionalSchema<TNested[TName], undefined> };

/** The valibot schema of a table: an object schema that keeps unknown fields and returns the same object, not a copy. */
export type TableSchema<TTable extends Table, TNested extends NestedSchemas = Record<never, never>> = ObjectSchema<
  TableEntries<TTable['rows'], TNested>,
  undefined
> & { readonly table: TTable };

/** A second base, so that TypeScript prints an interface by name. With one base it would print all fields of that base. */
export type Named = Record<never, never>;

/**
 * Makes the valibot schema of a table.
 *
 * Its output is the same object as its input, with unknown fields. It works in `v.pick`, `v.omit`, `v.partial`, `v.required`,
 * objects and pipes as valibot's own schemas do. Its issues don't show the values.
 *
 * @param nested Schemas of the fields that are objects or arrays.
 */
// @__NO_SIDE_EFFECTS__
export function tableSchema<TTable extends Table, const TNested extends NestedSchemas = Record<never, never>>(
  table: TTable,
  nested?: TNested,
): TableSchema<TTable, TNested> {
  const schema = looseObject(makeEntries(table, nested));
  return ownSchema(Object.assign(schema, { table }), () => tableSpec(table, nested)) as unknown as TableSchema<
    TTable,
    TNested
  >;
}

function makeEntries(table: Table, nested: NestedSchemas = {}): NestedSchemas {
  const entries: Record<string, AnySchema> = {};
  for (const [name, row] of Object.entries(table.rows)) {
    const schema = nested[name] ?? rowSchema(rowSpec(table, name, row));
    entries[name] = row[1] === 'required' ? schema : optional(schema);
  }
  for (const [name, schema] of Object.entries(nested)) entries[name] ??= optional(schema);
  return entries;
}
