import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, cart payments, made with other means before: `parameters.card.cart.payments[]`. */
// biome-ignore format: the columns are the document's
export const cartPayment = /* @__PURE__ */ table('2.2 Set 6, cart payments', 'parameters.card.cart.payments[]', {
  name:     ['AN255',      'optional', 'What the means of payment is called'],
  type:     ['AN255',      'optional', 'Kind of payment', { given: ['GIFTCARD', 'PROMOTION'] }],
  amount:   ['N10.N2',     'optional', 'How much was paid with it'],
  currency: ['A3',         'optional', 'Currency of what was paid'],
  status:   ['AN255',      'optional', 'How far that payment has come', { given: ['pending', 'authorized', 'captured'] }],
  brand:    ['AN255',      'optional', 'Brand of the means of payment'],
  primary:  ['true/false', 'optional', 'Whether it is the main one'],
});

/** The schema of `parameters.card.cart.payments[]` (section 2.2, Set 6). */
export const CartPayment: TableSchema<typeof cartPayment> = /* @__PURE__ */ tableSchema(cartPayment);
/** What was paid by other means before: `parameters.card.cart.payments[]` (section 2.2, Set 6). */
export type CartPayment = InferOutput<typeof CartPayment>;
