import { type CheckedRows, type Rows, type Table, table } from '@pg/rule-kit';

/** The field of a sale with the wallet's token (section 4, E2). */
export const TOKEN_AT = 'parameters[paymentToken]';

/**
 * A table of the published fields of a wallet's token, which section 4, E2, names.
 *
 * @param inside The path of its object in the token, like `.paymentData`.
 * @param facts `open` if further fields are allowed.
 */
export function tokenTable<const TRows extends Rows>(
  name: string,
  inside: string,
  rows: TRows & CheckedRows<TRows>,
  facts: Pick<Table, 'open'> = {},
): Table<TRows> {
  return table<TRows>(`4 E2 Sale, ${name}`, TOKEN_AT + inside, rows, { basis: 'published', ...facts });
}
