import { type DocsOf, defineRules } from '@pg/rule-kit';
import { findMissingForBrand } from '../tables/brands.ts';

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'stated' },
  {
    'brand-requires': {
      // biome-ignore format: a table
      messages: {
  'token-missing': { message: '{field} is missing; a sale with brand {brand} must have it', hint: "Send the token as the wallet gave it. If you don't get one, use a checkout session instead." },
},
      check: (sale) => findMissingForBrand(sale, 'requires', 'token-missing'),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'brand-requires': {
    summary: 'A sale has the fields that its brand requires: for a wallet, the payment token.',
    accepts: [{ value: { brand: 'wallet1', 'parameters[paymentToken]': '{}' } }, { value: { brand: 'naps' } }],
    rejects: [{ value: { brand: 'wallet1' } }, { value: { brand: 'wallet2' } }],
  },
};
