import { type DocsOf, defineRules, isMissing, isObject, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { cartItemTable } from '../sets/set-6/cart-item.ts';

/** Level-3 card data other than the tax category. */
const LEVEL_3 = [
  'commodityCode',
  'commodityDescription',
] as const satisfies readonly (keyof typeof cartItemTable.rows)[];

/** The document marks it conditional, but describes it as mandatory for level-3 card data. */
export const rules = defineRules(
  { section: cartItemTable.section, basis: 'inferred' },
  {
    'tax-category': {
      messages: {
        'tax-category': '{field} is missing; an item with {level3} should have it',
      },
      check({ cart }) {
        const found: PlacedMistake[] = [];
        const items: readonly unknown[] = isObject(cart) && Array.isArray(cart.items) ? cart.items : [];
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          if (isObject(item) && hasLevel3(item) && isMissing(item, 'taxCategory')) found.push(describeMissing(item, i));
        }
        return found;
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'tax-category': {
    summary:
      'A cart item with level-3 card data has a `taxCategory`: its row is conditional, but described as mandatory.',
    accepts: [
      { value: { cart: { items: [{ commodityCode: '12345678', taxCategory: 'AA' }] } } },
      { value: { cart: { items: [{ name: 'Cup' }] } } },
    ],
    rejects: [{ value: { cart: { items: [{ name: 'Cup' }, { commodityCode: '12345678' }] } } }],
  },
};

const hasLevel3 = (item: Payload): boolean => LEVEL_3.some((name) => name in item);

const describeMissing = (item: Payload, i: number): PlacedMistake => ({
  path: ['cart', 'items', i, 'taxCategory'],
  code: 'tax-category',
  params: { level3: LEVEL_3.filter((name) => name in item) },
});
