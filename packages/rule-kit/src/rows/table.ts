import type { TypeCodePart } from '@pg/type-codes';
import type { BaseIssue, BaseSchema } from 'valibot';
import type { Basis, Mistake } from '../findings/finding.ts';
import type { Alternatives } from './alternatives.ts';
import type { FieldSpec } from './field-spec.ts';
import type { Mandatory, RowFacts, Rows } from './row.ts';

export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One of the document's tables, as data. */
export interface Table<TRows extends Rows = Rows, TNested extends NestedTables = NestedTables> {
  /** The section of the document, and the table in it: `2.2 Set 6, shipping`. */
  readonly section: string;
  /** The path of its fields in a request: `parameters.card.cart.items[]`; empty for the request itself. */
  readonly at: string;
  readonly rows: TRows;
  /** The basis of its rows; by default the document. */
  readonly basis?: Basis;
  /** Whether unknown fields are allowed. Only names that are similar to a listed name are reported. */
  readonly open?: true;
  /** The tables of its fields that are objects, or arrays of objects. A field that is not a row is optional. */
  readonly nested?: TNested;
  /** The tables of which an object has one, if the table is made by `oneOf`. */
  readonly alternatives?: Alternatives;
  /** The labels of the rows in the account panel, if the document has labels and no field names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The checks of values that are no plain strings. A table of strings leaves them out, so that bundles are smaller. */
  readonly checks?: TableChecks;
}

/** The table of a field: see `objectOf` and `listOf`. */
export interface Nested<TValue = unknown> {
  readonly table: Table;
  readonly isList: boolean;
  /** It has no value: it is only the type of the field. */
  readonly value?: TValue;
}

/** The tables of fields, by name. */
export interface NestedTables {
  readonly [name: string]: Nested;
}

/** A table whose rows a type has. */
export type TableOf<TValue> = Table & { readonly rows: { readonly [TName in keyof TValue]?: unknown } };

/** The table of a field that is an object: `objectOf<Cart>(cartTable)`. */
// @__NO_SIDE_EFFECTS__
export const objectOf = <TValue extends object>(table: TableOf<TValue>): Nested<TValue> => ({ table, isList: false });

/** The table of a field that is an array of objects: `listOf<CartItem>(cartItemTable)`. */
// @__NO_SIDE_EFFECTS__
export const listOf = <TItem extends object>(table: TableOf<TItem>): Nested<readonly TItem[]> => ({
  table,
  isList: true,
});

/** The checks of type codes, lists, booleans and arrays. */
export interface TableChecks {
  readonly read: (code: string) => readonly TypeCodePart[] | undefined;
  readonly matches: (parts: readonly TypeCodePart[], value: unknown) => boolean;
  /** What is wrong with a value that does not match; `undefined` for strings of a format or a length. */
  readonly describe: (spec: FieldSpec, value: unknown) => Mistake | undefined;
  /** Valibot's most similar schema; `undefined` for strings of a format or a length. */
  readonly shellOf: (spec: FieldSpec) => AnySchema | undefined;
}

/** Facts about a whole table. */
export type TableFacts<TNested extends NestedTables = NestedTables> = Pick<
  Table<Rows, TNested>,
  'basis' | 'open' | 'nested'
>;

/** Rows of strings: without type codes, closed lists, arrays and objects. */
export type StringRows = Readonly<
  Record<string, readonly [type: StringType, mandatory: Mandatory, meaning: string, facts?: Omit<RowFacts, 'values'>]>
>;

export type StringType = 'text' | 'string' | `string, at most ${number} characters` | 'string (URL)';

/** Defines a table of strings. Bundles are smaller, because they don't contain the checks of other values. */
// @__NO_SIDE_EFFECTS__
export const stringTable = <const TRows extends StringRows>(
  section: string,
  at: string,
  rows: TRows,
): Table<TRows> => ({ section, at, rows });
