import { type Named, type NestedSchema, type RowsOf, table, tableSchema, url } from '@pg/rule-kit';
import { METHODS } from '@pg/wallet-tokens/names';
import { BillingAddress } from './billing-address.ts';
import { Customer } from './customer.ts';
import { Order } from './order.ts';
import { SessionParameters } from './parameters.ts';

/** Section 2.1, the body of a session request. */
// biome-ignore format: the columns are the document's
export const sessionTable = table('2.1 Session request', '', {
  merchant_key:    ['string',          'not shown', 'Credential of the merchant', { secret: true }],
  operation:       ['string',          'not shown', 'Operation, for example purchase', { knownValues: ['purchase'] }],
  methods:         ['array of string', 'not shown', 'Payment methods shown on the form, for example card', { knownValues: METHODS }],
  parameters:      ['object',          'not shown', 'Data for each payment method, by its name'],
  order:           ['object',          'not shown', 'Order to be paid'],
  cancel_url:      ['string (URL)',    'not shown', 'Redirect URL after the payer cancels', { format: url, should: 'browser-url' }],
  success_url:     ['string (URL)',    'not shown', 'Redirect URL after a successful payment', { format: url, should: 'browser-url' }],
  customer:        ['object',          'not shown', 'Customer'],
  billing_address: ['object',          'not shown', 'Billing address'],
  hash:            ['string',          'not shown', 'Request signature', { secret: true }],
});

/** The fields of a session request (section 2.1), with the objects inside. */
export interface SessionFields extends Named, RowsOf<typeof sessionTable> {
  parameters?: SessionParameters | undefined;
  order?: Order | undefined;
  customer?: Customer | undefined;
  billing_address?: BillingAddress | undefined;
}
/** The schema of a session request's fields (section 2.1), without the rules across fields. */
export const SessionFields: NestedSchema<typeof sessionTable, SessionFields> = tableSchema(sessionTable, {
  parameters: SessionParameters,
  order: Order,
  customer: Customer,
  billing_address: BillingAddress,
});
