import { OTHER_NAMES, settingsSchema, WALLETS } from '@pg/rule-kit';
import { unreadRules } from './rules/file-rules.ts';
import { kinds } from './rules/kinds.ts';
import { rules } from './rules/rules.ts';
import { WalletsSchema } from './wallets-schema.ts';

/** The settings of a check, with the names of all kinds, rules, methods and brands. */
export const SettingsSchema = settingsSchema({
  kinds,
  neutral: WALLETS,
  others: OTHER_NAMES,
  rules: rules.values(),
  unreadRules,
  wallets: WalletsSchema,
});
