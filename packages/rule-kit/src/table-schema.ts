import { type Leaf, type LeafSchema, leafSchema, settle, standardProps, TEXT_OR_NUMBER } from '@pg/type-codes';
import {
  type BaseIssue,
  type BaseSchema,
  looseObject,
  type ObjectSchema,
  type OptionalSchema,
  optional,
} from 'valibot';
import { type Cell, describeCell, findCellFailure, rowCell, valibotType } from './cell.ts';
import { collectIssues } from './collect-issues.ts';
import { fits } from './fits.ts';
import type { Row, Rows, RowValue } from './row.ts';
import { schemaCell } from './schema-cell.ts';
import type { Table } from './table.ts';

/** Any valibot schema. */
export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas of entries that are objects or lists themselves, by name; one that is no row of the table is optional. */
export type NestedSchemas = Readonly<Record<string, AnySchema>>;

/** The schema of a row's values. */
export type RowSchema<TRow extends Row> = LeafSchema<RowValue<TRow>, Leaf & { readonly cell: Cell }>;

type Entry<TRow extends Row, TSchema extends AnySchema> = TRow[1] extends 'required'
  ? TSchema
  : OptionalSchema<TSchema, undefined>;

/** The entries of a table's schema: its rows, and what is nested in it. */
export type TableEntries<TRows extends Rows, TNested extends NestedSchemas> = {
  readonly [TName in keyof TRows]: Entry<
    TRows[TName],
    TName extends keyof TNested ? TNested[TName] : RowSchema<TRows[TName]>
  >;
} & { readonly [TName in Exclude<keyof TNested, keyof TRows>]: OptionalSchema<TNested[TName], undefined> };

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
  const entries: Record<string, AnySchema> = {};
  for (const name in table.rows) {
    const row = table.rows[name] as Row;
    entries[name] = entry(row, nested?.[name] ?? rowSchema(table, name, row));
  }
  for (const name in nested) entries[name] ??= optional(nested[name] as AnySchema);
  return entriesSchema(table, entries) as unknown as TableSchema<TTable, TNested>;
}

const entry = ([, mandatory]: Row, schema: AnySchema): AnySchema =>
  mandatory === 'required' ? schema : optional(schema);

/** The schema of one row's values. */
function rowSchema(table: Table, name: string, row: Row): LeafSchema<unknown, Leaf & { readonly cell: Cell }> {
  const cell = rowCell(table, name, row);
  return leafSchema({
    type: valibotType(cell),
    ...shapeFor(cell),
    expects: describeCell(cell),
    requirement: row[0],
    findFailure: (value) => findCellFailure(cell, value),
    cell,
  });
}

/** What valibot's converters read of a schema of that type. */
function shapeFor(cell: Cell): object {
  if (cell.kind === 'values') return { options: cell.values };
  if (cell.kind === 'list') return { item: TEXT_OR_NUMBER[0] };
  return valibotType(cell) === 'union' ? { options: TEXT_OR_NUMBER } : {};
}

/** An object schema of ours. */
export interface EntriesSchema extends BaseSchema<object, object, BaseIssue<unknown>> {
  readonly entries: Readonly<Record<string, AnySchema>>;
  readonly table: Table;
  readonly furtherDemands: FurtherDemands | undefined;
}

/** Names that an object has to have because of others that it has; holds for the very entries it was written for. */
export interface FurtherDemands {
  readonly entries: Readonly<Record<string, AnySchema>>;
  readonly names: (value: object) => readonly string[];
}

/** Makes an object schema of entries. */
export function entriesSchema(
  table: Table,
  entries: Readonly<Record<string, AnySchema>>,
  furtherDemands?: FurtherDemands,
): EntriesSchema {
  return {
    kind: 'schema',
    type: 'object',
    reference: tableSchema as AnySchema['reference'],
    expects: 'Object',
    async: false,
    entries,
    table,
    furtherDemands,
    get '~standard'() {
      return standardProps(this);
    },
    '~run'(dataset, config) {
      const cell = schemaCell(this);
      // Entries of other makes (`v.required`, `v.pipe`, a default) are valibot's own business.
      if (cell === undefined) return FALLBACK['~run'].call(this, dataset, config);
      if (fits(cell, dataset.value)) return settle(dataset, true, undefined);
      const issues = collectIssues(cell, dataset.value, config);
      return settle(dataset, !config.abortEarly && !issues.some(({ kind }) => kind === 'schema'), issues);
    },
  };
}

const FALLBACK = /* @__PURE__ */ looseObject({});
