import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../messages/hints.ts';

/** The wallets encrypt the card data, so that only the owner of the key can read it. */
export const rule: Rule = {
  id: 'decrypted-data',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  marks: 'name',
};

export const messages = {
  'decrypted-card-data': {
    message: '{field} is decrypted card data, which must not be sent',
    hint: AS_GIVEN,
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is encrypted: no file or request of this interface has decrypted card data.',
  accepts: [{ value: '{"data":""}' }],
  rejects: [{ value: '{"applicationPrimaryAccountNumber":""}' }, { value: '{"paymentMethodDetails":{"pan":""}}' }],
};
