import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'other-wallet',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  marks: 'name',
};

export const messages = {
  'other-wallet': {
    message: 'the token is a {actual} token, but brand {expected} needs a {expected} token',
    hint: 'Send this token with brand {actual}, or send a {expected} token.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token belongs to the wallet that the brand names.',
  accepts: [{ value: '{}' }],
  rejects: [],
};
