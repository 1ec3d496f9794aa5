import type { Wallet2Settings } from '../settings/wallet2-panel.ts';
import { wallet2Panel } from '../settings/wallet2-panel.ts';

/** A card network of `wallet2`. */
export type Wallet2Network = NonNullable<Wallet2Settings['supportedNetworks']>[number];

/** How a card of `wallet2` is authenticated. */
export type Wallet2AuthMethod = NonNullable<Wallet2Settings['allowedAuthMethod']>;

/**
 * What the client of `wallet2` is asked for, in the provider's own names. It is the caller's own to add to, and its lists
 * are not `readonly`: those of the provider's declarations are not either.
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

/** What a request is made of: of the settings, the gateway's name, which the support manager gives. */
export type ClientRequestSettings = Pick<Wallet2Settings, 'supportedNetworks'> & { readonly gateway: string };

/**
 * Writes down what to request of the client of `wallet2` to get PaymentData (section 4, E2, rule 4).
 *
 * The names are those that the provider's API reads: `allowedPaymentMethods` and `allowedAuthMethods`, where the
 * document writes `allowPaymentMethods` and `allowedCardAuthMethods`. With the document's, the client would see no
 * method at all. `clientRequestNames` finds them in a request.
 *
 * Both authentication methods are requested, whichever the setting names: rule 4 says so. The networks are all five,
 * unless the settings support fewer.
 *
 * @param clientKey The merchant's client key: it is the `gatewayMerchantId`.
 */
export function wallet2ClientRequest(
  { gateway, supportedNetworks = [] }: ClientRequestSettings,
  clientKey: string,
): Wallet2ClientRequest {
  const { values: networks } = wallet2Panel.rows.supportedNetworks[3];
  const { values: methods } = wallet2Panel.rows.allowedAuthMethod[3];
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: [...methods],
          allowedCardNetworks: supportedNetworks.length > 0 ? [...supportedNetworks] : [...networks],
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway, gatewayMerchantId: clientKey },
        },
      },
    ],
  };
}
