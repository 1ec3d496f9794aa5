import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** The wallet provider publishes it. It has no examples, because they would need certificates and keys: the tests make some. */
export const rule: Rule = {
  id: 'certificate-key',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'published',
};

export const messages = {
  'certificate-key-not-rsa': {
    message: '{field} must be a certificate with an RSA key',
    hint: 'If this is the payment processing certificate, put the merchant identity certificate here instead.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.',
  accepts: [],
  rejects: [],
};
