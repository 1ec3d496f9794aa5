import type { Basis, Path, RuleViolation } from '@pg/rule-kit';
import { rule } from './proof-rules/token-environment.ts';

/** The values of the Environment setting (section 2.4). */
export const ENVIRONMENTS = ['TEST', 'PRODUCTION'] as const;

/** The environment that a token was made in. */
export type WalletEnvironment = (typeof ENVIRONMENTS)[number];

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
  return [{ rule, violation: { path, code: 'other-environment', params: { made, environment }, basis } }];
}
