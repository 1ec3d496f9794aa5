import { type TableSchema, table, tableSchema, url } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { CartItemRecipient } from './cart-item-recipient.ts';

/** Section 2.2, Set 6, cart items: `parameters.card.cart.items[]`. */
// biome-ignore format: the columns are the document's
export const cartItem = /* @__PURE__ */ table('2.2 Set 6, cart items', 'parameters.card.cart.items[]', {
  name:                   ['AN255',     'conditional', 'What the item is called'],
  merchantItemId:         ['AN255',     'conditional', 'Identifier of the item, unique'],
  quantity:               ['N5',        'conditional', 'How many of it'],
  type:                   ['AN255',     'conditional', 'Kind of item'],
  sku:                    ['AN255',     'optional',    'Stock keeping unit'],
  currency:               ['A3',        'conditional', 'Currency of its price'],
  description:            ['AN2048',    'conditional', 'Description'],
  commodityCode:          ['N8',        'optional',    'Commodity code (level-3 card data)'],
  commodityDescription:   ['AN50',      'optional',    'Commodity in words (level-3 card data)'],
  originalPrice:          ['AN255',     'optional',    'Price before tax and discount'],
  price:                  ['N13',       'conditional', 'Price with tax and discount'],
  totalAmount:            ['N13',       'conditional', 'Price of all of it, times the quantity'],
  taxAmount:              ['N13',       'conditional', 'Tax on one, whatever the quantity'],
  totalTaxAmount:         ['N13',       'conditional', 'Tax on all of it'],
  tax:                    ['AN6',       'conditional', 'Tax on the price in percent'],
  taxCategory:            ['AN2',       'conditional', 'Tax category (level-3 card data)', { quirk: 'Marked conditional, described as mandatory.' }],
  shipping:               ['N10.N2',    'conditional', 'What shipping this item costs'],
  discount:               ['N13',       'conditional', 'Discount on the price in percent'],
  giftMessage:            ['AN255',     'optional',    'Message that goes with a gift'],
  shippingMethod:         ['AN255',     'optional',    'How this item is shipped'],
  shippingInstructions:   ['AN255',     'optional',    'What to mind in shipping it'],
  shippingTrackingNumber: ['AN255',     'optional',    'Number to track it by'],
  quantityUnit:           ['one of',    'optional',    'Unit that the quantity counts', {
    values: ['M', 'CM', 'KG', 'G', 'COUNT'],
    conflict: { value: 'pcs', instead: 'COUNT' },
    quirk: 'The document’s sample sends pcs, which its list of allowed values does not have.',
  }],
  productUrl:             ['valid URL', 'optional',    'Page of the item', { format: url }],
  imageUrl:               ['valid URL', 'optional',    'Picture of the item', { format: url }],
  totalDiscountAmount:    ['N10.N2',    'optional',    'Discount as an amount'],
  productCode:            ['AN30',      'optional',    'The merchant’s code for it'],
  partNumber:             ['AN30',      'optional',    'The manufacturer’s number for it'],
  itemNumber:             ['N3',        'optional',    'Its line on the invoice'],
  vatReferenceNumber:     ['AN30',      'optional',    'VAT invoice or tax receipt that it stands on'],
  sellerId:               ['AN255',     'optional',    'Marketplace seller that it comes from'],
  deliveryDate:           ['AN10',      'optional',    'When it is delivered'],
});

/** The schema of `parameters.card.cart.items[]` (section 2.2, Set 6). */
export const CartItem: TableSchema<
  typeof cartItem,
  {
    /** Who gets the item. */
    readonly recipient: typeof CartItemRecipient;
  }
> = /* @__PURE__ */ tableSchema(cartItem, {
  recipient: CartItemRecipient,
});
/** An item of the cart: `parameters.card.cart.items[]` (section 2.2, Set 6). Its numbers are texts or JSON numbers. */
export type CartItem = InferOutput<typeof CartItem>;
