import type { FindingOf, Messages, TableMessages } from '@pg/rule-kit';
import { WALLETS, type WalletName } from './names.ts';
import { settingsMessages } from './settings/messages.ts';
import { formatMessages, tokenMessages } from './token/messages.ts';
import { verificationMessages } from './verify/messages.ts';

/** The messages of the rules of requests to a wallet's client. */
export const clientRequestMessages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
  'payment-methods-missing': '{field} should be there: a list of at least one payment method',
  'auth-methods-missing': '{field} should have {methods}',
} as const satisfies Messages;

/** The names of the wallets in messages. A live service has other names. */
const walletNames = Object.fromEntries(WALLETS.map((name) => [`name:${name}`, name])) as {
  readonly [TName in WalletName as `name:${TName}`]: TName;
};

/** The messages about tokens that need no cryptography: those of a sender. */
export const sentMessages = { ...walletNames, ...formatMessages, ...tokenMessages };

/** All messages about tokens, including those that need cryptography, keys or a clock. */
export const verifiedMessages = { ...sentMessages, ...verificationMessages };

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = { ...verifiedMessages, ...settingsMessages, ...clientRequestMessages };

/** A finding about tokens, settings, and requests to a wallet's client. */
export type Finding = FindingOf<typeof messages & TableMessages>;
