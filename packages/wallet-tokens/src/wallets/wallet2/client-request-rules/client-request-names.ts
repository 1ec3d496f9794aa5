import type { Path, Payload, PlacedMistake, Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { AUTH_METHODS } from '../card-lists.ts';
import { cardsOf, METHODS, withCards } from '../client-request-cards.ts';

/** The provider's names by the document's names. */
const NAMES = { allowPaymentMethods: METHODS, allowedCardAuthMethods: 'allowedAuthMethods' } as const;

/** The document and the provider use different names. */
export const rule: Rule = {
  id: 'client-request-names',
  section: '4 E2 Sale, brand rule 4',
  basis: 'conflict',
  marks: 'name',
  *check(payload) {
    yield* findNames(payload, []);
    for (const [path, parameters] of cardsOf(payload)) yield* findNames(parameters, path);
  },
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

export const docs = docsTable({
  'client-request-names': [
    'A request to the client of `wallet2` has the names that its API reads; the interface document spells two of them differently.',
    [withCards({ allowedAuthMethods: ['PAN_ONLY'] }), { allowedPaymentMethods: 'CARD' }],
    [
      { allowPaymentMethods: 'CARD', allowedCardAuthMethods: AUTH_METHODS },
      withCards({ allowedCardAuthMethods: ['PAN_ONLY'] }),
    ],
  ],
});
