import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'percent-encoded',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  damagesText: true,
};

export const messages = {
  'percent-encoded-value': {
    message: '{field} is still percent-encoded{values? (in # values)}: the token was URL-encoded twice',
    hint: 'URL-encode the token once. URLSearchParams does that for you.',
  },
  'percent-encoded-token': {
    message: '{field} must be the JSON that the wallet gave, but is percent-encoded',
    hint: 'Decode it. In a form, URL-encode it once.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A token is URL-encoded once: decoded, it has no `%7B` left.',
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
  rejects: [{ value: '{"signature":"MEUC%2BA=="}' }, { value: '%7B%22signature%22%3A%22MEUC%2BA%3D%3D%22%7D' }],
};
