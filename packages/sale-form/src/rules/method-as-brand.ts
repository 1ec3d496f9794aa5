import { type DocsOf, defineRules } from '@pg/rule-kit';
import { BRANDS } from '@pg/wallet-tokens/names';

/** The only method of checkout sessions that is not a brand (section 1). */
const METHOD = 'card';

export const rules = defineRules(
  { section: '1 What the service does', basis: 'stated', onlyIfRowsFail: true },
  {
    'method-as-brand': {
      // biome-ignore format: a table
      messages: {
  'method-as-brand': { message: '{field} must be {brands}: the interface document has no brand for cards', hint: 'For cards, create a checkout session with the method card. The brand of the test connector is vcard.' },
},
      check: ({ brand }) =>
        typeof brand === 'string' && brand.trim().toLowerCase() === METHOD
          ? [{ path: ['brand'], code: 'method-as-brand', params: { brands: BRANDS } }]
          : [],
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'method-as-brand': {
    summary: 'The brand of a sale is not `card`, which is a method of checkout sessions.',
    accepts: [{ value: { brand: 'vcard' } }],
    rejects: [{ value: { brand: 'card' } }, { value: { brand: 'Card' } }],
  },
};
