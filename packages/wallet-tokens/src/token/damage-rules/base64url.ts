import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../messages/hints.ts';

export const rule: Rule = {
  id: 'base64url',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  damagesText: true,
};

export const messages = {
  base64url: {
    message: '{field} must be standard base64 with + and /, but has - or _{values? (in # values)}',
    hint: AS_GIVEN,
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'Base64 in tokens is the standard one with `+` and `/`, not base64url with `-` and `_`.',
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
  rejects: [{ value: '{"signature":"MEUC-A=="}' }],
};
