import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import { type ArraySchema, array, type InferOutput } from 'valibot';
import { CartItem } from './cart-item.ts';
import { CartPayment } from './cart-payment.ts';
import { MarketplaceSeller } from './marketplace-seller.ts';
import { Shipping } from './shipping.ts';

/** Section 2.2, Set 6: the objects in which its tables are nested have no rows of their own. */
export const set6 = /* @__PURE__ */ table('2.2 Set 6', 'parameters.card', {});
const cart = /* @__PURE__ */ table('2.2 Set 6, cart', 'parameters.card.cart', {});
const marketPlace = /* @__PURE__ */ table('2.2 Set 6, marketplace', 'parameters.card.marketPlace', {});

type CartLists = {
  readonly items: ArraySchema<typeof CartItem, undefined>;
  readonly payments: ArraySchema<typeof CartPayment, undefined>;
};

/** The schema of `parameters.card.cart`: `items[]` and `payments[]`. */
export const Cart: TableSchema<typeof cart, CartLists> = /* @__PURE__ */ tableSchema(cart, {
  items: /* @__PURE__ */ array(CartItem),
  payments: /* @__PURE__ */ array(CartPayment),
});

type MarketPlaceLists = { readonly sellers: ArraySchema<typeof MarketplaceSeller, undefined> };

/** The schema of `parameters.card.marketPlace`: `sellers[]`. */
export const MarketPlace: TableSchema<typeof marketPlace, MarketPlaceLists> = /* @__PURE__ */ tableSchema(marketPlace, {
  sellers: /* @__PURE__ */ array(MarketplaceSeller),
});

type Set6Objects = {
  readonly shipping: typeof Shipping;
  readonly cart: typeof Cart;
  readonly marketPlace: typeof MarketPlace;
};

/** The schema of Set 6: shipping, cart and marketplace data. */
export const Set6Cart: TableSchema<typeof set6, Set6Objects> = /* @__PURE__ */ tableSchema(set6, {
  shipping: Shipping,
  cart: Cart,
  marketPlace: MarketPlace,
});
export type Set6Cart = InferOutput<typeof Set6Cart>;
