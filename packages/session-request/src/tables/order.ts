import { amount, type TableSchema, table, tableSchema, threeLetters } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.1, `order`. */
// biome-ignore format: the columns are the document's
export const order = /* @__PURE__ */ table('2.1 Session request, order', 'order', {
  number:      ['string', 'not shown', 'The merchant’s number of the order'],
  amount:      ['string', 'not shown', 'What is to be paid, with a point and two decimals', { format: amount }],
  currency:    ['string', 'not shown', 'Currency of the amount, three letters', { format: threeLetters }],
  description: ['string', 'not shown', 'What the order is for'],
});

/** The schema of a session's `order` (section 2.1). */
export const Order: TableSchema<typeof order> = /* @__PURE__ */ tableSchema(order);
/** What is paid for in a session (section 2.1): `amount` is a text with two decimals, `currency` has three letters. */
export type Order = InferOutput<typeof Order>;
