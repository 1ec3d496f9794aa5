import {
  describeMismatch,
  type Failure,
  matchesSome,
  readTypeCode,
  type TypeCode,
  type TypeCodePart,
} from '@pg/type-codes';
import type { Basis } from '../findings/finding.ts';
import type { CheckedRows, Mandatory, RowFacts, Rows, WordType } from './row.ts';

/** One of the document's tables, as data. */
export interface Table<TRows extends Rows = Rows> {
  /** The section of the document, and the table in it: `2.2 Set 6, shipping`. */
  readonly section: string;
  /** The path of its fields in a request: `parameters.card.cart.items[]`; empty for the request itself. */
  readonly at: string;
  readonly rows: TRows;
  /** The basis of its rows; by default the document. */
  readonly basis?: Basis;
  /** Whether unknown fields are allowed. Only names that are similar to a listed name are reported. */
  readonly open?: true;
  /** The labels of the rows in the account panel, if the document has labels and no field names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The functions that check type codes. A table without type codes leaves them out, so that bundles are smaller. */
  readonly codes?: TypeCodes;
}

export interface TypeCodes {
  readonly read: (code: string) => readonly TypeCodePart[] | undefined;
  readonly matches: (parts: readonly TypeCodePart[], value: unknown) => boolean;
  readonly describe: (code: TypeCode, value: unknown) => Failure;
}

/** Facts about a whole table. */
export type TableFacts = Pick<Table, 'basis' | 'open'>;

/**
 * Defines a table of the document.
 *
 * Mark a call at the top level of a module as pure (`@__PURE__`), so that bundlers can remove an unused table.
 *
 * @param section The section of the document, as findings show it.
 * @param at The path of its fields in a request: `parameters.card.shipping`; empty for the request itself.
 * @param rows Its rows, in the document's order.
 */
// @__NO_SIDE_EFFECTS__
export function table<const TRows extends Rows>(
  section: string,
  at: string,
  rows: TRows & CheckedRows<TRows>,
  facts: TableFacts = {},
): Table<TRows> {
  const codes = { read: readTypeCode, matches: matchesSome, describe: describeMismatch };
  return { section, at, rows, codes, ...facts };
}

/** Rows without type codes. */
export type WordRows = Readonly<
  Record<string, readonly [type: WordType, mandatory: Mandatory, meaning: string, facts?: RowFacts]>
>;

/** Defines a table without type codes. Bundles are smaller, because they don't contain the checks of type codes. */
// @__NO_SIDE_EFFECTS__
export const wordTable = <const TRows extends WordRows>(
  section: string,
  at: string,
  rows: TRows,
  facts: TableFacts = {},
): Table<TRows> => ({ section, at, rows, ...facts });
