import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** The published format says that recipients refuse an expired key. */
export const rule: Rule = {
  id: 'key-expired',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'inferred',
};

export const messages = {
  'key-expired': {
    message: '{field} is in the past: the key that signed this token has expired',
    hint: 'Get a new token from the wallet.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The intermediate key of a wallet2 token has not expired.',
  accepts: [],
  rejects: [],
};
