import { description, type GenericSchema, optional, picklist, pipe, strictObject } from 'valibot';
import type { Severity } from '../findings/finding.ts';
import { namesSchema } from './names-schema.ts';
import { profileSchema } from './profile.ts';
import { setting } from './setting.ts';

/** The severity of a rule, or `off`. */
export type RuleSetting = Severity | 'off';

/** The severity of each rule. */
export type RuleSettings = Readonly<Record<string, RuleSetting | undefined>>;

/** What the tables and rules call the things that can be set. */
export interface SettingLists<TNeutral extends string, TWallets extends GenericSchema> {
  readonly kinds: readonly string[];
  /** The neutral names of wallets. */
  readonly neutral: readonly TNeutral[];
  /** The other methods and brands. */
  readonly others: readonly string[];
  readonly rules: Iterable<{ readonly id: string; readonly summary: string }>;
  /** The rules that report what could not be checked. */
  readonly unreadRules: ReadonlySet<string>;
  /** The schema of what the tokens of wallets are compared with. */
  readonly wallets: TWallets;
}

const ruleSetting = picklist(['off', 'error', 'warning', 'info'] as const satisfies RuleSetting[]);

const alwaysError = picklist(
  ['error'],
  'must be "error", because it reports what could not be checked; suppressions can except single files',
);

/** The settings of a check. Configurations, options and other settings consist of these. */
export const settingsSchema = <TNeutral extends string, TWallets extends GenericSchema>({
  kinds,
  neutral,
  others,
  rules,
  unreadRules,
  wallets,
}: SettingLists<TNeutral, TWallets>) =>
  strictObject({
    kind: setting(picklist([...kinds]), 'The kind of the payloads; by default, their content decides.'),
    profile: setting(profileSchema, 'The merchant profile: what the account manager said about this merchant.'),
    names: setting(
      namesSchema(neutral, others),
      `The live service’s names for ${neutral.join(' and ')}, in methods, brands and parameters.`,
    ),
    rules: setting(
      strictObject(
        Object.fromEntries(
          Array.from(rules, ({ id, summary }) => [
            id,
            optional(pipe(unreadRules.has(id) ? alwaysError : ruleSetting, description(summary))),
          ]),
        ),
      ) as GenericSchema as GenericSchema<RuleSettings>,
      'The severity of rules, or off.',
    ),
    wallets: setting(wallets, 'What the wallets’ tokens are compared with: keys, environment, recipient, age.'),
  });
