import { isMissing, type Messages, type Rule, type RuleDocs } from '@pg/rule-kit';
import { parametersOf } from '../tables/brand-parameters.ts';

export const rule: Rule = {
  id: 'brand-parameter',
  concern: 'fields',
  section: '4 E2 Sale, brand rule 1',
  basis: 'stated',
  *check(sale, { profile }) {
    const names = parametersOf(sale.brand, profile);
    const params = { brand: String(sale.brand) };
    for (const name of names) if (isMissing(sale, name)) yield { path: [name], code: 'missing-for-brand', params };
    for (const name of names) if (sale[name] === '') yield { path: [name], code: 'empty-for-brand', params };
  },
};

export const messages = {
  'missing-for-brand': '{field} is missing; the merchant profile requires it for brand {brand}',
  'empty-for-brand': '{field} must not be empty: the merchant profile requires it for brand {brand}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A sale has the extra parameters that the merchant profile names for its brand, and they are not empty.',
  accepts: [
    { value: { brand: 'naps' } },
    {
      value: { brand: 'naps', 'parameters[branch]': '1' },
      profile: { brandParameters: { naps: ['parameters[branch]'] } },
    },
    { value: { brand: 'vcard' }, profile: { brandParameters: { naps: ['parameters[branch]'] } } },
  ],
  rejects: [
    { value: { brand: 'naps' }, profile: { brandParameters: { naps: ['parameters[branch]'] } } },
    {
      value: { brand: 'naps', 'parameters[branch]': '' },
      profile: { brandParameters: { naps: ['parameters[branch]'] } },
    },
  ],
};
