import type { Basis, Path, Rule, RuleFound } from '@pg/rule-kit';
import { docsTable, tokenRule } from './define-rules.ts';

/** The values of the Environment setting (section 2.4). */
export const ENVIRONMENTS = ['TEST', 'PRODUCTION'] as const;

/** Where a token was made. */
export type WalletEnvironment = (typeof ENVIRONMENTS)[number];

/** Section 7 and 4, setup of wallet2, step 5: a token of another environment leads to problems. */
export const tokenEnvironment: Rule = /* @__PURE__ */ tokenRule('token-environment', '7 Errors', 'stated', {
  milder: 'warning',
});

export const docs = /* @__PURE__ */ docsTable({
  'token-environment': ['A token was made in the environment that the Environment setting says.'],
});

/**
 * @param made Where the token was made, if known.
 * @param basis Where it is not the rule's: the document speaks of `wallet2` alone.
 */
export function findOtherEnvironment(
  path: Path,
  made: WalletEnvironment | undefined,
  environment: WalletEnvironment | undefined,
  basis?: Basis,
): RuleFound[] {
  if (made === undefined || environment === undefined || made === environment) return [];
  const found = {
    path,
    ...(basis && { basis }),
    found: `made in ${made}`,
    allowed: `${environment} by the settings`,
    hint: 'Get the token in the environment of the settings, or change the setting.',
  };
  return [{ rule: tokenEnvironment, found }];
}
