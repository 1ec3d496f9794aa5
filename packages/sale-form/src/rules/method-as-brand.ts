import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { BRANDS } from '@pg/wallet-tokens/names';

/** The only method of checkout sessions that is not a brand (section 1). */
const METHOD = 'card';

export const rule: Rule = {
  id: 'method-as-brand',
  section: '1 What the service does',
  basis: 'stated',
  followsRows: true,
  check: ({ brand }) =>
    typeof brand === 'string' && brand.trim().toLowerCase() === METHOD
      ? [{ path: ['brand'], code: 'method-as-brand', params: { brands: BRANDS } }]
      : [],
};

// biome-ignore format: a table
export const messages = {
  'method-as-brand': { message: '{field} must be {brands}: the interface document has no brand for cards', hint: 'For cards, create a checkout session with the method card. The brand of the test connector is vcard.' },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The brand of a sale is not `card`, which is a method of checkout sessions.',
  accepts: [{ value: { brand: 'vcard' } }],
  rejects: [{ value: { brand: 'card' } }, { value: { brand: 'Card' } }],
};
