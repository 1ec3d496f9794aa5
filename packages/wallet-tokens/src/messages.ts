import type { FindingOf, Messages, TableMessages } from '@pg/rule-kit';
import { settingsMessages } from './settings/messages.ts';
import { tokenMessages } from './token/messages.ts';

/** The messages of the rules of requests to a wallet's client. */
export const clientRequestMessages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
  'payment-methods-missing': '{field} should be there: a list of at least one payment method',
  'auth-methods-missing': '{field} should have {methods}',
} as const satisfies Messages;

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = { ...tokenMessages, ...settingsMessages, ...clientRequestMessages };

/** A finding about tokens, settings, and requests to a wallet's client. */
export type Finding = FindingOf<typeof messages & TableMessages>;
