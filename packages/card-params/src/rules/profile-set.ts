import type { Rule } from '@pg/rule-kit';
import { namesOfOtherSets } from '../card-sets.ts';

/** What the account manager said of the merchant's connector. */
export const profileSet: Rule = {
  id: 'profile-set',
  section: '2.2 Card parameter sets',
  basis: 'stated',
  summary: 'Where the merchant’s profile names the card set of the connector, the entries are of that set.',
  marks: 'name',
  accepts: [{ value: { descriptor: 'Order 1001' }, profile: { cardSet: 3 } }, { value: { descriptor: 'Order 1001' } }],
  rejects: [{ value: { descriptor: 'Order 1001' }, profile: { cardSet: 6 } }],
  check(card, { profile }) {
    if (profile.cardSet === undefined) return [];
    return Array.from(namesOfOtherSets(card, profile.cardSet), ([number, names]) => ({
      path: names.slice(0, 1),
      found: `an entry of Set ${number}`,
      allowed: `the profile says Set ${profile.cardSet}`,
    }));
  },
};
