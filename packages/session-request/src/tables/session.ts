import { objectOf, table, url } from '@pg/rule-kit';
import { METHODS } from '@pg/wallet-tokens/names';
import { type BillingAddress, billingAddressTable } from './billing-address.ts';
import { type Customer, customerTable } from './customer.ts';
import { type Order, orderTable } from './order.ts';
import { type SessionParameters, sessionParametersTable } from './parameters.ts';

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
}, {
  nested: {
    parameters:      objectOf<SessionParameters>(sessionParametersTable),
    order:           objectOf<Order>(orderTable),
    customer:        objectOf<Customer>(customerTable),
    billing_address: objectOf<BillingAddress>(billingAddressTable),
  },
});
