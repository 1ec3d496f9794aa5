import { type Rows, type Table, table } from '@pg/rule-kit';

/** A table whose rows are those that a wallet publishes of its token; section 4, E2, names the fields. */
// @__NO_SIDE_EFFECTS__
export function publishedTable<const TRows extends Rows>(name: string, at: string, rows: TRows): Table<TRows> {
  return table(`4 E2 Sale, ${name}`, at, rows, { basis: 'published' });
}

/** A published table that takes further entries. */
// @__NO_SIDE_EFFECTS__
export function openTable<const TRows extends Rows>(name: string, at: string, rows: TRows): Table<TRows> {
  return table(`4 E2 Sale, ${name}`, at, rows, { basis: 'published', open: true });
}
