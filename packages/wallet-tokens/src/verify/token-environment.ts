import type { Basis, Path, Violation } from '@pg/rule-kit';
import type { WalletEnvironment } from '../token/environment.ts';
import { tokenEnvironment } from './rules.ts';

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
  return [{ rule: tokenEnvironment, path, code: 'other-environment', params: { made, environment }, basis }];
}
