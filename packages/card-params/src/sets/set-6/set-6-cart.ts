import { listSchema, type Named, type NestedSchema, type RowsOf, table, tableSchema } from '@pg/rule-kit';
import { CartItem } from './cart-item.ts';
import { CartPayment } from './cart-payment.ts';
import { MarketplaceSeller } from './marketplace-seller.ts';
import { Shipping } from './shipping.ts';

/** Section 2.2, Set 6, `parameters.card.cart`: only arrays. */
export const cartTable = table('2.2 Set 6, cart', 'parameters.card.cart', {});

/** Items, and payments already made with other methods: `parameters.card.cart` (section 2.2, Set 6). */
export interface Cart extends Named, RowsOf<typeof cartTable> {
  /** Items of the cart. */
  items?: readonly CartItem[] | undefined;
  /** Payments already made with other methods. */
  payments?: readonly CartPayment[] | undefined;
}
/** The schema of `parameters.card.cart` (section 2.2, Set 6): `items[]` and `payments[]`. */
export const Cart: NestedSchema<typeof cartTable, Cart> = tableSchema(cartTable, {
  items: listSchema(CartItem),
  payments: listSchema(CartPayment),
});

/** Section 2.2, Set 6, `parameters.card.marketPlace`: only an array. */
export const marketPlaceTable = table('2.2 Set 6, marketplace', 'parameters.card.marketPlace', {});

/** The sellers of a marketplace: `parameters.card.marketPlace` (section 2.2, Set 6). */
export interface MarketPlace extends Named, RowsOf<typeof marketPlaceTable> {
  /** Marketplace sellers. */
  sellers?: readonly MarketplaceSeller[] | undefined;
}
/** The schema of `parameters.card.marketPlace` (section 2.2, Set 6): `sellers[]`. */
export const MarketPlace: NestedSchema<typeof marketPlaceTable, MarketPlace> = tableSchema(marketPlaceTable, {
  sellers: listSchema(MarketplaceSeller),
});

/** Section 2.2, Set 6: the objects that contain its tables have no rows of their own. */
export const set6CartTable = table('2.2 Set 6', 'parameters.card', {});

/** Shipping, cart and marketplace data: Set 6 of `parameters.card` (section 2.2). */
export interface Set6Cart extends Named, RowsOf<typeof set6CartTable> {
  /** Shipping of the order. */
  shipping?: Shipping | undefined;
  /** Items, and payments already made with other methods. */
  cart?: Cart | undefined;
  /** Marketplace data. */
  marketPlace?: MarketPlace | undefined;
}
/** The schema of Set 6 (section 2.2): shipping, cart and marketplace data. */
export const Set6Cart: NestedSchema<typeof set6CartTable, Set6Cart> = tableSchema(set6CartTable, {
  shipping: Shipping,
  cart: Cart,
  marketPlace: MarketPlace,
});
