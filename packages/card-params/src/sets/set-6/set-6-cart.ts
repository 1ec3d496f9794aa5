import { listOf, type Named, objectOf, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { type CartItem, cartItemTable } from './cart-item.ts';
import { type CartPayment, cartPaymentTable } from './cart-payment.ts';
import { type MarketplaceSeller, marketplaceSellerTable } from './marketplace-seller.ts';
import { type Shipping, shippingTable } from './shipping.ts';

/** Section 2.2, Set 6, `parameters.card.cart`: only arrays. */
export const cartTable = table(
  '2.2 Set 6, cart',
  'parameters.card.cart',
  {},
  { nested: { items: listOf<CartItem>(cartItemTable), payments: listOf<CartPayment>(cartPaymentTable) } },
);

/** The schema of `parameters.card.cart` (section 2.2, Set 6): `items[]` and `payments[]`. */
export const Cart: TableSchema<typeof cartTable> = tableSchema(cartTable);
/** Items, and payments already made with other methods: `parameters.card.cart` (section 2.2, Set 6). */
export type Cart = Named<InferOutput<typeof Cart>>;

/** Section 2.2, Set 6, `parameters.card.marketPlace`: only an array. */
export const marketPlaceTable = table(
  '2.2 Set 6, marketplace',
  'parameters.card.marketPlace',
  {},
  { nested: { sellers: listOf<MarketplaceSeller>(marketplaceSellerTable) } },
);

/** The schema of `parameters.card.marketPlace` (section 2.2, Set 6): `sellers[]`. */
export const MarketPlace: TableSchema<typeof marketPlaceTable> = tableSchema(marketPlaceTable);
/** The sellers of a marketplace: `parameters.card.marketPlace` (section 2.2, Set 6). */
export type MarketPlace = Named<InferOutput<typeof MarketPlace>>;

/** Section 2.2, Set 6: the objects that contain its tables have no rows of their own. */
export const set6CartTable = table(
  '2.2 Set 6',
  'parameters.card',
  {},
  {
    nested: {
      shipping: objectOf<Shipping>(shippingTable),
      cart: objectOf<Cart>(cartTable),
      marketPlace: objectOf<MarketPlace>(marketPlaceTable),
    },
  },
);

/** The schema of Set 6 (section 2.2): shipping, cart and marketplace data. */
export const Set6Cart: TableSchema<typeof set6CartTable> = tableSchema(set6CartTable);
/** Shipping, cart and marketplace data: Set 6 of `parameters.card` (section 2.2). */
export type Set6Cart = Named<InferOutput<typeof Set6Cart>>;
