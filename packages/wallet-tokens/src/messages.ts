import type { FindingOf, TableMessages } from '@pg/rule-kit';
import { settingsMessages } from './settings/messages.ts';
import { tokenMessages } from './token/messages.ts';
import { clientRequestMessages } from './wallets/wallet2/client-request-messages.ts';

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = { ...tokenMessages, ...settingsMessages, ...clientRequestMessages };

/** A finding about tokens, settings, and requests to a wallet's client. */
export type Finding = FindingOf<typeof messages & TableMessages>;
