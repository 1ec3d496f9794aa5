import { chooseAlternative, isObject } from '@pg/rule-kit';
import { Set1Instalments } from './set-1-instalments.ts';
import { Set2TaxDocument } from './set-2-tax-document.ts';
import { Set3Descriptor } from './set-3-descriptor.ts';
import { Set4CustomerShipping } from './set-4-customer-shipping.ts';
import { Set5SenderReceiver } from './set-5-sender-receiver.ts';
import { Set6Cart } from './set-6/set-6-cart.ts';

/** The schemas of the six alternative sets of section 2.2, in the document's order: Set 1 is the first. */
export const cardSetSchemas = [
  Set1Instalments,
  Set2TaxDocument,
  Set3Descriptor,
  Set4CustomerShipping,
  Set5SenderReceiver,
  Set6Cart,
] as const;

/** The number that the document gives a card parameter set. */
export type CardSetNumber = 1 | 2 | 3 | 4 | 5 | 6;

const NAMES: readonly ReadonlySet<string>[] = /* @__PURE__ */ cardSetSchemas.map(
  (schema) => new Set(Object.keys(schema.entries)),
);

/**
 * The set to which a `parameters.card` object belongs: the one that most of its entries are of, the lowest number where
 * several have as many; `undefined` where it has no entry of any.
 */
export function detectCardSet(card: unknown): CardSetNumber | undefined {
  const position = isObject(card) ? chooseAlternative(NAMES, card) : -1;
  return position < 0 ? undefined : ((position + 1) as CardSetNumber);
}

/** The names in an object by the set that they are of, for the sets that have any. */
export function namesBySet(card: object): Map<CardSetNumber, string[]> {
  const present = Object.keys(card);
  const bySet = NAMES.map((names, i): [CardSetNumber, string[]] => [
    (i + 1) as CardSetNumber,
    present.filter((name) => names.has(name)),
  ]);
  return new Map(bySet.filter(([, names]) => names.length > 0));
}
