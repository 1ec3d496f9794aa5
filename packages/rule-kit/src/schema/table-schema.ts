import {
  type BaseSchema,
  description,
  type InferOutput,
  looseObject,
  type ObjectIssue,
  type ObjectSchema,
  type OptionalSchema,
  optional,
  pipe,
} from 'valibot';
import type { OneOf } from '../rows/alternatives.ts';
import { UNLISTED } from '../rows/field.ts';
import type { Row, Rows, RowValue } from '../rows/row.ts';
import type { AnySchema, Field, NestedTables, Table } from '../rows/table.ts';
import { tableSpec } from '../rows/table-spec.ts';
import { type Entries, type FindingIssue, ownSchema } from './own-schema.ts';
import { stringShell } from './string-shell.ts';

export type RowSchema<TRow extends Row> = BaseSchema<RowValue<TRow>, RowValue<TRow>, FindingIssue>;

type Entry<TRow extends Row, TSchema extends AnySchema> = TRow[1] extends 'required'
  ? TSchema
  : OptionalSchema<TSchema, undefined>;

/** The `entries` of a table's schema: its rows and its nested tables. */
export type TableEntries<TRows extends Rows, TNested extends NestedTables> = {
  readonly [TName in keyof TRows]: Entry<
    TRows[TName],
    TName extends keyof TNested ? FieldSchema<NonNullable<TNested[TName]['value']>> : RowSchema<TRows[TName]>
  >;
} & {
  readonly [TName in keyof TNested as Exclude<TName, keyof TRows>]: OptionalSchema<
    FieldSchema<NonNullable<TNested[TName]['value']>>,
    undefined
  >;
};

/** The valibot schema of a table: an object schema that keeps unknown fields. */
export type TableSchema<TTable extends Table> = (TTable extends OneOf<infer TValue>
  ? ValueSchema<Extract<TValue, object>>
  : ObjectSchema<TableEntries<TTable['rows'], NestedOf<TTable>>, undefined>) & { readonly table: TTable };

type NestedOf<TTable extends Table> = string extends keyof NonNullable<TTable['nested']>
  ? Record<never, never>
  : NonNullable<TTable['nested']>;

// The tuples keep unions, such as `string | number`, together.
type FieldSchema<TValue> = [TValue] extends [readonly (infer TItem extends object)[]]
  ? ListSchema<ValueSchema<TItem>>
  : [TValue] extends [object]
    ? string extends keyof TValue
      ? BaseSchema<TValue, TValue, FindingIssue>
      : ValueSchema<TValue>
    : BaseSchema<TValue, TValue, FindingIssue>;

/** The valibot schema of an array of objects. Its type accepts readonly arrays too. */
export interface ListSchema<TItem extends AnySchema>
  extends BaseSchema<readonly InferOutput<TItem>[], readonly InferOutput<TItem>[], FindingIssue> {
  readonly type: 'array';
  readonly item: TItem;
}

/** The schema of an object of a type. If the type is a union, it has the fields of all members. */
export interface ValueSchema<TValue extends object> extends BaseSchema<TValue, TValue, FindingIssue | ObjectIssue> {
  readonly type: 'object';
  readonly reference: ObjectSchema<Entries, undefined>['reference'];
  readonly expects: 'Object';
  readonly entries: { readonly [TName in NameOf<TValue>]: EntryOfType<ValueAt<TValue, TName>> };
  readonly message: undefined;
}

type NameOf<TValue> = TValue extends unknown ? keyof TValue : never;

type ValueAt<TValue, TName> = TValue extends unknown ? (TName extends keyof TValue ? TValue[TName] : undefined) : never;

type EntryOfType<TValue> = undefined extends TValue
  ? OptionalSchema<FieldSchema<NonNullable<TValue>>, undefined>
  : FieldSchema<TValue>;

/**
 * A type alias of it is a `Record<string, unknown>`, which an interface is not. TypeScript prints its name: with one parameter, it
 * would print all fields.
 */
export type Named<T, TName extends keyof T = keyof T> = { [TField in TName]: T[TField] };

const SCHEMAS = new WeakMap<Table, AnySchema>();

/**
 * The valibot schema of a table.
 *
 * Its output has unknown fields. It works in `v.pick`, `v.omit`, `v.partial`, `v.required`, objects and pipes as valibot's own
 * schemas do. Its issues don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function tableSchema<TTable extends Table>(table: TTable): TableSchema<TTable> {
  const schema = SCHEMAS.get(table) ?? ownSchema(tableShell(table), () => tableSpec(table));
  SCHEMAS.set(table, schema);
  return schema as unknown as TableSchema<TTable>;
}

/** Valibot's schema of the objects of a table. */
export function tableShell(table: Table): AnySchema {
  const entries = Object.entries(tableSpec(table).fields).map(([name, spec]): [string, AnySchema] => {
    const schema = fieldSchema(spec);
    return [name, spec.required ? schema : optional(schema)];
  });
  return Object.assign(looseObject(Object.fromEntries(entries)), { table });
}

/** The schema of a field. Its description is the row's meaning. */
export function fieldSchema(spec: Field): AnySchema {
  const { table, fields, format, min, max, row } = spec;
  if (fields !== UNLISTED && table) return tableSchema(table);
  const shell =
    table?.checks?.shellOf(spec) ?? stringShell(format?.jsonSchema ?? format ?? { minLength: min, maxLength: max });
  return ownSchema(row ? pipe(shell, description(row[2])) : shell, () => spec);
}
