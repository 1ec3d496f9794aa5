import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'key-of-certificate',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
};

export const messages = {
  'key-of-other-certificate': {
    message: '{field} must be the private key of Certificate, but belongs to another one',
    hint: 'Use the *.key file that was generated together with the *.csr file of this certificate.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The Private Key of `wallet1` belongs to the merchant identity certificate.',
  accepts: [],
  rejects: [],
};
