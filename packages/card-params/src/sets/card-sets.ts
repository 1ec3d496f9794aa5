import { isObject } from '@pg/rule-kit';
import { type AlternativeByName, alternativeByName, chooseAlternative, fieldSpecOf } from '@pg/rule-kit/internal';
import { Set1Instalments } from './set-1-instalments.ts';
import { Set2TaxDocument } from './set-2-tax-document.ts';
import { Set3Descriptor } from './set-3-descriptor.ts';
import { Set4CustomerShipping } from './set-4-customer-shipping.ts';
import { Set5SenderReceiver } from './set-5-sender-receiver.ts';
import { Set6Cart } from './set-6/set-6-cart.ts';

/** The schemas of the six alternative sets of section 2.2, in order: Set 1 is first. */
export const cardSetSchemas: readonly [
  typeof Set1Instalments,
  typeof Set2TaxDocument,
  typeof Set3Descriptor,
  typeof Set4CustomerShipping,
  typeof Set5SenderReceiver,
  typeof Set6Cart,
] = [Set1Instalments, Set2TaxDocument, Set3Descriptor, Set4CustomerShipping, Set5SenderReceiver, Set6Cart];

export type CardSetNumber = 1 | 2 | 3 | 4 | 5 | 6;

let owners: AlternativeByName | undefined;

/** The position of the set that has a name. Made on first use, so that importing one set does not compile the others. */
function setsByName(): AlternativeByName {
  owners ??= alternativeByName(cardSetSchemas.map((schema) => Object.keys(fieldSpecOf(schema)?.fields ?? {})));
  return owners;
}

const toNumber = (position: number): CardSetNumber => (position + 1) as CardSetNumber;

/**
 * Detects the set of a `parameters.card` object: the set that has most of its fields. `undefined` if no set has any of its
 * fields, or if several sets have equally many.
 */
export function detectCardSet(card: unknown): CardSetNumber | undefined {
  const position = isObject(card) ? chooseAlternative(setsByName(), card, 'unknown') : -1;
  return position < 0 ? undefined : toNumber(position);
}

export function namesOfSet(set: CardSetNumber): readonly string[] {
  const schema = cardSetSchemas[set - 1];
  return Object.keys((schema && fieldSpecOf(schema)?.fields) ?? {});
}

export function requiredNames(set: CardSetNumber): readonly string[] {
  const schema = cardSetSchemas[set - 1];
  return (schema && fieldSpecOf(schema)?.requiredNames) ?? [];
}

/** The names in an object that belong to other sets than `own`, by set. */
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
