import { type DocsOf, defineRules, isMissing, type Payload, type PlacedMistake, type RuleContext } from '@pg/rule-kit';
import type { CardProfile } from '../profile.ts';
import { type CardSetNumber, detectCardSet, namesOfOtherSets, namesOfSet, requiredNames } from '../sets/card-sets.ts';

/** The merchant profile contains the set that the connector needs. */
export const rules = defineRules(
  { section: '2.2 Card parameter sets', basis: 'stated', marks: 'name' },
  {
    'profile-set': {
      messages: {
        'not-in-profile-set': '{field} is of {other:set}, but the merchant profile requires {own:set}',
        'not-all-in-profile-set':
          '{field} and {others:other field} are of {other:set}, but the merchant profile requires {own:set}',
        'missing-in-profile-set': '{field} is missing; the merchant profile requires {own:set}',
      },
      check(card, { profile: { cardSet } }: RuleContext<CardProfile>) {
        if (cardSet === undefined) return [];
        const others = Array.from(namesOfOtherSets(card, cardSet), ([number, names]) => ({
          path: names.slice(0, 1),
          code: names.length === 1 ? 'not-in-profile-set' : 'not-all-in-profile-set',
          params: { other: String(number), own: String(cardSet), others: names.length - 1 },
        }));
        return [...others, ...findMissing(card, cardSet)];
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'profile-set': {
    summary: 'If the merchant profile names the card set, all fields are of that set.',
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
  },
};

/**
 * The required fields of the profile's set that are missing. If the object is of that set, the rows report them. If it has
 * only fields of other sets, only these are reported.
 */
function findMissing(card: Payload, cardSet: CardSetNumber): PlacedMistake[] {
  const own = detectCardSet(card);
  const names = namesOfSet(cardSet);
  const isOfOthers = own !== undefined && names.every((name) => isMissing(card, name));
  if (own === cardSet || isOfOthers) return [];
  return requiredNames(cardSet)
    .filter((name) => isMissing(card, name))
    .map((name) => ({ path: [name], code: 'missing-in-profile-set', params: { own: String(cardSet) } }));
}
