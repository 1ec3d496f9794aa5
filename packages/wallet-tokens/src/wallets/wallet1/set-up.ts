import type { SetUp } from '../../settings/set-up.ts';
import type { wallet1Panel } from './panel.ts';

/** Section 4: how a merchant gets `wallet1` to work. */
// biome-ignore format: a table
export const wallet1SetUp: SetUp<keyof typeof wallet1Panel.rows> = {
  section: '4 Wallet provider account setup, wallet1',
  steps: [
    { step: 1, task: 'In the wallet provider’s developer account, create a Merchant ID.', settings: ['merchantIdentifier'] },
    { step: 2, task: 'Register every domain that shows the wallet’s button, and verify it. In Checkout mode that is the checkout page’s: give the verification file to support.', settings: [] },
    { step: 3, task: 'Make the merchant identity certificate: generate a *.csr with its *.key, or ask the payment provider for the *.csr; upload it, download the *.pem.', settings: ['certificate', 'privateKey'] },
    { step: 4, task: 'Make the payment processing certificate of another *.csr, and keep the private key of that pair.', settings: ['processingPrivateKey'] },
    { step: 5, task: 'In the admin panel, under Merchants, Wallets, enter what the steps before have given.', settings: ['merchantIdentifier', 'certificate', 'privateKey', 'processingPrivateKey'] },
  ],
};
