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
  /** Where its fields are in a request: `parameters.card.cart.items[]`; empty for the request itself. */
  readonly at: string;
  readonly rows: TRows;
  /** Where its rows come from; the document itself, if left out. */
  readonly basis?: Basis;
  /** Whether it allows fields that it doesn't list: then only a name similar to a listed one is reported. */
  readonly open?: true;
  /** What the document calls the rows, if not by the names of fields: the labels of a panel. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What checks the values of type codes. A table without type codes leaves it out, so that bundles don't have it. */
  readonly codes?: TypeCodes;
}

/** What checks the values of type codes. */
export interface TypeCodes {
  readonly read: (code: string) => readonly TypeCodePart[] | undefined;
  readonly matches: (parts: readonly TypeCodePart[], value: unknown) => boolean;
  readonly describe: (code: TypeCode, value: unknown) => Failure;
}

/** Facts about a whole table. */
export type TableFacts = Pick<Table, 'basis' | 'open'>;

/**
 * Writes down a table of the document.
 *
 * Mark a call at the top level of a module as pure (`@__PURE__`), so that bundlers can remove an unused table.
 *
 * @param section The section that has it, as findings cite it.
 * @param at Where its fields are in a request: `parameters.card.shipping`; empty for the request itself.
 * @param rows Its rows, in the document's order.
 * @param facts Facts about the whole table.
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

/** Writes down a table without type codes: bundles then don't have the code that checks them. Otherwise as `table`. */
// @__NO_SIDE_EFFECTS__
export const wordTable = <const TRows extends WordRows>(
  section: string,
  at: string,
  rows: TRows,
  facts: TableFacts = {},
): Table<TRows> => ({ section, at, rows, ...facts });
