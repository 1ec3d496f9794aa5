import { type Named, objectOf, type TableSchema, table, tableSchema, url } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { type CartItemRecipient, cartItemRecipientTable } from './cart-item-recipient.ts';

const NO_SIGN = 'Send a discount as totalDiscountAmount of the item, and a gift card in cart.payments.';

/** Pieces, also in other languages and as codes of UN/ECE. */
const PIECES =
  'pcs pc pce piece pieces pièce pièces pieza piezas peça peças pezzo pezzi pz pza ea each stk stck stück stueck stuk stuks st un und unid unidad unidade unidades unité unités unit units item items szt ks kpl шт 個 件 h87 c62';

/** Section 2.2, Set 6, cart items: `parameters.card.cart.items[]`. */
// biome-ignore format: the columns are the document's
export const cartItemTable = table('2.2 Set 6, cart items', 'parameters.card.cart.items[]', {
  name:                   ['AN255',     'conditional', 'Name of the item'],
  merchantItemId:         ['AN255',     'conditional', 'Unique ID of the item', { numeric: true }],
  quantity:               ['N5',        'conditional', 'Quantity', { should: 'count' }],
  type:                   ['AN255',     'conditional', 'Type of the item'],
  sku:                    ['AN255',     'optional',    'Stock keeping unit (SKU)', { should: 'code' }],
  currency:               ['A3',        'conditional', 'Currency of the price', { should: 'currency' }],
  description:            ['AN2048',    'conditional', 'Description of the item'],
  commodityCode:          ['N8',        'optional',    'Commodity code (level-3 card data)', { should: 'whole-number' }],
  commodityDescription:   ['AN50',      'optional',    'Commodity description (level-3 card data)'],
  originalPrice:          ['AN255',     'optional',    'Price before tax and discount', { numeric: true }],
  price:                  ['N13',       'conditional', 'Price after tax and discount', { ifNegative: NO_SIGN }],
  totalAmount:            ['N13',       'conditional', 'Total of the item, with its quantity', { ifNegative: NO_SIGN }],
  taxAmount:              ['N13',       'conditional', 'Tax amount per unit'],
  totalTaxAmount:         ['N13',       'conditional', 'Tax amount of the line'],
  tax:                    ['AN6',       'conditional', 'Tax rate in percent', { numeric: true, should: 'percent' }],
  taxCategory:            ['AN2',       'conditional', 'Tax category (level-3 card data)', { quirk: 'The interface document marks it conditional, but describes it as mandatory.' }],
  shipping:               ['N10.N2',    'conditional', 'Shipping amount of the item'],
  discount:               ['N13',       'conditional', 'Discount rate in percent', { should: 'percent' }],
  giftMessage:            ['AN255',     'optional',    'Gift message'],
  shippingMethod:         ['AN255',     'optional',    'Shipping method of the item'],
  shippingInstructions:   ['AN255',     'optional',    'Shipping instructions'],
  shippingTrackingNumber: ['AN255',     'optional',    'Tracking number of the item', { should: 'code' }],
  quantityUnit:           ['one of',    'optional',    'Unit of the quantity', {
    values: ['M', 'CM', 'KG', 'G', 'COUNT'],
    conflict: { value: 'pcs', instead: 'COUNT' },
    words: { COUNT: PIECES, KG: 'kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos kgm', G: 'gr grs gram grams gramm gramme grammes gramo gramos grama gramas grm', CM: 'cms centimeter centimeters centimetre centimetres zentimeter cmt', M: 'mtr meter meters metre metres mètre mètres metro metros' },
    quirk: "The interface document's sample sends pcs, which is not in its list of allowed values.",
  }],
  productUrl:             ['valid URL', 'optional',    'URL of the product page', { format: url, should: 'browser-url' }],
  imageUrl:               ['valid URL', 'optional',    'URL of the product image', { format: url, should: 'browser-url' }],
  totalDiscountAmount:    ['N10.N2',    'optional',    'Discount of the line, as an amount'],
  productCode:            ['AN30',      'optional',    'Product code of the merchant', { should: 'code' }],
  partNumber:             ['AN30',      'optional',    'Part number of the manufacturer', { should: 'code' }],
  itemNumber:             ['N3',        'optional',    'Invoice line number', { should: 'whole-number' }],
  vatReferenceNumber:     ['AN30',      'optional',    'Number of the VAT invoice or tax receipt', { should: 'code' }],
  sellerId:               ['AN255',     'optional',    'ID of the marketplace seller', { numeric: true }],
  deliveryDate:           ['AN10',      'optional',    'Delivery date'],
}, { nested: { recipient: objectOf<CartItemRecipient>(cartItemRecipientTable) } });

/** The schema of `parameters.card.cart.items[]` (section 2.2, Set 6). */
export const CartItem: TableSchema<typeof cartItemTable> = tableSchema(cartItemTable);
/** An item of the cart: `parameters.card.cart.items[]` (section 2.2, Set 6). Its numbers are strings or JSON numbers. */
export type CartItem = Named<InferOutput<typeof CartItem>>;
