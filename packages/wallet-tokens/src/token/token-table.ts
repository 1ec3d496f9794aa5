import { type CheckedRows, type NestedTables, type Rows, type Table, type TableFacts, table } from '@pg/rule-kit';

/** The field of a sale with the wallet's token (section 4, E2). */
export const TOKEN_AT = 'parameters[paymentToken]';

/**
 * A table of the published fields of a wallet's token, which section 4, E2, names.
 *
 * @param inside The path of its object in the token, like `.paymentData`.
 * @param facts `open` if further fields are allowed, and the tables of its objects.
 */
export function tokenTable<const TRows extends Rows, TNested extends NestedTables = NestedTables>(
  name: string,
  inside: string,
  rows: TRows & CheckedRows<TRows>,
  facts: Pick<TableFacts<TNested>, 'open' | 'nested'> = {},
): Table<TRows, TNested> {
  return table<TRows, TNested>(`4 E2 Sale, ${name}`, TOKEN_AT + inside, rows, { basis: 'published', ...facts });
}
