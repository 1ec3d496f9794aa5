import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** A certificate is valid for 25 months. */
export const rule: Rule = {
  id: 'certificate-period',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'inferred',
};

export const messages = {
  'certificate-not-yet-valid': '{field} is not valid yet',
  'certificate-expired': {
    message: '{field} has expired',
    hint: "Create a new merchant identity certificate in the wallet provider's developer account.",
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The merchant identity certificate is valid now.',
  accepts: [],
  rejects: [],
};
