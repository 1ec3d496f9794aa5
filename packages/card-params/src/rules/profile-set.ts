import { type Found, type Payload, ProfileError, type Rule, type RuleDocs } from '@pg/rule-kit';
import {
  type CardSetNumber,
  cardSetSchemas,
  detectCardSet,
  namesOfOtherSets,
  namesOfSet,
  requiredNames,
} from '../sets/card-sets.ts';

/** What the account manager said of the merchant's connector. */
export const profileSet: Rule = {
  id: 'profile-set',
  concern: 'combinations',
  section: '2.2 Card parameter sets',
  basis: 'stated',
  marks: 'name',
  check(card, { profile: { cardSet } }) {
    if (cardSet === undefined) return [];
    if (cardSetSchemas[cardSet - 1] === undefined || typeof cardSet !== 'number')
      throw new ProfileError(`profile: cardSet is no number of a set; there are 1 to ${cardSetSchemas.length}`);
    const others = Array.from(namesOfOtherSets(card, cardSet), ([number, names]) => ({
      path: names.slice(0, 1),
      found: names.length === 1 ? `an entry of Set ${number}` : `the first of ${names.length} entries of Set ${number}`,
      allowed: `the profile says Set ${cardSet}`,
    }));
    return [...others, ...findMissing(card, cardSet)];
  },
};

export const docs: RuleDocs = {
  summary: 'Where the merchant’s profile names the card set of the connector, the entries are of that set.',
  accepts: [
    { value: { descriptor: 'Order 1001' }, profile: { cardSet: 3 } },
    { value: { descriptor: 'Order 1001' } },
    { value: {}, profile: { cardSet: 3 } },
    { value: {} },
  ],
  rejects: [
    { value: { descriptor: 'Order 1001' }, profile: { cardSet: 6 } },
    { value: {}, profile: { cardSet: 1 } },
    { value: { document_type: 'cpf' }, profile: { cardSet: 3 } },
    { value: { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00' }, profile: { cardSet: 1 } },
  ],
};

/**
 * What the profile's set lacks: of an object of that set the walk says so, and in one that has nothing but entries of others
 * they are the mistake.
 */
function findMissing(card: Payload, cardSet: CardSetNumber): Found[] {
  const own = detectCardSet(card);
  const names = namesOfSet(cardSet);
  const isOfOthers = own !== undefined && !names.some((name) => card[name] !== undefined);
  if (own === cardSet || isOfOthers) return [];
  const lacking = requiredNames(cardSet).filter((name) => card[name] === undefined);
  return lacking.map((name) => describeMissing(name, cardSet));
}

const describeMissing = (name: string, cardSet: CardSetNumber): Found => ({
  path: [name],
  found: 'missing',
  allowed: `required in Set ${cardSet}, which the profile says`,
});
