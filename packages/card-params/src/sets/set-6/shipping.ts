import { country, type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, shipping: `parameters.card.shipping`. */
// biome-ignore format: the columns are the document's
export const shippingTable = table('2.2 Set 6, shipping', 'parameters.card.shipping', {
  street1:              ['AN100',        'conditional', 'Address line 1: building, street'],
  street2:              ['AN100',        'conditional', 'Address line 2'],
  houseNumber1:         ['AN100',        'optional',    'House number', { numeric: true }],
  houseNumber2:         ['AN100',        'optional',    'Second house number', { numeric: true }],
  city:                 ['AN80',         'conditional', 'City, town or district'],
  state:                ['AN50',         'conditional', 'State, county or region'],
  postcode:             ['AN16',         'conditional', 'Postal code', { should: 'postcode', beside: 'country' }],
  country:              ['A2 [A-Za-z]2', 'conditional', 'Country, ISO 3166-1 alpha-2', { format: country, should: 'country' }],
  method:               ['AN30',         'conditional', 'Shipping method'],
  cost:                 ['N13',          'conditional', 'Total cost of shipping'],
  comment:              ['AN160',        'conditional', 'Comment on the shipment'],
  expectedDate:         ['AN10',         'optional',    'Expected date of delivery'],
  logisticsProvider:    ['AN255',        'optional',    'Carrier'],
  trackingNumber:       ['AN255',        'optional',    'Tracking number', { should: 'code' }],
  returnTrackingNumber: ['AN255',        'optional',    'Tracking number of the return', { should: 'code' }],
  normalized:           ['AN255',        'optional',    'Normalized address'],
  validationStatus:     ['AN255',        'optional',    'Whether the address is validated and its normalized form confirmed'],
  warehouse:            ['AN100',        'optional',    'Warehouse that ships the order'],
  preference:           ['AN21',         'optional',    'Shipping preference'],
  middleName:           ['AN',           'optional',    'Middle name of the recipient'],
  companyName:          ['AN60',         'optional',    'Company name of the recipient'],
  phone:                ['AN25',         'optional',    'Phone number', { should: 'phone' }],
  workPhone:            ['AN25',         'optional',    'Work phone number', { should: 'phone' }],
  mobile:               ['AN25',         'optional',    'Mobile phone number', { should: 'phone' }],
  email:                ['AN128',        'optional',    'E-mail address', { should: 'id' }],
  type:                 ['AN8',          'optional',    'Shipment or return'],
});

/** The schema of `parameters.card.shipping` (section 2.2, Set 6). */
export const Shipping: TableSchema<typeof shippingTable> = tableSchema(shippingTable);
/** The shipping of an order: `parameters.card.shipping` (section 2.2, Set 6). */
export type Shipping = Named<InferOutput<typeof Shipping>>;
