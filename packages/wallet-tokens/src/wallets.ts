import { type CheckOptions, type Resource, readJsonText } from '@pg/rule-kit';
import { tokenMessages } from './messages.ts';
import type { WalletName } from './names.ts';
import { keyRules, oneLineKeyRules } from './settings/key-rules.ts';
import { settingsMessages } from './settings/messages.ts';
import type { SetUp } from './settings/set-up.ts';
import { labelPattern } from './settings/settings-table.ts';
import { type Repair, repairText } from './token/repair.ts';
import { tokenResource } from './token/token-resource.ts';
import type { TokenStructure } from './token/token-structure.ts';
import { wallet1SettingsTable } from './wallets/wallet1/panel.ts';
import { wallet1SetUp } from './wallets/wallet1/set-up.ts';
import { rule as certificateFormat } from './wallets/wallet1/settings-rules/certificate-format.ts';
import { rule as supports3ds } from './wallets/wallet1/settings-rules/supports-3ds.ts';
import { wallet1Structure } from './wallets/wallet1/structure.ts';
import { settingsRules as wallet1Rules } from './wallets/wallet1/value-rules.ts';
import { wallet2SettingsTable } from './wallets/wallet2/panel.ts';
import { wallet2SetUp } from './wallets/wallet2/set-up.ts';
import { rule as decryptionKeyMissing } from './wallets/wallet2/settings-rules/decryption-key-missing.ts';
import { rule as gatewayPair } from './wallets/wallet2/settings-rules/gateway-pair.ts';
import { wallet2Structure } from './wallets/wallet2/structure.ts';
import { settingsRules as wallet2Rules } from './wallets/wallet2/value-rules.ts';

/** A wallet: its token, its settings and its set-up. */
export interface Wallet {
  readonly token: Resource;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  readonly settings: Resource;
  readonly setUp: SetUp;
}

const structures = [wallet1Structure, wallet2Structure];

const tokenOf = (structure: TokenStructure): Resource<CheckOptions, typeof tokenMessages> =>
  tokenResource(structure, structures, readJsonText, tokenMessages);

const settingsOf = (
  own: Pick<Resource, 'kind' | 'table' | 'rules'>,
): Resource<CheckOptions, typeof settingsMessages> => ({
  ...own,
  whole: 'the wallet configuration',
  messages: settingsMessages,
  distinctiveName: labelPattern(own.table),
  rules: [...own.rules, ...Object.values(keyRules)],
});

/** The resource of the first wallet's payment token (section 4, E2, brand rule 2), a JSON string. */
export const wallet1TokenResource: Resource<CheckOptions, typeof tokenMessages> = tokenOf(wallet1Structure);
/** The resource of the second wallet's payment token (section 4, E2, brand rule 3), a JSON string. */
export const wallet2TokenResource: Resource<CheckOptions, typeof tokenMessages> = tokenOf(wallet2Structure);

/** The resource of the settings of `wallet1` (section 2.4): its table and its rules. */
export const wallet1SettingsResource: Resource<CheckOptions, typeof settingsMessages> = settingsOf({
  kind: 'wallet1-settings',
  table: wallet1SettingsTable,
  rules: [certificateFormat, ...Object.values(oneLineKeyRules), ...Object.values(wallet1Rules), supports3ds],
});
/** The resource of the settings of `wallet2` (section 2.4): its table and its rules. */
export const wallet2SettingsResource: Resource<CheckOptions, typeof settingsMessages> = settingsOf({
  kind: 'wallet2-settings',
  table: wallet2SettingsTable,
  rules: [decryptionKeyMissing, gatewayPair, ...Object.values(wallet2Rules)],
});

/** The wallets by brand. */
export const wallets = {
  wallet1: {
    token: wallet1TokenResource,
    gives: wallet1Structure.gives,
    settings: wallet1SettingsResource,
    setUp: wallet1SetUp,
  },
  wallet2: {
    token: wallet2TokenResource,
    gives: wallet2Structure.gives,
    settings: wallet2SettingsResource,
    setUp: wallet2SetUp,
  },
} as const satisfies Readonly<Record<WalletName, Wallet>>;

/**
 * Repairs a damaged payment token. Returns `undefined` if there is nothing to repair, if an error is left, or if the original
 * text is not certain.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallets[wallet].gives);
