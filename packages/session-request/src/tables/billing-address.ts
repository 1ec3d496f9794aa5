import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import { twoLetters } from '@pg/rule-kit/internal';
import type { InferOutput } from 'valibot';

/** Section 2.1, `billing_address`. */
// biome-ignore format: the columns are the document's
export const billingAddressTable = table('2.1 Session request, billing address', 'billing_address', {
  country: ['string', 'not shown', 'Country code of 2 letters, for example FR', { format: twoLetters, should: 'country' }],
  state:   ['string', 'not shown', 'State or region'],
  city:    ['string', 'not shown', 'City'],
  address: ['string', 'not shown', 'Street and number'],
  zip:     ['string', 'not shown', 'Postal code', { should: 'postcode', beside: 'country' }],
  phone:   ['string', 'not shown', 'Phone number', { should: 'phone' }],
});

/** The schema of a session's `billing_address` (section 2.1). */
export const BillingAddress: TableSchema<typeof billingAddressTable> = tableSchema(billingAddressTable);
/** The billing address of a session (section 2.1): `country` has two letters. */
export type BillingAddress = Named<InferOutput<typeof BillingAddress>>;
