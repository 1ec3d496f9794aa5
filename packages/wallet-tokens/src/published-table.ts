import { type CheckedRows, type Rows, type Table, table } from '@pg/rule-kit';
import { TOKEN_AT } from './token-at.ts';

/**
 * A table whose rows are those that a wallet publishes of its token; section 4, E2, names the fields.
 *
 * @param inside Where its entries stand in the token, such as `.paymentData`; it is put together here, since bundlers keep
 *   what works out the arguments of a call that they drop.
 */
// @__NO_SIDE_EFFECTS__
export function publishedTable<const TRows extends Rows>(
  name: string,
  inside: string,
  rows: TRows & CheckedRows<TRows>,
): Table<TRows> {
  return table(`4 E2 Sale, ${name}`, TOKEN_AT + inside, rows, { basis: 'published' });
}

/** A published table that takes further entries. */
// @__NO_SIDE_EFFECTS__
export function openTable<const TRows extends Rows>(
  name: string,
  inside: string,
  rows: TRows & CheckedRows<TRows>,
): Table<TRows> {
  return table(`4 E2 Sale, ${name}`, TOKEN_AT + inside, rows, { basis: 'published', open: true });
}
