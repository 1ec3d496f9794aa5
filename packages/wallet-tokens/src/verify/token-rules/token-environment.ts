import type { Basis, Messages, Path, Rule, RuleDocs, Violation } from '@pg/rule-kit';
import type { WalletEnvironment } from '../../token/environment.ts';

/** Section 7, and section 4, set-up of `wallet2`, step 5: a token of another environment leads to problems. */
export const rule: Rule = {
  id: 'token-environment',
  concern: 'wallet-tokens',
  section: '7 Errors',
  basis: 'stated',
  uncertainSeverity: 'warning',
};

/**
 * @param made The token's environment, if known.
 * @param basis Overrides the rule's basis: the document states the rule for `wallet2` only.
 */
export function findOtherEnvironment(
  path: Path,
  made: WalletEnvironment | undefined,
  environment: WalletEnvironment | undefined,
  basis?: Basis,
): Violation[] {
  if (made === undefined || environment === undefined || made === environment) return [];
  return [{ rule, path, code: 'other-environment', params: { made, environment }, basis }];
}

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
