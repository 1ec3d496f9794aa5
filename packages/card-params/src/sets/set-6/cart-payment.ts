import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, cart payments, already made with other methods: `parameters.card.cart.payments[]`. */
// biome-ignore format: the columns are the document's
export const cartPaymentTable = table('2.2 Set 6, cart payments', 'parameters.card.cart.payments[]', {
  name:     ['AN255',      'optional', 'Name of the payment method'],
  type:     ['AN255',      'optional', 'Type of payment, for example GIFTCARD', { knownValues: ['GIFTCARD', 'PROMOTION'] }],
  amount:   ['N10.N2',     'optional', 'Amount already paid'],
  currency: ['A3',         'optional', 'Currency of the amount', { should: 'currency' }],
  status:   ['AN255',      'optional', 'Status of the payment, for example captured', { knownValues: ['pending', 'authorized', 'captured'] }],
  brand:    ['AN255',      'optional', 'Brand of the payment method'],
  primary:  ['true/false', 'optional', 'Whether it is the primary payment method'],
});

/** The schema of `parameters.card.cart.payments[]` (section 2.2, Set 6). */
export const CartPayment: TableSchema<typeof cartPaymentTable> = tableSchema(cartPaymentTable);
/** A payment already made with another method: `parameters.card.cart.payments[]` (section 2.2, Set 6). */
export type CartPayment = Named<InferOutput<typeof CartPayment>>;
