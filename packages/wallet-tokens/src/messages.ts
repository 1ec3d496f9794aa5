import { settingsMessages } from './wallets/settings-messages.ts';
import { provenMessages } from './wallets/token-messages.ts';
import { messages as clientRequestMessages } from './wallets/wallet2/client-request-rules/index.ts';

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = {
  ...provenMessages,
  ...settingsMessages,
  ...clientRequestMessages,
};

/** The codes of findings about tokens, settings, and requests to a wallet's client. */
export type WalletTokensCode = keyof typeof messages;
