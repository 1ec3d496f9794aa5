import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../messages/hints.ts';

export const rule: Rule = {
  id: 'missing-escape',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  damagesText: true,
};

export const messages = {
  'missing-escape': {
    message: '{field} ends with u003d instead of \\u003d{values? (in # values)}: a backslash was lost',
    hint: AS_GIVEN,
  },
  'escaped-padding': {
    message: '{field} ends with \\u003d instead of ={values? (in # values)}: the token was escaped twice',
    hint: AS_GIVEN,
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The wallet writes `=` as the escape `\\u003d`: without its backslash, `u003d` is left.',
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
  rejects: [{ value: '{"signature":"MEUC+Au003du003d"}' }],
};
