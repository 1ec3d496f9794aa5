import type { Basis, Path, Rule, RuleViolation } from '@pg/rule-kit';
import { docsTable, tokenRule } from './define-rules.ts';

/** The values of the Environment setting (section 2.4). */
export const ENVIRONMENTS = ['TEST', 'PRODUCTION'] as const;

/** The environment that a token was made in. */
export type WalletEnvironment = (typeof ENVIRONMENTS)[number];

/** Section 7, and section 4, set-up of `wallet2`, step 5: a token of another environment leads to problems. */
export const tokenEnvironment: Rule = /* @__PURE__ */ tokenRule('token-environment', '7 Errors', 'stated', {
  milder: 'warning',
});

export const docs = /* @__PURE__ */ docsTable({
  'token-environment': ['A token comes from the environment that the settings are for.'],
});

/**
 * @param made The token's environment, if known.
 * @param basis Overrides the rule's basis: the document states the rule for `wallet2` only.
 */
export function findOtherEnvironment(
  path: Path,
  made: WalletEnvironment | undefined,
  environment: WalletEnvironment | undefined,
  basis?: Basis,
): RuleViolation[] {
  if (made === undefined || environment === undefined || made === environment) return [];
  return [
    { rule: tokenEnvironment, violation: { path, code: 'other-environment', params: { made, environment }, basis } },
  ];
}
