import { formatMessages } from './messages/format-messages.ts';
import { proofMessages } from './messages/proof-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { tokenMessages } from './messages/token-messages.ts';

/** The messages about tokens and settings. `Object.assign` because bundlers remove an unused call, but not an unused spread. */
export const messages = /* @__PURE__ */ Object.assign(
  {},
  formatMessages,
  tokenMessages,
  proofMessages,
  settingsMessages,
);

/** The codes of findings about tokens and settings. */
export type WalletTokensCode = keyof typeof messages;
