import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** Section 3: in card flow the service decrypts the token with this key. Inferred, since the merchant may be replacing the key. */
export const rule: Rule = {
  id: 'processing-key',
  concern: 'wallet-tokens',
  section: '3 States and transitions',
  basis: 'inferred',
};

export const messages = {
  'other-processing-key': {
    message: '{field} should be the hash of the Processing Private Key, but is the hash of another key',
    hint: 'If the key was replaced, put the private key of the current processing certificate into the settings.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A wallet1 token is encrypted for the Processing Private Key of the settings.',
  accepts: [],
  rejects: [],
};
