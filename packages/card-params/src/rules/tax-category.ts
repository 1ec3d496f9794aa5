import { isObject, type Rule } from '@pg/rule-kit';
import { cartItem } from '../set-6/cart-item.ts';

/** Level-3 card data beside the tax category. */
const LEVEL_3 = ['commodityCode', 'commodityDescription'] as const satisfies readonly (keyof typeof cartItem.rows)[];

/** Marked conditional, described as mandatory for level-3 card data. */
export const taxCategory: Rule = {
  id: 'tax-category',
  get section() {
    return cartItem.section;
  },
  basis: 'inferred',
  summary:
    'A cart item with level-3 card data has a `taxCategory`: its row is conditional, but described as mandatory.',
  accepts: [
    { value: { cart: { items: [{ commodityCode: '12345678', taxCategory: 'AA' }] } } },
    { value: { cart: { items: [{ name: 'Cup' }] } } },
  ],
  rejects: [{ value: { cart: { items: [{ name: 'Cup' }, { commodityCode: '12345678' }] } } }],
  check(card) {
    const cart = isObject(card.cart) ? card.cart : {};
    const items: unknown[] = Array.isArray(cart.items) ? cart.items : [];
    return items.flatMap((item, i) => {
      const level3 = isObject(item) && item.taxCategory === undefined ? LEVEL_3.filter((name) => name in item) : [];
      if (level3.length === 0) return [];
      const path = ['cart', 'items', i, 'taxCategory'];
      return [{ path, found: 'missing', allowed: `expected with ${level3.join(' and ')}` }];
    });
  },
};
