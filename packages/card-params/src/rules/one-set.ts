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
      found: `${names.length === 1 ? 'an entry' : `the first of ${names.length} entries`} of Set ${number}`,
      allowed: `the object is one of Set ${own}`,
      hint: 'Send the entries of one set only; which one your connector takes, your account manager says.',
    }));
  },
};

export const docs: RuleDocs = {
  summary: 'The entries of `parameters.card` are all of one set: the sets are alternatives, and a connector takes one.',
  accepts: [
    { value: { descriptor: 'Order 1001' } },
    { value: { shipping: { city: 'Lyon' }, cart: { items: [] } } },
    // Which set it has to be is known: profile-set says what is of another.
    { value: { descriptor: 'Order 1001', shipping: {}, cart: {} }, profile: { cardSet: 3 } },
  ],
  rejects: [
    { value: { descriptor: 'Order 1001', shipping: { city: 'Lyon' } } },
    { value: { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03', document_type: 'cpf' } },
  ],
};
