import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../../messages/hints.ts';

export const rule: Rule = {
  id: 'token-integrity',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
};

export const messages = {
  'other-digest': {
    message: "{field} does not match this token's data: parts of two tokens were mixed, or one was edited",
    hint: AS_GIVEN,
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'The digest in the `signature` matches key, `data`, `transactionId` and `applicationData`, so they are complete and of one token.',
  accepts: [],
  rejects: [],
};
