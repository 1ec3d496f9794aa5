import { type DocsOf, defineRules, isMissing, type Payload, type PlacedMistake, type RuleContext } from '@pg/rule-kit';
import type { CardProfile } from '../profile.ts';
import { type CardSetNumber, detectCardSet, namesOfOtherSets, requiredNames } from '../sets/card-sets.ts';

const OF_MOST = 'Most fields are of {own:set}: if that is right, remove the others';
const ASK = 'Your account manager knows which set your connector needs.';
const OF_MOST_LACKING = `${OF_MOST}, and add {lacking}. ${ASK}`;

/** The six sets are alternatives, one for each kind of connector. */
export const rules = defineRules(
  { section: '2.2 Card parameter sets', basis: 'inferred', onlyIfRowsFail: true },
  {
    'one-set': {
      // biome-ignore format: a table
      messages: {
  'field-of-other-set': { message: '{field} is of {other:set}, and should not be sent with fields of {own:set}: the sets are alternatives', hint: `${OF_MOST}. ${ASK}` },
  'fields-of-other-set': { message: '{field} and {others:other field} are of {other:set}, the rest is of {own:set}: the sets are alternatives', hint: `${OF_MOST}. ${ASK}` },
  'tied-sets': { message: '{field} is of {own:set}, and should not be sent with {name} of {other:set}: the sets are alternatives', hint: `Send only the fields of {own:set}, or only those of {other:set}. ${ASK}` },
  'missing-if-set': '{field} is missing, if this is {own:set}',
  'set:1': 'Set 1 (instalments)',
  'set:2': 'Set 2 (tax and document)',
  'set:3': 'Set 3 (descriptor)',
  'set:4': 'Set 4 (customer and shipping)',
  'set:5': 'Set 5 (sender and receiver)',
  'set:6': 'Set 6 (cart and shipping)',
},
      check(card, { profile }: RuleContext<CardProfile>) {
        if (profile.cardSet !== undefined) return [];
        const own = detectCardSet(card);
        const others = namesOfOtherSets(card, own);
        const mixed = own === undefined ? findTie(others) : describeOthers(others, own, namesLacking(card, own));
        // An object with most fields of a set that requires some is of that set.
        const hasClearSet = own !== undefined && requiredNames(own).length > 0;
        return hasClearSet ? mixed : [...mixed, ...[...others.keys()].flatMap((set) => findLacking(card, set))];
      },
    },
  },
);

type NamesBySet = ReturnType<typeof namesOfOtherSets>;

const describeOthers = (others: NamesBySet, own: CardSetNumber, lacking: readonly string[]): PlacedMistake[] =>
  Array.from(others, ([number, names]) => ({
    path: names.slice(0, 1),
    code: names.length === 1 ? 'field-of-other-set' : 'fields-of-other-set',
    params: { other: String(number), own: String(own), others: names.length - 1, lacking: lacking.join(', ') },
    ...(lacking.length > 0 && { hint: OF_MOST_LACKING }),
    marks: 'name',
  }));

const namesLacking = (card: Payload, set: CardSetNumber): string[] =>
  requiredNames(set).filter((name) => isMissing(card, name));

/** The fields that a set requires, if the object is of that set. */
const findLacking = (card: Payload, set: CardSetNumber): PlacedMistake[] =>
  namesLacking(card, set).map((name) => ({ path: [name], code: 'missing-if-set', params: { own: String(set) } }));

/** With equally many fields of several sets, nobody knows the set: the first fields of the two are named. */
function findTie(sets: NamesBySet): readonly PlacedMistake[] {
  const [one, other] = sets;
  if (one === undefined || other === undefined) return [];
  const params = { own: String(one[0]), other: String(other[0]), name: other[1][0] ?? '' };
  return [{ path: one[1].slice(0, 1), code: 'tied-sets', params, marks: 'name' }];
}

export const docs: DocsOf<typeof rules> = {
  'one-set': {
    summary:
      'All fields of `parameters.card` belong to one set: the sets are alternatives, and a connector needs one of them.',
    accepts: [
      { value: { descriptor: 'Order 1001' } },
      { value: { shipping: { city: 'Lyon' }, cart: { items: [] } } },
      // The profile names the set: profile-set reports the other fields.
      { value: { descriptor: 'Order 1001', shipping: {}, cart: {} }, profile: { cardSet: 3 } },
    ],
    rejects: [
      // Equally many fields of two sets.
      { value: { descriptor: 'Order 1001', bnrg_installm_plan: '03' } },
      { value: { descriptor: 'Order 1001', shipping: { city: 'Lyon' } } },
      {
        value: { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03', document_type: 'cpf' },
      },
    ],
  },
};
