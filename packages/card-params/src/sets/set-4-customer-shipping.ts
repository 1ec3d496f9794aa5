import { type Named, numericCountry, stringTable, type TableSchema, tableSchema } from '@pg/rule-kit';
import { atMost9Digits } from '@pg/rule-kit/internal';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 4, customer and shipping data; section 8 repeats the limits of postcode and country. */
// biome-ignore format: the columns are the document's
export const set4CustomerShippingTable = stringTable('2.2 Set 4, customer and shipping', 'parameters.card', {
  customer_phone:    ['string', 'optional', 'Phone number of the customer', { should: 'phone' }],
  customer_telnocc:  ['string', 'optional', 'Country calling code of the phone number', { should: 'phone-code' }],
  shipping_street1:  ['string', 'optional', 'Shipping address: building, street or both'],
  shipping_city:     ['string', 'optional', 'Shipping address: city'],
  shipping_state:    ['string', 'optional', 'Shipping address: state or region'],
  shipping_postcode: ['string', 'optional', 'Shipping address: postal code', { format: atMost9Digits, should: 'postcode', beside: 'shipping_country' }],
  shipping_country:  ['string', 'optional', 'Shipping address: numeric country code, for example 250', { format: numericCountry, should: 'numeric-country' }],
});

/** The schema of Set 4 (section 2.2). */
export const Set4CustomerShipping: TableSchema<typeof set4CustomerShippingTable> =
  tableSchema(set4CustomerShippingTable);
/** Customer and shipping data: Set 4 of `parameters.card` (section 2.2). All fields are optional strings. */
export type Set4CustomerShipping = Named<InferOutput<typeof Set4CustomerShipping>>;
