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
 * fewer. It uses the names that the provider's API reads; `wallet2ClientRequestKind` checks one.
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
