import { type DocsOf, defineRules } from '@pg/rule-kit';
import { findMissingForBrand } from '../tables/brands.ts';

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'inferred' },
  {
    'brand-expects': {
      // biome-ignore format: a table
      messages: {
  'expected-for-brand': { message: "{field} is missing; a sale with brand {brand} should have it: the payer's ID, which selects the simulated outcome", hint: 'Ask your account manager for its values: the interface document does not show them.' },
},
      check: (sale) => findMissingForBrand(sale, 'expects', 'expected-for-brand'),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'brand-expects': {
    summary:
      'A sale has the fields that its brand usually needs: for the test connector, the identifier that selects the outcome.',
    accepts: [{ value: { brand: 'vcard', identifier: 'payer' } }, { value: { brand: 'naps' } }],
    rejects: [{ value: { brand: 'vcard' } }],
  },
};
