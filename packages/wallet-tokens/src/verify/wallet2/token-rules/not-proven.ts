import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** Without this note, a check that was skipped would look like a successful one. */
export const rule: Rule = {
  id: 'not-proven',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  severity: 'info',
};

export const messages = {
  'not-proven': {
    message: '{field} is not verified: {needs} is not given',
    hint: 'See "Verify it without a secret" in the README of @pg/wallet-tokens.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'If one option for verifying a wallet2 token is given, the others that its signatures need are given too.',
  accepts: [],
  rejects: [],
};
