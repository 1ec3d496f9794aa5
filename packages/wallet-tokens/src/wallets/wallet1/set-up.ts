import type { SetUp } from '../../settings/set-up.ts';
import type { wallet1SettingsTable } from './panel.ts';

/** Section 4: how a merchant sets up `wallet1`. */
// biome-ignore format: a table
export const wallet1SetUp: SetUp<keyof typeof wallet1SettingsTable.rows> = {
  section: '4 Wallet provider account setup, wallet1',
  steps: [
    { step: 1, label: 'Create the Merchant ID', task: "Create a Merchant ID in the wallet provider's developer account.", settings: ['merchantIdentifier'] },
    { step: 2, label: 'Verify the domains', task: "Register and verify every domain that shows the wallet's button. In Checkout mode, that is the domain of the checkout page: send the verification file to support.", settings: [] },
    { step: 3, label: 'Create the merchant identity certificate', task: 'Generate a *.csr and its *.key, or ask the payment provider for the *.csr. Upload the *.csr, and download the *.pem.', settings: ['certificate', 'privateKey'] },
    { step: 4, label: 'Create the payment processing certificate', task: 'Create this certificate from another generated *.csr. Keep the private key of that pair: it is the Processing Private Key.', settings: ['processingPrivateKey'] },
    { step: 5, label: 'Enter the settings', task: 'In the admin panel, open Merchants, Wallets, and enter the results of the steps before.', settings: ['merchantIdentifier', 'certificate', 'privateKey', 'processingPrivateKey'] },
  ],
};
