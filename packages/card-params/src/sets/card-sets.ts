import { isObject, oneOf } from '@pg/rule-kit';
import { namesOf } from '@pg/rule-kit/internal';
import { type Set1Instalments, set1InstalmentsTable } from './set-1-instalments.ts';
import { type Set2TaxDocument, set2TaxDocumentTable } from './set-2-tax-document.ts';
import { type Set3Descriptor, set3DescriptorTable } from './set-3-descriptor.ts';
import { type Set4CustomerShipping, set4CustomerShippingTable } from './set-4-customer-shipping.ts';
import { type Set5SenderReceiver, set5SenderReceiverTable } from './set-5-sender-receiver.ts';
import { type Set6Cart, set6CartTable } from './set-6/set-6-cart.ts';

/** Any of the six sets. */
export type CardSet =
  | Set1Instalments
  | Set2TaxDocument
  | Set3Descriptor
  | Set4CustomerShipping
  | Set5SenderReceiver
  | Set6Cart;

/** No field of a set. Compile errors about a value with fields of two sets name it: `Without<Set5SenderReceiver>`. */
export type Without<TSet extends CardSet> = { readonly [TName in keyof TSet]?: undefined };

/** One set, without fields of other sets. */
export type Only<TSet extends CardSet> = TSet &
  (TSet extends Set1Instalments ? unknown : Without<Set1Instalments>) &
  (TSet extends Set2TaxDocument ? unknown : Without<Set2TaxDocument>) &
  (TSet extends Set3Descriptor ? unknown : Without<Set3Descriptor>) &
  (TSet extends Set4CustomerShipping ? unknown : Without<Set4CustomerShipping>) &
  (TSet extends Set5SenderReceiver ? unknown : Without<Set5SenderReceiver>) &
  (TSet extends Set6Cart ? unknown : Without<Set6Cart>);

/** The fields of one of the six sets, and none of another. */
export type FieldsOfOneSet =
  | Only<Set1Instalments>
  | Only<Set2TaxDocument>
  | Only<Set3Descriptor>
  | Only<Set4CustomerShipping>
  | Only<Set5SenderReceiver>
  | Only<Set6Cart>;

/** Section 2.2: the six alternative sets of `parameters.card`, in order: Set 1 is first. */
export const cardTable = oneOf<FieldsOfOneSet>(
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
  const position = isObject(card) ? cardTable.alternatives.choose(card) : -1;
  return position < 0 ? undefined : toNumber(position);
}

export function namesOfSet(set: CardSetNumber): readonly string[] {
  const table = cardTable.alternatives.tables[set - 1];
  return table ? namesOf(table) : [];
}

export const requiredNames = (set: CardSetNumber): readonly string[] =>
  Object.entries(cardTable.alternatives.tables[set - 1]?.rows ?? {}).flatMap(([name, [, mandatory]]) =>
    mandatory === 'required' ? name : [],
  );

/** The names in an object that belong to other sets than `own`, by set. */
export function namesOfOtherSets(card: object, own: CardSetNumber | undefined): ReadonlyMap<CardSetNumber, string[]> {
  const others = new Map<CardSetNumber, string[]>();
  const sets = cardTable.alternatives.byName();
  for (const name in card) {
    const position = sets[name];
    if (position === undefined || toNumber(position) === own) continue;
    const number = toNumber(position);
    others.set(number, [...(others.get(number) ?? []), name]);
  }
  return others;
}
