import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'token-as-base64',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'token-as-base64': {
    message: '{field} must be the JSON that the wallet gave, but is base64 of it',
    hint: 'Decode it, and send the JSON string.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is a JSON string, not base64 of it.',
  accepts: [{ value: '{}' }],
  rejects: [{ value: 'eyJ2ZXJzaW9uIjoxfQ==' }],
};
