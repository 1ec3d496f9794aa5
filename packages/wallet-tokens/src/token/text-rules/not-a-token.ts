import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'not-a-token',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'not-a-token': '{field} must be a {expected} token, but has none of its fields',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token has the fields of a token.',
  accepts: [{ value: '{"version":"EC_v1","protocolVersion":"ECv2"}' }],
  rejects: [{ value: '{}' }, { value: '{"name":"value"}' }],
};
