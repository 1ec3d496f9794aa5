import { expect, it } from 'vitest';
import changelog from '../changeset-lines.cjs';

it.each([
  ['prose', 'Two lines\nof prose.', '- Two lines\n  of prose.'],
  ['two paragraphs of prose', 'One.\n\nTwo.', '- One.\n\n  Two.'],
  ['a rule', 'quantityUnit: PCS is accepted', '- `quantityUnit`: PCS is accepted'],
  ['a rule in backticks', '`one-set`: an error now', '- `one-set`: an error now'],
  ['a field path in a list', '- order.amount: two decimals', '- `order.amount`: two decimals'],
  ['a field path in a list with asterisks', '* order.amount:  two decimals', '- `order.amount`: two decimals'],
  [
    'prose, then rules',
    'What the service does since June.\n\nsku: at most 100\r\nprice: at most 12',
    '- What the service does since June.\n- `sku`: at most 100\n- `price`: at most 12',
  ],
  ['a sentence with a colon', 'It takes three: one, two, three.', '- It takes three: one, two, three.'],
  [
    'a word with a colon at the start of a line',
    'It takes\nthree: one, two, three.',
    '- It takes\n  three: one, two, three.',
  ],
  ['a colon after the first word of a sentence', 'Note: it is new.', '- Note: it is new.'],
  [
    'a rule on two lines',
    '`one-set`: in JSON, and\nin forms.\nsku: new',
    '- `one-set`: in JSON, and\n  in forms.\n- `sku`: new',
  ],
  ['prose after rules', 'sku: new\n\nThe rest.', '- `sku`: new\n- The rest.'],
  ['a package', '`@pg/lint`: one more option.', '- `@pg/lint`: one more option.'],
  ['a package before a rule', '`@pg/lint`: one.\n\nsku: new', '- `@pg/lint`: one.\n- `sku`: new'],
  ['a URL', 'https://pay.example is called.', '- https://pay.example is called.'],
])('formats %s', async (_, summary, lines) => {
  expect(await changelog.getReleaseLine({ summary })).toBe(lines);
});
