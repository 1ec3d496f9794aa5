import type { CheckedTypeCode, TypeCodePattern, TypeCodeValue } from '@pg/type-codes';
import type { Meaning } from '../formats/codes.ts';
import type { Format } from '../formats/format.ts';

/** The document's mark; `not shown` where its table has no such column. */
export type Mandatory = 'required' | 'conditional' | 'optional' | 'not shown';

/** More facts about a row. */
export interface RowFacts {
  /** A closed list ("allowed values", "one of"): any other value is an error. */
  readonly values?: readonly string[];
  /** An open list ("values given"): any other value is a warning. */
  readonly knownValues?: readonly string[];
  /** The values of the list that the document counts, but does not name: a provider publishes them. */
  readonly published?: readonly string[];
  /** The format of a string, or of each item of an array. */
  readonly format?: Format;
  /** The format that a value should have by its meaning: any other is a warning. */
  readonly should?: Meaning;
  /** The field beside it by which the value is read: the currency of an amount, the country of a postcode. */
  readonly beside?: string;
  /** A string that programs compute or count, such as an order number: it has no leading zeros, which a JSON number would lose. */
  readonly numeric?: true;
  /** A credential or signature: never shown, not even its length. */
  readonly secret?: true;
  /** A string of several lines, such as PEM: line breaks are allowed. */
  readonly lines?: true;
  /** What people write in place of listed values: a word in lower case, without a point at its end. */
  readonly words?: Readonly<Record<string, string>>;
  /** What to do in place of sending a negative number. */
  readonly ifNegative?: string;
  /** A value in the document's sample that is not in its list, and the listed value to send instead. */
  readonly conflict?: { readonly value: string; readonly instead: string };
  /** One sentence about a contradiction in the document. */
  readonly quirk?: string;
}

/**
 * A row of one of the document's tables, with its columns in order: type, mandatory mark, meaning.
 *
 * The type is a type code, or another type name of the document. `text` is for tables without a type column.
 */
export type Row = readonly [type: RowType, mandatory: Mandatory, meaning: string, facts?: RowFacts];

/** A type code, or another type name of the document. A mistyped one is a compile error at its row. */
export type RowType = TypeCodePattern | WordType;

/** The rows of a table by name. */
export type Rows = Readonly<Record<string, Row>>;

/**
 * Makes two mistakes a compile error at the row: a type code with wrong lengths (`AN0`, `A2 [A-Za-z]3`), and a type without its
 * required facts. Computed rows are checked when their table is first used.
 */
export type CheckedRows<TRows extends Rows> = {
  readonly [Name in keyof TRows]: CheckedType<TRows[Name][0]> & CheckedFacts<TRows[Name]>;
};

type CheckedType<T extends RowType> = RowType extends T
  ? unknown
  : T extends WordType | CheckedTypeCode<T>
    ? unknown
    : { readonly [Wrong in CheckedTypeCode<T>]: never };

type CheckedFacts<TRow extends Row> = RowType extends TRow[0]
  ? unknown
  : TRow[0] extends 'string (URL)' | 'valid URL'
    ? Needs<TRow, 'format'>
    : TRow[0] extends 'one of'
      ? Needs<TRow, 'values'>
      : unknown;

type Needs<TRow extends Row, TFact extends keyof RowFacts> =
  TRow[3] extends Required<Pick<RowFacts, TFact>>
    ? unknown
    : { readonly [Wrong in `a row of the type "${TRow[0]}" must have { ${TFact} }`]: never };

/** Types that are not type codes. */
export type WordType =
  | 'text'
  | 'string'
  | `string, at most ${number} characters`
  | 'string (URL)'
  | 'string (JSON text)'
  | 'valid URL'
  | 'one of'
  | 'true/false'
  | 'array of string'
  | 'object'
  /** The document does not give the type. */
  | 'anything';

/** The type of a row's values: its list, if it has one, or its type. */
export type RowValue<TRow extends Row> = TRow[0] extends 'array of string'
  ? readonly ListValue<TRow[3]>[]
  : SingleValue<TRow>;

type SingleValue<TRow extends Row> = TRow[0] extends 'true/false'
  ? boolean
  : TRow[0] extends 'object'
    ? Record<string, unknown>
    : TRow[0] extends 'anything'
      ? unknown
      : TRow[0] extends WordType
        ? ListValue<TRow[3]>
        : TRow[3] extends { readonly values: unknown } | { readonly knownValues: unknown }
          ? ListValue<TRow[3]>
          : TypeCodeValue<TRow[0]>;

type ListValue<TFacts> = TFacts extends { readonly values: readonly (infer TValue)[] }
  ? TValue
  : TFacts extends { readonly knownValues: readonly (infer TValue)[] }
    ? TValue | (string & {})
    : string;
