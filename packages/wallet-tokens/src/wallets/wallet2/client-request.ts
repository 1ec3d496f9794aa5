import { AUTH_METHODS, NETWORKS } from './card-lists.ts';
import type { Wallet2Settings } from './panel.ts';

/** A card network of `wallet2`. */
export type Wallet2Network = NonNullable<Wallet2Settings['supportedNetworks']>[number];

/** How a card of `wallet2` is authenticated. */
export type Wallet2AuthMethod = NonNullable<Wallet2Settings['allowedAuthMethod']>;

/**
 * A request to the client of `wallet2`, with the provider's own names. Its arrays are not `readonly`, as in the provider's
 * declarations, so that the caller can add to them.
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

/** The settings that a request needs, and the gateway's name, which you get from the support manager. */
export type ClientRequestSettings = Pick<Wallet2Settings, 'supportedNetworks'> & { readonly gateway: string };

/**
 * Makes the request to the client of `wallet2`, which then returns PaymentData (section 4, E2, rule 4). It has both
 * authentication methods, as rule 4 requires, and the supported networks of the settings, or all. It uses the names that the
 * provider's API reads. `wallet2ClientRequestType` checks such a request.
 *
 * @param clientKey The merchant's client key, which becomes the `gatewayMerchantId`.
 */
export function createWallet2ClientRequest(
  { gateway, supportedNetworks = [] }: ClientRequestSettings,
  clientKey: string,
): Wallet2ClientRequest {
  const allowedCardNetworks = supportedNetworks.length > 0 ? [...supportedNetworks] : [...NETWORKS];
  const parameters = { gateway, gatewayMerchantId: clientKey };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: [...AUTH_METHODS], allowedCardNetworks },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
      },
    ],
  };
}
