import type { Found, Path, Rule } from '@pg/rule-kit';
import type { WalletEnvironment } from '../environment.ts';

/** Section 7 and 4, setup of wallet2, step 5: a token of another environment leads to problems. */
export const tokenEnvironment: Rule = {
  id: 'token-environment',
  concern: 'wallet-tokens',
  section: '7 Errors',
  basis: 'stated',
  milder: 'warning',
  summary: 'A token was made in the environment that the Environment setting says.',
  accepts: [],
  rejects: [],
};

/** @param made Where the token was made, as far as that shows. */
export function findOtherEnvironment(
  path: Path,
  made: WalletEnvironment | undefined,
  environment: WalletEnvironment | undefined,
): readonly Found[] {
  if (made === undefined || environment === undefined || made === environment) return [];
  return [
    {
      path,
      found: `made in ${made}`,
      allowed: `${environment} by the settings`,
      hint: 'Get the token in the environment of the settings, or change the setting.',
    },
  ];
}
