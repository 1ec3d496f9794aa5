import { STRING_OR_NUMBER } from '@pg/type-codes';
import { type BaseIssue, type BaseSchema, type ObjectSchema, type OptionalSchema, optional } from 'valibot';
import { type FieldSpec, rowSpec, valibotType } from '../match/field-spec.ts';
import type { Row, Rows, RowValue } from '../rows/row.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, type NestedSchemas, tableSpec } from './field-spec-of.ts';
import { ownSchema } from './run-schema.ts';

export type RowSchema<TRow extends Row> = BaseSchema<RowValue<TRow>, RowValue<TRow>, BaseIssue<unknown>>;

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
  return entriesSchema(
    table,
    () => makeEntries(table, nested),
    () => tableSpec(table, nested),
  ) as unknown as TableSchema<TTable, TNested>;
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

/** The schema of one row's values, with the properties that valibot's converters read. */
function rowSchema(spec: FieldSpec): AnySchema {
  const type = valibotType(spec);
  return ownSchema(
    {
      type,
      expects: String(spec.row?.[0]),
      requirement: spec.row?.[0],
      ...(type === 'picklist' && { options: spec.values }),
      ...(type === 'union' && { options: STRING_OR_NUMBER }),
      ...(type === 'array' && { item: STRING_OR_NUMBER[0] }),
    },
    () => spec,
  );
}

/** An object schema of ours. */
export interface EntriesSchema extends BaseSchema<object, object, BaseIssue<unknown>> {
  readonly entries: NestedSchemas;
  readonly table: Table;
}

/**
 * Makes an object schema.
 *
 * @param makeEntries Makes valibot's `entries` on first use. Checks don't use them.
 */
export function entriesSchema(
  table: Table,
  makeEntries: () => NestedSchemas,
  makeFieldSpec: () => FieldSpec | undefined,
): EntriesSchema {
  let entries: NestedSchemas | undefined;
  const schema = ownSchema({ type: 'object', expects: 'Object', table }, makeFieldSpec);
  const get = (): NestedSchemas => (entries ??= makeEntries());
  return Object.defineProperty(schema, 'entries', { enumerable: true, get }) as EntriesSchema;
}
