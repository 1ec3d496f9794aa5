import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, cart item recipient: `parameters.card.cart.items[].recipient`. */
// biome-ignore format: the columns are the document's
export const cartItemRecipientTable = table('2.2 Set 6, cart item recipient', 'parameters.card.cart.items[].recipient', {
  salutation: ['AN5',                       'optional', 'Salutation or title'],
  firstName:  ['AN48',                      'optional', 'First name'],
  middleName: ['AN50',                      'optional', 'Middle name'],
  lastName:   ['AN48',                      'optional', 'Last name'],
  apartment:  ['AN100',                     'optional', 'Apartment number'],
  street:     ['AN100',                     'optional', 'Address line 1'],
  address:    ['AN100',                     'optional', 'Address line 2'],
  city:       ['AN80',                      'optional', 'City'],
  state:      ['AN50',                      'optional', 'State'],
  postcode:   ['AN16',                      'optional', 'Postal code', { should: 'postcode', beside: 'country' }],
  country:    ['A2 [A-Za-z]2 or N3 [0-9]3', 'optional', 'Country code, 2 letters or 3 digits', { should: 'any-country' }],
  phone:      ['N25',                       'optional', 'Phone number', { should: 'whole-number' }],
  email:      ['AN128',                     'optional', 'E-mail address', { should: 'id' }],
});

/** The schema of `parameters.card.cart.items[].recipient` (section 2.2, Set 6). */
export const CartItemRecipient: TableSchema<typeof cartItemRecipientTable> = tableSchema(cartItemRecipientTable);
/** The recipient of an item: `parameters.card.cart.items[].recipient` (section 2.2, Set 6). */
export type CartItemRecipient = Named<InferOutput<typeof CartItemRecipient>>;
