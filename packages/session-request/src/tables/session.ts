import { type TableSchema, table, tableSchema, url } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { BillingAddress } from './billing-address.ts';
import { Customer } from './customer.ts';
import { Order } from './order.ts';
import { Parameters } from './parameters.ts';

/** Section 2.1, the body of a session request. */
// biome-ignore format: the columns are the document's
export const session = /* @__PURE__ */ table('2.1 Session request', '', {
  merchant_key:    ['string',          'not shown', 'The merchant’s credential', { secret: true }],
  operation:       ['string',          'not shown', 'What is done', { given: ['purchase'] }],
  methods:         ['array of string', 'not shown', 'Payment methods that the form shows', { given: ['card', 'wallet1', 'wallet2', 'naps', 'om-wallet'] }],
  parameters:      ['object',          'not shown', 'Entries for each method, by its name'],
  order:           ['object',          'not shown', 'What is paid for'],
  cancel_url:      ['string (URL)',    'not shown', 'Where the payer goes after cancelling', { format: url }],
  success_url:     ['string (URL)',    'not shown', 'Where the payer goes after paying', { format: url }],
  customer:        ['object',          'not shown', 'Who pays'],
  billing_address: ['object',          'not shown', 'Where the bill goes'],
  hash:            ['string',          'not shown', 'Signature of the request', { secret: true }],
});

/** The schema of a session request's body (section 2.1). */
export const SessionRequest: TableSchema<
  typeof session,
  {
    readonly parameters: typeof Parameters;
    readonly order: typeof Order;
    readonly customer: typeof Customer;
    readonly billing_address: typeof BillingAddress;
  }
> = /* @__PURE__ */ tableSchema(session, {
  parameters: Parameters,
  order: Order,
  customer: Customer,
  billing_address: BillingAddress,
});
/** The body of a session request (section 2.1). Which entries are required is not shown: all are optional here. */
export type SessionRequest = InferOutput<typeof SessionRequest>;
