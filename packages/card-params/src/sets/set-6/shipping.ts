import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, shipping: `parameters.card.shipping`. */
// biome-ignore format: the columns are the document's
export const shipping = /* @__PURE__ */ table('2.2 Set 6, shipping', 'parameters.card.shipping', {
  street1:              ['AN100',        'conditional', 'Door, floor, building number or name, street'],
  street2:              ['AN100',        'conditional', 'Road beside it, or locality'],
  houseNumber1:         ['AN100',        'optional',    'First house number'],
  houseNumber2:         ['AN100',        'optional',    'Second house number'],
  city:                 ['AN80',         'conditional', 'City, town or district'],
  state:                ['AN50',         'conditional', 'State, county or region'],
  postcode:             ['AN16',         'conditional', 'Postal code'],
  country:              ['A2 [A-Za-z]2', 'conditional', 'Country, ISO 3166-1 alpha-2'],
  method:               ['AN30',         'conditional', 'How it is shipped'],
  cost:                 ['N13',          'conditional', 'What shipping costs in total'],
  comment:              ['AN160',        'conditional', 'Comment on the shipping'],
  expectedDate:         ['AN10',         'optional',    'When delivery is expected'],
  logisticsProvider:    ['AN255',        'optional',    'Who ships it'],
  trackingNumber:       ['AN255',        'optional',    'Number to track it by'],
  returnTrackingNumber: ['AN255',        'optional',    'Number to track a return by'],
  normalized:           ['AN255',        'optional',    'The address in its normalized form'],
  validationStatus:     ['AN255',        'optional',    'Whether the address was validated, and its normalized form confirmed'],
  warehouse:            ['AN100',        'optional',    'Warehouse that it left from'],
  preference:           ['AN21',         'optional',    'What is preferred in shipping'],
  middleName:           ['AN',           'optional',    'Middle name in the address'],
  companyName:          ['AN60',         'optional',    'Company in the address'],
  phone:                ['AN25',         'optional',    'Phone number'],
  workPhone:            ['AN25',         'optional',    'Phone number at work'],
  mobile:               ['AN25',         'optional',    'Mobile phone number'],
  email:                ['AN128',        'optional',    'E-mail address'],
  type:                 ['AN8',          'optional',    'Shipment or return'],
});

/** The schema of `parameters.card.shipping` (section 2.2, Set 6). */
export const Shipping: TableSchema<typeof shipping> = /* @__PURE__ */ tableSchema(shipping);
/** How and where an order is shipped: `parameters.card.shipping` (section 2.2, Set 6). */
export type Shipping = InferOutput<typeof Shipping>;
