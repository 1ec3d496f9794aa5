import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** Section 7, and section 4, set-up of `wallet2`, step 5: a token of another environment leads to problems. */
export const rule: Rule = {
  id: 'token-environment',
  concern: 'wallet-tokens',
  section: '7 Errors',
  basis: 'stated',
  uncertainSeverity: 'warning',
};

export const messages = {
  'other-environment': {
    message: 'the token was made in {made}, but the settings are for {environment}',
    hint: 'Get a token in {environment}, or change the settings to {made}.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A token comes from the environment that the settings are for.',
  accepts: [],
  rejects: [],
};
