import { expect, it } from 'vitest';
import changelog from '../changeset-lines.cjs';

it.each([
  ['prose', 'Two lines\nof prose.', '- Two lines\n  of prose.'],
  ['prose of two paragraphs', 'One.\n\nTwo.', '- One.\n\n  Two.'],
  ['a rule', 'quantityUnit: PCS is accepted', '- `quantityUnit`: PCS is accepted'],
  ['a rule in code marks', '`one-set`: an error now', '- `one-set`: an error now'],
  ['an entry by its path, in a list', '- order.amount: two decimals', '- `order.amount`: two decimals'],
  ['an entry in a list of stars', '* order.amount:  two decimals', '- `order.amount`: two decimals'],
  [
    'prose, then rules',
    'What the service does since June.\n\nsku: at most 100\r\nprice: at most 12',
    '- What the service does since June.\n- `sku`: at most 100\n- `price`: at most 12',
  ],
  ['a sentence with a colon', 'It takes three: one, two, three.', '- It takes three: one, two, three.'],
  [
    'a word with a colon at a line’s start',
    'It takes\nthree: one, two, three.',
    '- It takes\n  three: one, two, three.',
  ],
  ['a sentence’s first word with a colon', 'Note: it is new.', '- Note: it is new.'],
  [
    'a rule on two lines',
    '`one-set`: in JSON, and\nin forms.\nsku: new',
    '- `one-set`: in JSON, and\n  in forms.\n- `sku`: new',
  ],
  ['prose after rules', 'sku: new\n\nThe rest.', '- `sku`: new\n- The rest.'],
  ['an address', 'https://pay.example is called.', '- https://pay.example is called.'],
])('lists %s', async (_, summary, lines) => {
  expect(await changelog.getReleaseLine({ summary })).toBe(lines);
});
