import { messages as clientRequestMessages } from './wallets/wallet2/client-request-rules/index.ts';
import { settingsMessages, verifiedMessages } from './wallets.ts';

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = {
  ...verifiedMessages,
  ...settingsMessages,
  ...clientRequestMessages,
};

/** The codes of findings about tokens, settings, and requests to a wallet's client. */
export type WalletTokensCode = keyof typeof messages;
