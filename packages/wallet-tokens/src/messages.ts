import { formatMessages } from './messages/format-messages.ts';
import { proofMessages } from './messages/proof-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { tokenMessages } from './messages/token-messages.ts';

/** What the tokens and settings of wallets report. Bundlers drop a call that is unused, but no spread. */
export const messages = /* @__PURE__ */ Object.assign(
  {},
  formatMessages,
  tokenMessages,
  proofMessages,
  settingsMessages,
);

/** The codes of everything that the tokens and settings of wallets report. */
export type WalletTokensCode = keyof typeof messages;
