import { type AlternativeByName, alternativeByName, chooseAlternative, fieldSpecOf, isObject } from '@pg/rule-kit';
import { Set1Instalments } from './set-1-instalments.ts';
import { Set2TaxDocument } from './set-2-tax-document.ts';
import { Set3Descriptor } from './set-3-descriptor.ts';
import { Set4CustomerShipping } from './set-4-customer-shipping.ts';
import { Set5SenderReceiver } from './set-5-sender-receiver.ts';
import { Set6Cart } from './set-6/set-6-cart.ts';

/** The schemas of the six alternative sets of section 2.2, in the document's order: Set 1 is the first. */
export const cardSetSchemas: readonly [
  typeof Set1Instalments,
  typeof Set2TaxDocument,
  typeof Set3Descriptor,
  typeof Set4CustomerShipping,
  typeof Set5SenderReceiver,
  typeof Set6Cart,
] = [Set1Instalments, Set2TaxDocument, Set3Descriptor, Set4CustomerShipping, Set5SenderReceiver, Set6Cart];

/** The number that the document gives a card parameter set. */
export type CardSetNumber = 1 | 2 | 3 | 4 | 5 | 6;

let owners: AlternativeByName | undefined;

/** Which set has a name, as the set's position. Made on first use: importing one set must not compile the others. */
function setsByName(): AlternativeByName {
  owners ??= alternativeByName(cardSetSchemas.map((schema) => Object.keys(fieldSpecOf(schema)?.fields ?? {})));
  return owners;
}

const toNumber = (position: number): CardSetNumber => (position + 1) as CardSetNumber;

/**
 * The set to which a `parameters.card` object belongs: the one that most of its entries are of, the lowest number where
 * several have as many; `undefined` where it has no entry of any.
 */
export function detectCardSet(card: unknown): CardSetNumber | undefined {
  const position = isObject(card) ? chooseAlternative(setsByName(), card) : -1;
  return position < 0 ? undefined : toNumber(position);
}

/** The names that a set has. */
export function namesOfSet(set: CardSetNumber): readonly string[] {
  const schema = cardSetSchemas[set - 1];
  return Object.keys((schema && fieldSpecOf(schema)?.fields) ?? {});
}

/** The names that an object of a set has to have. */
export function requiredNames(set: CardSetNumber): readonly string[] {
  const schema = cardSetSchemas[set - 1];
  return (schema && fieldSpecOf(schema)?.requiredNames) ?? [];
}

/** The names in an object that are of another set than the given one, by their set. */
export function namesOfOtherSets(card: object, own: CardSetNumber | undefined): ReadonlyMap<CardSetNumber, string[]> {
  const others = new Map<CardSetNumber, string[]>();
  const sets = setsByName();
  for (const name in card) {
    const position = sets[name];
    if (position === undefined || toNumber(position) === own) continue;
    const number = toNumber(position);
    others.set(number, [...(others.get(number) ?? []), name]);
  }
  return others;
}
