import type { Payload, PlacedMistake, Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { AUTH_METHODS } from '../card-lists.ts';
import { cardsOf, METHODS, methodsOf, withCards } from '../client-request-cards.ts';

/** Rule 4 lists the values to request. A warning, since the wallet allows fewer authentication methods. */
export const rule: Rule = {
  id: 'client-request-values',
  section: '4 E2 Sale, brand rule 4',
  basis: 'inferred',
  *check(payload) {
    if (isEmpty(payload[METHODS] ?? payload.allowPaymentMethods ?? []))
      yield { path: [METHODS], code: 'payment-methods-missing' };
    yield* missingSpecifications(payload);
    const all = new Set<unknown>(AUTH_METHODS);
    for (const [path, parameters] of cardsOf(payload)) {
      if (isEmpty(parameters[NETWORKS_FIELD])) yield { path: [...path, NETWORKS_FIELD], code: 'networks-missing' };
      const name = 'allowedCardAuthMethods' in parameters ? 'allowedCardAuthMethods' : 'allowedAuthMethods';
      const given = parameters[name];
      // What is not a list of methods is reported by its row.
      if (given !== undefined && !(Array.isArray(given) && given.every((each) => all.has(each)))) continue;
      if (!AUTH_METHODS.every((value) => given?.includes(value)))
        yield { path: [...path, name], code: 'auth-methods-missing', params: { methods: AUTH_METHODS.join(' and ') } };
    }
  },
};

const NETWORKS_FIELD = 'allowedCardNetworks';

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Only a request with `transactionInfo` gets a token. One without asks whether the payer can pay: `isReadyToPay`. */
const missingSpecifications = (payload: Payload): PlacedMistake[] =>
  'transactionInfo' in payload
    ? methodsOf(payload)
        .filter(([, method]) => !('tokenizationSpecification' in method))
        .map(([path]) => ({ path: [...path, 'tokenizationSpecification'], code: 'missing', basis: 'stated' }))
    : [];

export const docs = docsTable({
  'client-request-values': [
    'A request to the client of `wallet2` has a payment method, with a card network and all authentication methods.',
    [withCards({ allowedAuthMethods: AUTH_METHODS }), { allowPaymentMethods: 'CARD' }],
    [
      { apiVersion: 2 },
      { allowedPaymentMethods: [] },
      withCards({}),
      withCards({ allowedAuthMethods: ['PAN_ONLY'] }),
      withCards({ allowedAuthMethods: AUTH_METHODS, allowedCardNetworks: [] }),
    ],
  ],
});
