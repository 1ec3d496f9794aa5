import { amount, currencyCode, type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.1, `order`. */
// biome-ignore format: the columns are the document's
export const orderTable = table('2.1 Session request, order', 'order', {
  number:      ['string', 'not shown', 'Order number of the merchant', { numeric: true }],
  amount:      ['string', 'not shown', 'Amount with a point and two decimals, like 49.90', { format: amount, should: 'amount', beside: 'currency' }],
  currency:    ['string', 'not shown', 'Currency code of 3 letters, for example EUR', { format: currencyCode, should: 'currency' }],
  description: ['string', 'not shown', 'Description of the order'],
});

/** The schema of a session's `order` (section 2.1). */
export const Order: TableSchema<typeof orderTable> = tableSchema(orderTable);
/** The order of a session (section 2.1): `amount` is a string with two decimals, `currency` has three letters. */
export type Order = Named<InferOutput<typeof Order>>;
