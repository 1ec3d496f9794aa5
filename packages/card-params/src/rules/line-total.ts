import { isObject, type Messages, type Payload, type PlacedMistake, type Rule, type RuleDocs } from '@pg/rule-kit';
import { cartItemTable } from '../sets/set-6/cart-item.ts';

/** The total of an item includes its quantity. */
export const rule: Rule = {
  id: 'line-total',
  concern: 'combinations',
  section: cartItemTable.section,
  basis: 'inferred',
  *check(card) {
    const items: readonly unknown[] = isObject(card.cart) && Array.isArray(card.cart.items) ? card.cart.items : [];
    for (const [i, item] of items.entries()) if (isObject(item)) yield* findMistakes(item, ['cart', 'items', i]);
  },
};

export const messages = {
  'other-total': '{field} should be price times quantity',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The `totalAmount` of a cart item is its `price` times its `quantity`, to the cent.',
  accepts: [{ value: { cart: { items: [{ price: '0.10', quantity: 3, totalAmount: '0.30' }, { price: '1.00' }] } } }],
  rejects: [{ value: { cart: { items: [{ price: '10.00', quantity: '2', totalAmount: '10.00' }] } } }],
};

const numberOf = (value: unknown): number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? Number(value) : Number.NaN;

function findMistakes(item: Payload, at: PlacedMistake['path']): PlacedMistake[] {
  const difference = numberOf(item.price) * numberOf(item.quantity) - numberOf(item.totalAmount);
  return Math.abs(difference) >= A_CENT ? [{ path: [...at, 'totalAmount'], code: 'other-total' }] : [];
}

/** With the error of a calculation. */
const A_CENT = 0.01 - 1e-9;
