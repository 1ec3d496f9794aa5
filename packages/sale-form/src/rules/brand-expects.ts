import type { Rule, RuleDocs } from '@pg/rule-kit';
import { brandOf } from '../tables/brands.ts';

export const brandExpects: Rule = {
  id: 'brand-expects',
  concern: 'entries',
  section: '4 E2 Sale',
  basis: 'inferred',
  check({ brand, ...fields }) {
    const rules = brandOf(brand);
    // A field of another brand makes the brand itself doubtful: what it expects is told with that.
    if (rules === undefined || rules.takesNot.some((name) => fields[name] !== undefined)) return [];
    return rules.expects
      .filter((name) => fields[name] === undefined)
      .map((name) => ({
        path: [name],
        found: 'missing',
        allowed: `expected with the brand ${brand}`,
        section: rules.section,
        hint: `Not shown in the document: ${rules.notShown ?? ''}. Ask your account manager.`,
      }));
  },
};

export const docs: RuleDocs = {
  summary:
    'A sale has the fields that its brand is told by: on the test connector, the identifier that selects the outcome.',
  accepts: [
    { value: { brand: 'vcard', identifier: 'payer' } },
    { value: { brand: 'vcard', 'parameters[paymentToken]': '{}' } }, // brand-takes-not says so
    { value: { brand: 'naps' } },
  ],
  rejects: [{ value: { brand: 'vcard' } }],
};
