import type { CheckedRows, Rows } from '../rows/row.ts';
import type { NestedTables, Table, TableFacts } from '../rows/table.ts';
import { tableChecks } from './table-checks.ts';

/**
 * Defines a table of the document.
 *
 * Mark a call at the top level of a module as pure (`@__PURE__`), so that bundlers can remove an unused table.
 *
 * @param section The section of the document, as findings show it.
 * @param at The path of its fields in a request: `parameters.card.shipping`; empty for the request itself.
 * @param rows Its rows, in the document's order.
 * @param facts `nested` has the tables of fields that are objects or arrays: `{ items: listOf<CartItem>(cartItemTable) }`.
 */
// @__NO_SIDE_EFFECTS__
export function table<const TRows extends Rows, TNested extends NestedTables = NestedTables>(
  section: string,
  at: string,
  rows: TRows & CheckedRows<TRows>,
  facts: TableFacts<TNested> = {},
): Table<TRows, TNested> {
  return { section, at, rows, checks: tableChecks, ...facts };
}
