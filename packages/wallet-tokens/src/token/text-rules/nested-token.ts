import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'nested-token',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  marks: 'name',
};

export const messages = {
  'token-in-field': {
    message: 'the token must be sent alone, but is inside {field}',
    hint: 'Send the content of that field only.',
  },
  'part-around-token': {
    message: 'the token must be sent alone or inside the whole PaymentData, but only a part of that is around it',
    hint: 'Send the string tokenizationData.token, or the whole PaymentData.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is sent alone, not inside another object.',
  accepts: [{ value: '{}' }],
  rejects: [],
};
