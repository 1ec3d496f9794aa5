import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'lost-plus',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  damagesText: true,
};

export const messages = {
  'lost-plus': {
    message:
      '{field} lost its + signs{values? (spaces in # values)}: the token was put into the form without URL encoding',
    hint: 'URL-encode the token, so that + is %2B: URLSearchParams, http_build_query and curl --data-urlencode do that.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'Base64 has no spaces: a `+` that is not encoded in a form is read as a space.',
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
  rejects: [{ value: '{"signature":"MEUC A=="}' }],
};
