import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { ONE_LINE_KEY } from '../../../settings/setting-texts.ts';

/** A note: the settings don't show whether the payment provider supports card flow. */
export const rule: Rule = {
  id: 'processing-key-missing',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  severity: 'info',
  check: ({ [ONE_LINE_KEY]: key }) =>
    key === undefined ? [{ path: [ONE_LINE_KEY], code: 'processing-key-missing' }] : [],
};

export const messages = {
  'processing-key-missing': {
    message: '{field} is missing, so no card details are stored (virtual flow)',
    hint: 'If your payment provider supports card flow, add this key.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'Without a Processing Private Key, payments of `wallet1` take the virtual flow.',
  accepts: [{ value: { processingPrivateKey: '<PROCESSING_PRIVATE_KEY>' } }],
  rejects: [{ value: { merchantIdentifier: 'merchant.test.example' } }],
};
