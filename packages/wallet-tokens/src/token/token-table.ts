import { type CheckedRows, type Rows, type Table, table } from '@pg/rule-kit';

/** The field of a sale that has the wallet's token (section 4, E2). */
export const TOKEN_AT = 'parameters[paymentToken]';

/**
 * A table of the fields that a wallet publishes of its token; section 4, E2, names them.
 *
 * @param inside Where its fields are in the token, like `.paymentData`. It is joined here, since bundlers keep what works
 *   out the arguments of a call that they drop.
 * @param facts `open` if it takes further fields.
 */
// @__NO_SIDE_EFFECTS__
export function tokenTable<const TRows extends Rows>(
  name: string,
  inside: string,
  rows: TRows & CheckedRows<TRows>,
  facts: Pick<Table, 'open'> = {},
): Table<TRows> {
  return table<TRows>(`4 E2 Sale, ${name}`, TOKEN_AT + inside, rows, { basis: 'published', ...facts });
}
