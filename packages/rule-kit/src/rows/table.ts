import {
  describeMismatch,
  type Failure,
  type Messages,
  matchesSome,
  readTypeCode,
  type TypeCode,
  type TypeCodePart,
  typeCodeMessages,
} from '@pg/type-codes';
import type { Basis } from '../findings/finding.ts';
import type { CheckedRows, Mandatory, RowFacts, Rows, WordType } from './row.ts';

/** One of the document's tables, as data. */
export interface Table<TRows extends Rows = Rows> {
  /** The section of the document, and the table in it: `2.2 Set 6, shipping`. */
  readonly section: string;
  /** Where its entries stand in a request: `parameters.card.cart.items[]`; empty for the request itself. */
  readonly at: string;
  readonly rows: TRows;
  /** Where its rows come from; the document itself, if left out. */
  readonly basis?: Basis;
  /** Whether it takes entries that it doesn't list: then only a name near to a listed one is wondered at. */
  readonly open?: true;
  /** What the document calls the rows, where that is no name of an entry: the labels of a panel. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What checks the values of type codes; a table that has none leaves it out, and out of bundles. */
  readonly codes?: TypeCodes;
}

/** What checks the values of type codes. */
export interface TypeCodes {
  readonly read: (code: string) => readonly TypeCodePart[] | undefined;
  readonly matches: (parts: readonly TypeCodePart[], value: unknown) => boolean;
  readonly describe: (code: TypeCode, value: unknown) => Failure;
  readonly messages: Messages;
}

/** What is true of a whole table. */
export type TableFacts = Pick<Table, 'basis' | 'open'>;

/**
 * Writes down a table of the document.
 *
 * Mark the call as pure (`@__PURE__`) where it stands at the top of a module, so that bundlers can drop it unused.
 *
 * @param section The section that it stands in, as findings cite it.
 * @param at Where its entries are in a request: `parameters.card.shipping`; empty for the request itself.
 * @param rows Its rows, in the document's order.
 * @param facts What is true of the whole table.
 */
// @__NO_SIDE_EFFECTS__
export function table<const TRows extends Rows>(
  section: string,
  at: string,
  rows: TRows & CheckedRows<TRows>,
  facts: TableFacts = {},
): Table<TRows> {
  const codes = { read: readTypeCode, matches: matchesSome, describe: describeMismatch, messages: typeCodeMessages };
  return { section, at, rows, codes, ...facts };
}

/** Rows whose types are words, not type codes. */
export type WordRows = Readonly<
  Record<string, readonly [type: WordType, mandatory: Mandatory, meaning: string, facts?: RowFacts]>
>;

/** Writes down a table whose types are words, as `table` does: what checks type codes is not in its bundle. */
// @__NO_SIDE_EFFECTS__
export const wordTable = <const TRows extends WordRows>(
  section: string,
  at: string,
  rows: TRows,
  facts: TableFacts = {},
): Table<TRows> => ({ section, at, rows, ...facts });
