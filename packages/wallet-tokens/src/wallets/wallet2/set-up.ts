import type { SetUp } from '../../settings/set-up.ts';
import type { wallet2SettingsTable } from './panel.ts';

/** Section 4: how a merchant sets up `wallet2`. */
// biome-ignore format: a table
export const wallet2SetUp: SetUp<keyof typeof wallet2SettingsTable.rows> = {
  section: '4 Wallet provider account setup, wallet2',
  steps: [
    { step: 1, label: 'Choose the gateway', task: 'Decide who the gateway is: the service, if it decrypts the tokens and passes on the card data; the payment provider, if it decrypts the tokens itself.', settings: ['privateKey'] },
    { step: 2, label: "Get the gateway's names", task: 'Ask the gateway for its name and for your merchant ID with it.', settings: ['gateway', 'gatewayMerchantId'] },
    { step: 3, label: 'Enter the settings', task: 'In the admin panel, open Merchants, Wallets, and enter the settings.', settings: ['environment', 'allowedAuthMethod', 'supportedNetworks', 'merchantIdentifier', 'gateway', 'gatewayMerchantId', 'privateKey', 'includeAdditionalParametersToToken'] },
    { step: 4, label: 'Verify the domains', task: "In the wallet provider's business console, verify the domains that use the wallet.", settings: [] },
    { step: 5, label: 'Check the settings for server-to-server sales', task: 'If you obtain the token yourself, only two settings apply: the environment, which must be that of the token, and the key, which card flow requires.', settings: ['environment', 'privateKey'] },
    { step: 6, label: 'Check 3-D Secure', task: 'With PAN_ONLY, ask the acquirer that processes the payments about 3-D Secure: the acquirer is responsible for it.', settings: ['allowedAuthMethod'] },
  ],
};
