import type { TypeCodePart } from '@pg/type-codes';
import type { BaseIssue, BaseSchema } from 'valibot';
import type { Basis, Mistake } from '../findings/finding.ts';
import type { Format } from '../formats/format.ts';
import type { Mandatory, Row, RowFacts, Rows } from './row.ts';

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

/** Tables of which an object has one. No two of them may have the same name. */
export interface Alternatives<TValue = unknown> {
  readonly tables: readonly Table[];
  /**
   * The position of the table that has most of an object's fields; if none has any, -1. If several have equally many, it is the
   * first, or -1 if `tie` is `unknown`.
   */
  readonly choose: (value: Readonly<Record<string, unknown>>, tie?: 'first' | 'unknown') => number;
  /** For each name, the position of the table that has it. */
  readonly byName: () => Readonly<Record<string, number>>;
  /** It has no value: it is only the type of the objects. */
  readonly value?: TValue;
}

/** Specs by name, without a prototype, so that a payload's `constructor` or `__proto__` is an unknown field. */
export type FieldsByName = Readonly<Record<string, Field>>;

/** How to check one field. All specs have the same properties; a kind ignores those of other kinds. */
export interface Field {
  readonly kind: TypeCodePart['kind'] | 'parts' | 'values' | 'format' | 'boolean' | 'object' | 'list' | 'any';
  /** The lengths of a type code of one part. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number | undefined;
  readonly required: boolean;
  /** The alternatives of a type code; empty if the field has no type code. */
  readonly parts: readonly TypeCodePart[];
  /** A closed list: any other value is an error. */
  readonly values: readonly string[];
  /** An open list: any other value is a warning. */
  readonly knownValues: readonly string[] | undefined;
  readonly format: Format | undefined;
  /** The name of the field beside it by which a value is read. */
  readonly beside: string | undefined;
  /** The fields of an object. */
  readonly fields: FieldsByName;
  readonly requiredNames: readonly string[];
  /** The names that are required because of the object's other fields. */
  readonly conditionallyRequired: ((value: Readonly<Record<string, unknown>>) => readonly string[]) | undefined;
  /** If the object has the fields of one of several tables: their specs. */
  readonly alternatives: readonly Field[];
  /** The items of an array. */
  readonly item: Field | undefined;
  /** The origin of the spec: its row, with its name, and the row's table. */
  readonly name: string;
  readonly row: Row | undefined;
  readonly table: Table | undefined;
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
  readonly describe: (spec: Field, value: unknown) => Mistake | undefined;
  /** Valibot's most similar schema; `undefined` for strings of a format or a length. */
  readonly shellOf: (spec: Field) => AnySchema | undefined;
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
