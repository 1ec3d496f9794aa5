import type { Rule, RuleDocs } from '@pg/rule-kit';
import { detectCardSet, namesOfOtherSets } from '../sets/card-sets.ts';

/** The six sets are alternatives, one for each kind of connector. */
export const oneSet: Rule = {
  id: 'one-set',
  concern: 'combinations',
  section: '2.2 Card parameter sets',
  basis: 'inferred',
  marks: 'name',
  check(card, { profile }) {
    if (profile.cardSet !== undefined) return [];
    const own = detectCardSet(card);
    return Array.from(namesOfOtherSets(card, own), ([number, names]) => ({
      path: names.slice(0, 1),
      code: names.length === 1 ? 'field-of-other-set' : 'fields-of-other-set',
      params: { other: String(number), own: String(own), others: names.length - 1 },
    }));
  },
};

export const docs: RuleDocs = {
  summary:
    'All fields of `parameters.card` belong to one set: the sets are alternatives, and a connector needs one of them.',
  accepts: [
    { value: { descriptor: 'Order 1001' } },
    { value: { shipping: { city: 'Lyon' }, cart: { items: [] } } },
    // The profile names the set: profile-set reports the other fields.
    { value: { descriptor: 'Order 1001', shipping: {}, cart: {} }, profile: { cardSet: 3 } },
  ],
  rejects: [
    { value: { descriptor: 'Order 1001', shipping: { city: 'Lyon' } } },
    { value: { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03', document_type: 'cpf' } },
  ],
};
