import { type LeafSchema, leafSchema, standardProps, TEXT_OR_NUMBER } from '@pg/type-codes';
import { type BaseIssue, type BaseSchema, type ObjectSchema, type OptionalSchema, optional } from 'valibot';
import { type Cell, describeCell, describeMisfit, rowCell, valibotType } from './cell.ts';
import { fits } from './fits.ts';
import type { Row, Rows, RowValue } from './row.ts';
import { runParts } from './run-parts.ts';
import { tableCell, withCell } from './schema-cell.ts';
import type { Table } from './table.ts';

/** Any valibot schema. */
export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas of entries that are objects or lists themselves, by name; one that is no row of the table is optional. */
export type NestedSchemas = Readonly<Record<string, AnySchema>>;

/** The schema of a row's values. */
export type RowSchema<TRow extends Row> = LeafSchema<RowValue<TRow>>;

type Entry<TRow extends Row, TSchema extends AnySchema> = TRow[1] extends 'required'
  ? TSchema
  : OptionalSchema<TSchema, undefined>;

/** The entries of a table's schema: its rows, and what is nested in it. */
export type TableEntries<TRows extends Rows, TNested extends NestedSchemas> = {
  readonly [TName in keyof TRows]: Entry<
    TRows[TName],
    TName extends keyof TNested ? TNested[TName] : RowSchema<TRows[TName]>
  >;
} & { readonly [TName in keyof TNested as Exclude<TName, keyof TRows>]: OptionalSchema<TNested[TName], undefined> };

/** The valibot schema of a table: an object schema that keeps unknown entries and returns the very object it was given. */
export type TableSchema<TTable extends Table, TNested extends NestedSchemas = Record<never, never>> = ObjectSchema<
  TableEntries<TTable['rows'], TNested>,
  undefined
> & { readonly table: TTable };

/**
 * Makes the valibot schema of a table.
 *
 * It checks and never changes: its output is the object it was given, unknown entries included. It takes part in
 * `v.pick`, `v.omit`, `v.partial`, `v.required` and in objects and pipes as valibot's own schemas do. Its issues don't
 * show the values.
 *
 * @param table The table.
 * @param nested Schemas of the entries that are objects or lists.
 */
// @__NO_SIDE_EFFECTS__
export function tableSchema<TTable extends Table, const TNested extends NestedSchemas = Record<never, never>>(
  table: TTable,
  nested?: TNested,
): TableSchema<TTable, TNested> {
  return entriesSchema(
    table,
    () => makeEntries(table, nested),
    () => tableCell(table, nested),
  ) as unknown as TableSchema<TTable, TNested>;
}

function makeEntries(table: Table, nested: NestedSchemas = {}): Entries {
  const entries: Record<string, AnySchema> = {};
  for (const [name, row] of Object.entries(table.rows)) {
    entries[name] = entry(row, nested[name] ?? rowSchema(table, name, row));
  }
  for (const [name, schema] of Object.entries(nested)) entries[name] ??= optional(schema);
  return entries;
}

const entry = ([, mandatory]: Row, schema: AnySchema): AnySchema =>
  mandatory === 'required' ? schema : optional(schema);

/** The schema of one row's values. */
function rowSchema(table: Table, name: string, row: Row): LeafSchema<unknown> {
  const cell = rowCell(table, name, row);
  const leaf = leafSchema({
    type: valibotType(cell),
    ...shapeFor(cell),
    expects: describeCell(cell),
    requirement: row[0],
    findFailure: (value) => (fits(cell, value) ? undefined : describeMisfit(cell, value)),
  });
  return withCell(leaf, () => cell);
}

/** What valibot's converters read of a schema of that type. */
function shapeFor(cell: Cell): object {
  if (cell.kind === 'values') return { options: cell.values };
  if (cell.kind === 'list') return { item: TEXT_OR_NUMBER[0] };
  return valibotType(cell) === 'union' ? { options: TEXT_OR_NUMBER } : {};
}

/** The schemas of an object's entries. */
export type Entries = Readonly<Record<string, AnySchema>>;

/** An object schema of ours. */
export interface EntriesSchema extends BaseSchema<object, object, BaseIssue<unknown>> {
  readonly entries: Entries;
  readonly table: Table;
}

/**
 * Makes an object schema of entries.
 *
 * @param makeEntries Gives the schemas of the entries, when they are first asked for.
 * @param makeCell Gives what the walk knows of them: programs that only check never ask for the schemas.
 */
export function entriesSchema(
  table: Table,
  makeEntries: () => Entries,
  makeCell: () => Cell | undefined,
): EntriesSchema {
  let entries: Entries | undefined;
  const schema: EntriesSchema = {
    kind: 'schema',
    type: 'object',
    reference: tableSchema as AnySchema['reference'],
    expects: 'Object',
    async: false,
    get entries() {
      entries ??= makeEntries();
      return entries;
    },
    table,
    get '~standard'() {
      return standardProps(this);
    },
    '~run': runParts,
  };
  return withCell(schema, makeCell);
}
