import type { Messages, Path, Payload, PlacedMistake, Rule, RuleDocs } from '@pg/rule-kit';
import { cardsOf, METHODS, withCards } from '../client-request-cards.ts';

/** The provider's names by the document's names. */
const NAMES = { allowPaymentMethods: METHODS, allowedCardAuthMethods: 'allowedAuthMethods' } as const;

/** The document and the provider use different names. */
export const rule: Rule = {
  id: 'client-request-names',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, brand rule 4',
  basis: 'conflict',
  marks: 'name',
  check: (payload) => [
    ...findNames(payload, []),
    ...cardsOf(payload).flatMap(([path, parameters]) => findNames(parameters, path)),
  ],
};

const findNames = (object: Payload, path: Path): PlacedMistake[] =>
  Object.entries(NAMES)
    .filter(([name]) => name in object)
    .map(([name, meant]) => ({
      path: [...path, name],
      code: 'document-name',
      params: { meant },
      ...(!(meant in object) && { fix: { name: meant } }),
    }));

export const messages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'A request to the client of `wallet2` has the names that its API reads; the interface document spells two of them differently.',
  accepts: [{ value: withCards({ allowedAuthMethods: ['PAN_ONLY'] }) }, { value: { allowedPaymentMethods: 'CARD' } }],
  rejects: [
    { value: { allowPaymentMethods: 'CARD', allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] } },
    { value: withCards({ allowedCardAuthMethods: ['PAN_ONLY'] }) },
  ],
};
