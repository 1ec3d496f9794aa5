import { isObject, type Path, type Payload, type Rule, type Violation } from '@pg/rule-kit';
import { type TokenCode, tokenMessages } from '../../messages/token-messages.ts';
import { docsTable, tokenRule } from '../../token/define-rules.ts';
import { type Wallet2Settings, wallet2Panel } from './panel.ts';

/** A card network of `wallet2`. */
export type Wallet2Network = NonNullable<Wallet2Settings['supportedNetworks']>[number];

/** How a card of `wallet2` is authenticated. */
export type Wallet2AuthMethod = NonNullable<Wallet2Settings['allowedAuthMethod']>;

/**
 * A request to the client of `wallet2`, with the provider's own names. The caller may add to it, so its arrays are not
 * `readonly`; neither are those of the provider's declarations.
 */
export interface Wallet2ClientRequest {
  apiVersion: 2;
  apiVersionMinor: 0;
  allowedPaymentMethods: [
    {
      type: 'CARD';
      parameters: { allowedAuthMethods: Wallet2AuthMethod[]; allowedCardNetworks: Wallet2Network[] };
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY';
        parameters: { gateway: string; gatewayMerchantId: string };
      };
    },
  ];
}

/** The settings that a request needs, and the gateway's name, which the support manager gives. */
export type ClientRequestSettings = Pick<Wallet2Settings, 'supportedNetworks'> & { readonly gateway: string };

/**
 * Makes the request to the client of `wallet2` that returns PaymentData (section 4, E2, rule 4). It has both
 * authentication methods, as rule 4 says, whichever the setting names, and all networks, unless the settings support
 * fewer. It uses the names that the provider's API reads; `clientRequestNames` finds the document's other names.
 *
 * @param clientKey The merchant's client key: it is the `gatewayMerchantId`.
 */
export function wallet2ClientRequest(
  { gateway, supportedNetworks = [] }: ClientRequestSettings,
  clientKey: string,
): Wallet2ClientRequest {
  const { values: networks } = wallet2Panel.rows.supportedNetworks[3];
  const { values: methods } = wallet2Panel.rows.allowedAuthMethod[3];
  const allowedCardNetworks = supportedNetworks.length > 0 ? [...supportedNetworks] : [...networks];
  const parameters = { gateway, gatewayMerchantId: clientKey };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: [...methods], allowedCardNetworks },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
      },
    ],
  };
}

/** The document's names, and the names that the provider's API reads. */
const NAMES = {
  allowPaymentMethods: 'allowedPaymentMethods',
  allowedCardAuthMethods: 'allowedAuthMethods',
} as const;

/** Section 4, E2, rule 4 against what the provider publishes. No resource has it: the request is not sent to the service. */
export const clientRequestNames: Rule = /* @__PURE__ */ tokenRule('client-request-names', '4 E2 Sale', 'conflict', {
  marks: 'name',
  check: (request) => [
    ...findNames(request, []),
    ...['allowPaymentMethods', NAMES.allowPaymentMethods].flatMap((name) => findInMethods(request[name], [name])),
  ],
});

function findInMethods(methods: unknown, path: Path): Violation[] {
  if (!Array.isArray(methods)) return [];
  return methods.flatMap((method: unknown, i) => {
    const parameters = isObject(method) ? method.parameters : undefined;
    return isObject(parameters) ? findNames(parameters, [...path, i, 'parameters']) : [];
  });
}

const findNames = (object: Payload, path: Path): Violation[] =>
  Object.entries(NAMES)
    .filter(([name]) => name in object)
    .map(([name, meant]) => ({
      path: [...path, name],
      code: 'document-name' satisfies TokenCode,
      params: { meant },
      messages: tokenMessages,
      ...(!(meant in object) && { fix: { name: meant } }),
    }));

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'client-request-names': ['A request to the client of `wallet2` has the names that its API reads; the document writes two of them in another way.',
    [{ allowedPaymentMethods: [{ parameters: { allowedAuthMethods: ['PAN_ONLY'] } }] }, { allowedPaymentMethods: 'CARD' }],
    [{ allowPaymentMethods: 'CARD', allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] },
      { allowedPaymentMethods: [{ parameters: { allowedCardAuthMethods: ['PAN_ONLY'] } }] }]],
});
