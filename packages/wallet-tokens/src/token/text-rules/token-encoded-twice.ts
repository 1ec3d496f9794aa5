import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'token-encoded-twice',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'token-encoded-twice': {
    message: '{field} is JSON-encoded twice',
    hint: 'Call JSON.stringify once less: the token is a string already.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is a JSON string, encoded once.',
  accepts: [{ value: '{}' }],
  rejects: [{ value: '"{}"' }, { value: '{\\"version\\":1}' }],
};
