import {
  type BaseSchema,
  type InferOutput,
  looseObject,
  type ObjectIssue,
  type ObjectSchema,
  type OptionalSchema,
  optional,
} from 'valibot';
import { rowSpec } from '../match/field-spec.ts';
import type { Row, Rows, RowValue } from '../rows/row.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, type NestedSchemas, tableSpec } from './field-spec-of.ts';
import type { ListSchema } from './list-schema.ts';
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

/** The values of a table's rows. A row that is an object may have any fields: its own table names them. */
export type RowsOf<TTable extends Table> = ObjectsOf<TTable, InferOutput<TableSchema<TTable>>>;

export type ObjectsOf<TTable extends Table, TValues> = {
  [TName in keyof TValues]: TName extends keyof TTable['rows']
    ? TTable['rows'][TName][0] extends 'object'
      ? object | Extract<TValues[TName], undefined>
      : TValues[TName]
    : TValues[TName];
};

/** The schema of a table with other tables inside, which the type of its values names. */
export type NestedSchema<TTable extends Table, TValue extends object> = TableSchema<
  TTable,
  { readonly [TName in keyof TValue as NestedName<TTable['rows'], TName>]-?: FieldSchema<NonNullable<TValue[TName]>> }
>;

type NestedName<TRows extends Rows, TName> = TName extends keyof TRows
  ? TRows[TName][0] extends 'object'
    ? TName
    : never
  : TName;

// The tuples keep unions, such as `string | number`, together.
type FieldSchema<TValue> = [TValue] extends [readonly (infer TItem extends object)[]]
  ? ListSchema<ValueSchema<TItem>>
  : [TValue] extends [object]
    ? string extends keyof TValue
      ? BaseSchema<TValue, TValue, FindingIssue>
      : ValueSchema<TValue>
    : BaseSchema<TValue, TValue, FindingIssue>;

/** The schema of an object of a type. */
export interface ValueSchema<TValue extends object> extends BaseSchema<TValue, TValue, FindingIssue | ObjectIssue> {
  readonly type: 'object';
  readonly reference: ObjectSchema<NestedSchemas, undefined>['reference'];
  readonly expects: 'Object';
  readonly entries: { readonly [TName in NameOf<TValue>]: EntryOfType<TValue, TName> };
  readonly message: undefined;
}

/** The names that all types of a union have. Mapping over them does not split the union. */
type NameOf<TValue> = [TValue] extends [object] ? keyof TValue : never;

type EntryOfType<TValue, TName extends keyof TValue> = undefined extends TValue[TName]
  ? OptionalSchema<FieldSchema<NonNullable<TValue[TName]>>, undefined>
  : FieldSchema<TValue[TName]>;

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
