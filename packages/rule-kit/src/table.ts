import type { Basis } from './finding.ts';
import type { CheckedRows, Rows } from './row.ts';

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
}

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
  facts: Pick<Table, 'basis' | 'open'> = {},
): Table<TRows> {
  return { section, at, rows, ...facts };
}
