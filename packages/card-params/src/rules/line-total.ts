import { isObject, type Messages, type Payload, type PlacedMistake, type Rule, type RuleDocs } from '@pg/rule-kit';
import { cartItemTable } from '../sets/set-6/cart-item.ts';

/** The total of an item includes its quantity, and no amount of an item has a sign. */
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

// biome-ignore format: a table
export const messages = {
  'other-total': '{field} should be price times quantity',
  'negative-item': { message: '{field} {must} be digits only, but is negative', hint: 'Send a discount as totalDiscountAmount of the item, and a gift card in cart.payments.' },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'The `totalAmount` of a cart item is its `price` times its `quantity`, to the cent, and neither is negative.',
  accepts: [{ value: { cart: { items: [{ price: '0.10', quantity: 3, totalAmount: '0.30' }, { price: '1.00' }] } } }],
  rejects: [
    { value: { cart: { items: [{ price: '10.00', quantity: '2', totalAmount: '10.00' }] } } },
    { value: { cart: { items: [{ price: '-5.00' }] } } },
  ],
};

const numberOf = (value: unknown): number => (value ? Number(value) : Number.NaN);

function* findMistakes(item: Payload, at: PlacedMistake['path']): Generator<PlacedMistake> {
  const [price, total] = [numberOf(item.price), numberOf(item.totalAmount)];
  // The type of both excludes a sign.
  for (const name of ['price', 'totalAmount'])
    if (numberOf(item[name]) < 0) yield { path: [...at, name], code: 'negative-item', basis: 'stated' };
  const isOther = Math.abs(price * numberOf(item.quantity) - total) >= A_CENT;
  if (isOther && price >= 0 && total >= 0) yield { path: [...at, 'totalAmount'], code: 'other-total' };
}

/** With the error of a calculation. */
const A_CENT = 0.01 - 1e-9;
