import type { Found, Rule } from '@pg/rule-kit';
import { type CardSetNumber, detectCardSet, namesOfOtherSets, requiredNames } from '../card-sets.ts';

/** What the account manager said of the merchant's connector. */
export const profileSet: Rule = {
  id: 'profile-set',
  section: '2.2 Card parameter sets',
  basis: 'stated',
  summary: 'Where the merchant’s profile names the card set of the connector, the entries are of that set.',
  marks: 'name',
  accepts: [
    { value: { descriptor: 'Order 1001' }, profile: { cardSet: 3 } },
    { value: { descriptor: 'Order 1001' } },
    { value: {}, profile: { cardSet: 3 } },
    { value: {} },
  ],
  rejects: [
    { value: { descriptor: 'Order 1001' }, profile: { cardSet: 6 } },
    { value: {}, profile: { cardSet: 1 } },
  ],
  check(card, { profile: { cardSet } }) {
    if (cardSet === undefined) return [];
    // Of an object that has an entry of a set the walk says what that set lacks.
    if (detectCardSet(card) === undefined) return requiredNames(cardSet).map((name) => describeMissing(name, cardSet));
    return Array.from(namesOfOtherSets(card, cardSet), ([number, names]) => ({
      path: names.slice(0, 1),
      found: `an entry of Set ${number}`,
      allowed: `the profile says Set ${cardSet}`,
    }));
  },
};

const describeMissing = (name: string, cardSet: CardSetNumber): Found => ({
  path: [name],
  found: 'missing',
  allowed: `required in Set ${cardSet}, which the profile says`,
});
