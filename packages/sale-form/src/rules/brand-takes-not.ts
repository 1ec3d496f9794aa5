import type { Rule, RuleDocs } from '@pg/rule-kit';
import { brandOf, brands } from '../tables/brands.ts';

export const brandTakesNot: Rule = {
  id: 'brand-takes-not',
  concern: 'combinations',
  section: '4 E2 Sale',
  basis: 'inferred',
  marks: 'name',
  check({ brand, ...fields }) {
    const rules = brandOf(brand);
    if (rules === undefined) return [];
    const lacking = rules.expects.filter((name) => fields[name] === undefined);
    return rules.takesNot
      .filter((name) => fields[name] !== undefined)
      .map((name) => ({
        path: [name],
        found: 'a field of another brand',
        allowed: `it goes with ${Object.keys(brands)
          .filter((each) => brandOf(each)?.requires.includes(name))
          .join(' or ')}`,
        section: rules.section,
        hint: `Name the brand that it goes with, or leave it out${lacking.map((each) => ` and send ${each}`).join('')}.`,
      }));
  },
};

export const docs: RuleDocs = {
  summary: 'A sale has no fields of other brands: a payment token goes with a wallet.',
  accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{}' } }],
  rejects: [{ value: { brand: 'naps', 'parameters[paymentToken]': '{}' } }],
};
