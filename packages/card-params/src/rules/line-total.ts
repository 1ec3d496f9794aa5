import { type DocsOf, defineRules, isObject, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { cartItemTable } from '../sets/set-6/cart-item.ts';

/** The total of an item includes its quantity. */
export const rules = defineRules(
  { section: cartItemTable.section, basis: 'inferred' },
  {
    'line-total': {
      messages: {
        'other-total': '{field} should be price times quantity',
      },
      check: ({ cart }) => (isObject(cart) && Array.isArray(cart.items) ? findOtherTotals(cart.items) : []),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'line-total': {
    summary: 'The `totalAmount` of a cart item is its `price` times its `quantity`, to the cent.',
    accepts: [{ value: { cart: { items: [{ price: '0.10', quantity: 3, totalAmount: '0.30' }, { price: '1.00' }] } } }],
    rejects: [{ value: { cart: { items: [{ price: '10.00', quantity: '2', totalAmount: '10.00' }] } } }],
  },
};

const numberOf = (value: unknown): number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? Number(value) : Number.NaN;

function* findOtherTotals(items: readonly unknown[]): Iterable<PlacedMistake> {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (isObject(item) && hasOtherTotal(item)) yield { path: ['cart', 'items', i, 'totalAmount'], code: 'other-total' };
  }
}

const hasOtherTotal = ({ price, quantity, totalAmount }: Payload): boolean =>
  Math.abs(numberOf(price) * numberOf(quantity) - numberOf(totalAmount)) >= A_CENT;

/** With the error of a calculation. */
const A_CENT = 0.01 - 1e-9;
