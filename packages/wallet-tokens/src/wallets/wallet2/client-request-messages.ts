import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of requests to a wallet's client. */
export const clientRequestMessages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
  'payment-methods-missing': '{field} should be there: a list of at least one payment method',
  'auth-methods-missing': '{field} should have {methods}',
} as const satisfies Messages;
