import { type CheckOptions, type Severity, setting } from '@pg/rule-kit';
import { namesSchema } from '@pg/rule-kit/internal';
import { WALLETS, type WalletNames, walletWords } from '@pg/wallet-tokens/names';
import { type GenericSchema, nonEmpty, optional, picklist, pipe, strictObject, string } from 'valibot';
import { allRules } from './all-rules.ts';
import type { LintMessages } from './catalog.ts';
import { unreadRules } from './file-rules.ts';
import { kinds } from './kind-names.ts';
import { type MerchantProfile, profileSchema } from './profile.ts';

/** The severity of a rule, or `off`. */
export type RuleSetting = Severity | 'off';

/** The severity of each rule. */
export type RuleSettings = Readonly<Record<string, RuleSetting | undefined>>;

/** The options of a check of any kind. */
export interface CheckAnyOptions extends CheckOptions<LintMessages> {
  /** The merchant profile, for all kinds. */
  readonly profile?: MerchantProfile | undefined;
  /** The live service's names for the wallets. */
  readonly names?: WalletNames | undefined;
}

const ruleSetting = picklist(['off', 'error', 'warning', 'info'] as const satisfies RuleSetting[]);

const alwaysError = picklist(
  ['error'],
  'must be "error", because it reports what could not be checked; suppressions can except single files',
);

/** The settings of a check. Configurations, options and other settings consist of these. */
export const SettingsSchema = strictObject({
  kind: setting(picklist([...kinds]), 'The kind of the payloads; by default, their content decides.'),
  profile: setting(profileSchema, 'The merchant profile: what the account manager said about this merchant.'),
  names: setting(
    namesSchema(walletWords),
    `The live service's names for ${WALLETS.join(' and ')}, in methods, brands and parameters.`,
  ),
  rules: setting(
    strictObject(
      Object.fromEntries(
        Array.from(allRules.keys(), (id) => [id, optional(unreadRules.has(id) ? alwaysError : ruleSetting)]),
      ),
    ) as GenericSchema as GenericSchema<RuleSettings>,
    'The severity of rules, or off.',
  ),
  gateway: setting(
    pipe(string(), nonEmpty('must be the name of your gateway')),
    "Your gateway's name. Requests to the client of wallet2 are checked only if they name this gateway.",
  ),
});
