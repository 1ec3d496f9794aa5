import { type ListSchema, listSchema, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { CartItem } from './cart-item.ts';
import { CartPayment } from './cart-payment.ts';
import { MarketplaceSeller } from './marketplace-seller.ts';
import { Shipping } from './shipping.ts';

/** Section 2.2, Set 6: the objects that contain its tables have no rows of their own. */
export const set6Cart = table('2.2 Set 6', 'parameters.card', {});
/** Section 2.2, Set 6, `parameters.card.cart`: only arrays. */
export const cart = table('2.2 Set 6, cart', 'parameters.card.cart', {});
/** Section 2.2, Set 6, `parameters.card.marketPlace`: only an array. */
export const marketPlace = table('2.2 Set 6, marketplace', 'parameters.card.marketPlace', {});

/** The schema of `parameters.card.cart` (section 2.2, Set 6): `items[]` and `payments[]`. */
export const Cart: TableSchema<
  typeof cart,
  {
    /** Items of the cart. */
    readonly items: ListSchema<typeof CartItem>;
    /** Payments already made with other methods. */
    readonly payments: ListSchema<typeof CartPayment>;
  }
> = tableSchema(cart, {
  items: listSchema(CartItem),
  payments: listSchema(CartPayment),
});
/** Items, and payments already made with other methods: `parameters.card.cart` (section 2.2, Set 6). */
export interface Cart extends InferOutput<typeof Cart> {
  items?: readonly CartItem[] | undefined;
  payments?: readonly CartPayment[] | undefined;
}

/** The schema of `parameters.card.marketPlace` (section 2.2, Set 6): `sellers[]`. */
export const MarketPlace: TableSchema<
  typeof marketPlace,
  {
    /** Marketplace sellers. */
    readonly sellers: ListSchema<typeof MarketplaceSeller>;
  }
> = tableSchema(marketPlace, {
  sellers: listSchema(MarketplaceSeller),
});
/** The sellers of a marketplace: `parameters.card.marketPlace` (section 2.2, Set 6). */
export interface MarketPlace extends InferOutput<typeof MarketPlace> {
  sellers?: readonly MarketplaceSeller[] | undefined;
}

/** The schema of Set 6 (section 2.2): shipping, cart and marketplace data. */
export const Set6Cart: TableSchema<
  typeof set6Cart,
  {
    /** Shipping of the order. */
    readonly shipping: typeof Shipping;
    /** Items, and payments already made with other methods. */
    readonly cart: typeof Cart;
    /** Marketplace data. */
    readonly marketPlace: typeof MarketPlace;
  }
> = tableSchema(set6Cart, {
  shipping: Shipping,
  cart: Cart,
  marketPlace: MarketPlace,
});
/** Shipping, cart and marketplace data: Set 6 of `parameters.card` (section 2.2). */
export interface Set6Cart extends InferOutput<typeof Set6Cart> {
  shipping?: Shipping | undefined;
  cart?: Cart | undefined;
  marketPlace?: MarketPlace | undefined;
}
