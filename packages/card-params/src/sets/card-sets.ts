import { isObject, oneOf } from '@pg/rule-kit';
import { namesOf } from '@pg/rule-kit/internal';
import { set1InstalmentsTable } from './set-1-instalments.ts';
import { set2TaxDocumentTable } from './set-2-tax-document.ts';
import { set3DescriptorTable } from './set-3-descriptor.ts';
import { set4CustomerShippingTable } from './set-4-customer-shipping.ts';
import { set5SenderReceiverTable } from './set-5-sender-receiver.ts';
import { set6CartTable } from './set-6/set-6-cart.ts';

/** Section 2.2: the six alternative sets of `parameters.card`, in order: Set 1 is first. `cardTable` has their type. */
export const cardSets = oneOf<never>(
  '2.2 Card parameter sets',
  'parameters.card',
  [
    set1InstalmentsTable,
    set2TaxDocumentTable,
    set3DescriptorTable,
    set4CustomerShippingTable,
    set5SenderReceiverTable,
    set6CartTable,
  ],
  { tie: 'unknown' },
);

export type CardSetNumber = 1 | 2 | 3 | 4 | 5 | 6;

const toNumber = (position: number): CardSetNumber => (position + 1) as CardSetNumber;

/**
 * Detects the set of a `parameters.card` object: the set that has most of its fields. `undefined` if no set has any of its
 * fields, or if several sets have equally many.
 */
export function detectCardSet(card: unknown): CardSetNumber | undefined {
  const position = isObject(card) ? cardSets.alternatives.choose(card) : -1;
  return position < 0 ? undefined : toNumber(position);
}

export function namesOfSet(set: CardSetNumber): readonly string[] {
  const table = cardSets.alternatives.tables[set - 1];
  return table ? namesOf(table) : [];
}

export const requiredNames = (set: CardSetNumber): readonly string[] =>
  Object.entries(cardSets.alternatives.tables[set - 1]?.rows ?? {}).flatMap(([name, [, mandatory]]) =>
    mandatory === 'required' ? name : [],
  );

/** The names in an object that belong to other sets than `own`, by set. */
export function namesOfOtherSets(card: object, own: CardSetNumber | undefined): ReadonlyMap<CardSetNumber, string[]> {
  const others = new Map<CardSetNumber, string[]>();
  const sets = cardSets.alternatives.byName();
  for (const name in card) {
    const position = sets[name];
    if (position === undefined || toNumber(position) === own) continue;
    const number = toNumber(position);
    others.set(number, [...(others.get(number) ?? []), name]);
  }
  return others;
}
