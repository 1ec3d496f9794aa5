import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of requests to a wallet's client. */
export const clientRequestMessages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
  'payment-methods-missing': 'add at least one payment method to {field}',
  'networks-missing': 'add at least one card network to {field}',
  'auth-methods-missing': 'add {methods} to {field}',
} as const satisfies Messages;
