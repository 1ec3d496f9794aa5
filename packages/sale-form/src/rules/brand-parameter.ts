import { type DocsOf, defineRules, isMissing } from '@pg/rule-kit';
import { parametersOf } from '../tables/brand-parameters.ts';

export const rules = defineRules(
  { section: '4 E2 Sale, brand rule 1', basis: 'stated' },
  {
    'brand-parameter': {
      messages: {
        'missing-for-brand': '{field} is missing; the merchant profile requires it for brand {brand}',
        'empty-for-brand': '{field} must not be empty: the merchant profile requires it for brand {brand}',
      },
      check(sale, { profile }) {
        const names = parametersOf(sale.brand, profile);
        const find = (code: string, isWrong: (name: string) => boolean) =>
          names.filter(isWrong).map((name) => ({ path: [name], code, params: { brand: String(sale.brand) } }));
        if (names.length === 0) return [];
        const missing = find('missing-for-brand', (name) => isMissing(sale, name));
        return [...missing, ...find('empty-for-brand', (name) => sale[name] === '')];
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'brand-parameter': {
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
  },
};
