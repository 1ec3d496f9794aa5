import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.1, `customer`. */
// biome-ignore format: the columns are the document's
export const customerTable = table('2.1 Session request, customer', 'customer', {
  name:  ['string', 'not shown', 'Name of the customer'],
  email: ['string', 'not shown', 'E-mail address of the customer', { should: 'id' }],
});

/** The schema of a session's `customer` (section 2.1). */
export const Customer: TableSchema<typeof customerTable> = tableSchema(customerTable);
/** The customer of a session (section 2.1). */
export type Customer = Named<InferOutput<typeof Customer>>;
