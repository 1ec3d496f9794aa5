import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'certificate-uid',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'published',
};

export const messages = {
  'certificate-of-other-merchant': '{field} must belong to the Merchant Identifier, but has another user ID (UID)',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The user identifier (UID) of the merchant identity certificate is the merchant identifier.',
  accepts: [],
  rejects: [],
};
