import { atMost9Digits, type TableSchema, tableSchema, threeDigits, wordTable } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 4, customer and shipping data; the bounds of postcode and country stand in section 8 too. */
// biome-ignore format: the columns are the document's
export const set4CustomerShipping = /* @__PURE__ */ wordTable('2.2 Set 4, customer and shipping', 'parameters.card', {
  customer_phone:    ['text', 'optional', 'The customer’s phone number'],
  customer_telnocc:  ['text', 'optional', 'Country code of that phone number'],
  shipping_street1:  ['text', 'optional', 'Building, street, or both'],
  shipping_city:     ['text', 'optional', 'City to ship to'],
  shipping_state:    ['text', 'optional', 'State or region to ship to'],
  shipping_postcode: ['text', 'optional', 'Postal code to ship to', { format: atMost9Digits }],
  shipping_country:  ['text', 'optional', 'Country to ship to, as three digits', { format: threeDigits }],
});

/** The schema of Set 4 (section 2.2). */
export const Set4CustomerShipping: TableSchema<typeof set4CustomerShipping> =
  /* @__PURE__ */ tableSchema(set4CustomerShipping);
/** Customer and shipping data: Set 4 of `parameters.card` (section 2.2). All entries are optional texts. */
export type Set4CustomerShipping = InferOutput<typeof Set4CustomerShipping>;
