import type { CheckedTypeCode, TypeCodePattern, TypeCodeValue } from '@pg/type-codes';
import type { Format } from '../formats/format.ts';

/** The document's mark; `not shown` where its table has no such column. */
export type Mandatory = 'required' | 'conditional' | 'optional' | 'not shown';

/** What a row says besides its four columns. */
export interface RowFacts {
  /** A closed list ("allowed values", "one of"): any other value is an error. */
  readonly values?: readonly string[];
  /** An open list ("values given"): any other value is a warning. */
  readonly given?: readonly string[];
  /** The form that the document's prose, or what a wallet publishes, gives to a text; in a list, to each item. */
  readonly format?: Format;
  /** A credential or signature: never shown, not even its length. */
  readonly secret?: true;
  /** A text of several lines, such as PEM: its line breaks are no mistake. */
  readonly lines?: true;
  /** A value that the document's own sample sends against its list, and the listed value that is meant. */
  readonly conflict?: { readonly value: string; readonly instead: string };
  /** One sentence where the document contradicts itself. */
  readonly quirk?: string;
}

/**
 * A row of one of the document's tables, in its order of columns: type, mandatory mark, meaning.
 *
 * The type is a type code, or one of the document's other words for types; `text` stands where its table has no type
 * column and the prose says "string".
 */
export type Row = readonly [type: RowType, mandatory: Mandatory, meaning: string, facts?: RowFacts];

/** A type code, or another of the document's words for types: a mistyped one is a compile error at its own place. */
export type RowType = TypeCodePattern | WordType;

/** The rows of a table by name. */
export type Rows = Readonly<Record<string, Row>>;

/**
 * What rows have to be besides: a code whose lengths are none (`AN0`, `A2 [A-Za-z]3`), which its pattern takes, is one
 * compile error at the row's name. The rows of a table that is computed are judged when it is first used.
 */
export type CheckedRows<TRows extends Rows> = {
  readonly [Name in keyof TRows]: CheckedType<TRows[Name][0]>;
};

type CheckedType<T extends RowType> = RowType extends T
  ? unknown
  : T extends WordType | CheckedTypeCode<T>
    ? unknown
    : { readonly [Wrong in CheckedTypeCode<T>]: never };

/** Types that are no type codes. */
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
  /** The document says nothing of the value, not even that it is a text. */
  | 'anything';

/** The values of a row: its list's where it has one, otherwise its type's. */
export type RowValue<TRow extends Row> = TRow[0] extends 'array of string' ? ListValue<TRow[3]>[] : SingleValue<TRow>;

type SingleValue<TRow extends Row> = TRow[0] extends 'true/false'
  ? boolean
  : TRow[0] extends 'object'
    ? Record<string, unknown>
    : TRow[0] extends 'anything'
      ? unknown
      : TRow[0] extends WordType
        ? ListValue<TRow[3]>
        : TRow[3] extends RowFacts
          ? ListValue<TRow[3]>
          : TypeCodeValue<TRow[0]>;

type ListValue<TFacts> = TFacts extends { readonly values: readonly (infer TValue)[] }
  ? TValue
  : TFacts extends { readonly given: readonly (infer TValue)[] }
    ? TValue | (string & {})
    : string;
