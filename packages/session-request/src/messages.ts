import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of a session request. */
export const messages = {
  'brand-as-method': {
    message: '{field} is a brand for sale requests, and should not be a checkout method',
    hint: 'To test a session, use the method card. vcard is a brand of server-to-server sales.',
  },
  'sale-credential': '{field} is for sale requests; a session request should have merchant_key instead',
  'not-a-debit-operation':
    '{field} should be {debitOperations}: Set 5 (sender and receiver) is for the debit operations of the merchant profile',
  'perhaps-not-debit': {
    message: '{field} is perhaps not a debit operation, and Set 5 (sender and receiver) is only for those',
    hint: 'Ask your account manager which operations are debit, and list them as debitOperations in the merchant profile.',
  },
  'method-not-listed': {
    message: '{field} should be sent only if methods lists {method}',
    hint: 'Add "{method}" to methods, or remove its parameters.',
  },
  'no-method': '{field} should list at least one payment method, but is empty',
} as const satisfies Messages;
