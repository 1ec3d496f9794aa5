import { type DocsOf, defineRules, isMissing } from '@pg/rule-kit';
import { brands, knownBrand } from '../tables/brands.ts';
import type { SaleFieldName } from '../tables/sale.ts';

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'inferred', marks: 'name' },
  {
    'brand-excludes': {
      // biome-ignore format: a table
      messages: {
  'field-of-other-brand': { message: '{field} should be sent only with brand {brands}, but brand is {brand}', hint: 'If the payer pays with a wallet, change the brand to that wallet. If not, remove this field.' },
},
      check(sale) {
        const brand = knownBrand(sale.brand);
        if (brand === undefined) return [];
        const { excludes, expects, section } = brands[brand];
        return excludes
          .filter((name) => !isMissing(sale, name))
          .map((name) => ({
            path: [name],
            code: 'field-of-other-brand',
            params: { brand, brands: brandsThatRequire(name) },
            section,
            // The brand itself may be the mistake.
            also: expects.filter((expected) => isMissing(sale, expected)).map((missing) => [missing]),
          }));
      },
    },
  },
);

const brandsThatRequire = (name: SaleFieldName): string[] =>
  Object.entries(brands).flatMap(([brand, { requires }]) => (requires.includes(name) ? brand : []));

export const docs: DocsOf<typeof rules> = {
  'brand-excludes': {
    summary: 'A sale has no fields of other brands: only a wallet has a payment token.',
    accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{}' } }],
    rejects: [
      { value: { brand: 'naps', 'parameters[paymentToken]': '{}' } },
      { value: { brand: 'vcard', 'parameters[paymentToken]': '{}' } },
    ],
  },
};
