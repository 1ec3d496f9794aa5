import {
  isMissing,
  isObject,
  type Messages,
  type Payload,
  type PlacedMistake,
  type Rule,
  type RuleDocs,
} from '@pg/rule-kit';
import { cartItemTable } from '../sets/set-6/cart-item.ts';

/** Level-3 card data other than the tax category. */
const LEVEL_3 = [
  'commodityCode',
  'commodityDescription',
] as const satisfies readonly (keyof typeof cartItemTable.rows)[];

/** The document marks it conditional, but describes it as mandatory for level-3 card data. */
export const rule: Rule = {
  id: 'tax-category',
  concern: 'fields',
  section: cartItemTable.section,
  basis: 'inferred',
  *check(card) {
    const items: readonly unknown[] = isObject(card.cart) && Array.isArray(card.cart.items) ? card.cart.items : [];
    for (const [i, item] of items.entries()) {
      if (isObject(item) && isMissing(item, 'taxCategory')) yield* findMissing(item, i);
    }
  },
};

export const messages = {
  'tax-category': '{field} is missing; an item with {level3} should have it',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'A cart item with level-3 card data has a `taxCategory`: its row is conditional, but described as mandatory.',
  accepts: [
    { value: { cart: { items: [{ commodityCode: '12345678', taxCategory: 'AA' }] } } },
    { value: { cart: { items: [{ name: 'Cup' }] } } },
  ],
  rejects: [{ value: { cart: { items: [{ name: 'Cup' }, { commodityCode: '12345678' }] } } }],
};

function findMissing(item: Payload, i: number): PlacedMistake[] {
  const level3 = LEVEL_3.filter((name) => name in item);
  if (level3.length === 0) return [];
  const path = ['cart', 'items', i, 'taxCategory'];
  return [{ path, code: 'tax-category', params: { level3 } }];
}
