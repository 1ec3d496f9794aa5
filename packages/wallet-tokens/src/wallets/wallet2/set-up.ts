import type { SetUp } from '../../settings/set-up.ts';
import type { wallet2Panel } from './panel.ts';

/** Section 4: how a merchant gets `wallet2` to work. */
// biome-ignore format: a table
export const wallet2SetUp: SetUp<keyof typeof wallet2Panel.rows> = {
  section: '4 Wallet provider account setup, wallet2',
  steps: [
    { step: 1, task: 'Settle who the gateway is: the service, if it decrypts tokens and hands on what it read; the payment provider, if it decrypts them itself.', settings: ['privateKey'] },
    { step: 2, task: 'Have the gateway tell its name and the merchant’s ID with it.', settings: ['gateway', 'gatewayMerchantId'] },
    { step: 3, task: 'In the admin panel, under Merchants, Wallets, enter the settings.', settings: ['environment', 'allowedAuthMethod', 'supportedNetworks', 'merchantIdentifier', 'gateway', 'gatewayMerchantId', 'privateKey', 'includeAdditionalParametersToToken'] },
    { step: 4, task: 'In the wallet provider’s business console, verify the domains that use the wallet.', settings: [] },
    { step: 5, task: 'For server-to-server sales whose token you obtain, keep two settings right, for the others don’t apply: the environment, which has to be the token’s, and the key, without which there is no card flow.', settings: ['environment', 'privateKey'] },
    { step: 6, task: 'With PAN_ONLY, ask the acquirer that processes the payments about 3-D Secure: it answers for it.', settings: ['allowedAuthMethod'] },
  ],
};
