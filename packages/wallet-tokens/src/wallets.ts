import type { CheckOptions, PayloadType } from '@pg/rule-kit';
import type { WalletName } from './names.ts';
import { keyCurve } from './settings/key-rules.ts';
import { settingsMessages } from './settings/messages.ts';
import { pemRules } from './settings/pem-rules.ts';
import { FILE_KEY, ONE_LINE_KEY } from './settings/setting-texts.ts';
import { labelPattern } from './settings/settings-table.ts';
import { type Repair, repairText } from './token/repair.ts';
import type { TokenType } from './token/token-structure.ts';
import { tokenText } from './token/token-text.ts';
import { certificateRules } from './wallets/wallet1/certificate-rules.ts';
import { wallet1SettingsTable } from './wallets/wallet1/panel.ts';
import { wallet1SetUp } from './wallets/wallet1/set-up.ts';
import { wallet1Structure } from './wallets/wallet1/structure.ts';
import { rule as tokenIntegrity } from './wallets/wallet1/token-rules/token-integrity.ts';
import { settingsRules as wallet1Rules } from './wallets/wallet1/value-rules.ts';
import { wallet2SettingsTable } from './wallets/wallet2/panel.ts';
import { wallet2SetUp } from './wallets/wallet2/set-up.ts';
import { wallet2Structure } from './wallets/wallet2/structure.ts';
import { settingsRules as wallet2Rules } from './wallets/wallet2/value-rules.ts';

const structures = [wallet1Structure, wallet2Structure];

/** The payload type of a wallet's settings. */
export type SettingsType = PayloadType<CheckOptions, typeof settingsMessages>;

const settingsOf = (own: Pick<PayloadType, 'name' | 'table' | 'rules'>): SettingsType => ({
  ...own,
  whole: 'the wallet configuration',
  messages: settingsMessages,
  distinctiveName: labelPattern(own.table),
  // What a key is comes before how it is written: one finding is shown for each setting.
  rules: [...own.rules, ...Object.values(pemRules)],
});

/** The payload type of the first wallet's token for senders: without `token-integrity`, because its hash would enlarge their bundles. */
export const wallet1TokenWithoutIntegrity: TokenType = wallet1Structure.payloadType(
  tokenText(wallet1Structure, structures),
);

/** The payload type of the first wallet's payment token (section 4, E2, brand rule 2), a JSON string. */
export const wallet1TokenType: TokenType = {
  ...wallet1TokenWithoutIntegrity,
  rules: [...wallet1TokenWithoutIntegrity.rules, tokenIntegrity],
};
/** The payload type of the second wallet's payment token (section 4, E2, brand rule 3), a JSON string. */
export const wallet2TokenType: TokenType = wallet2Structure.payloadType(tokenText(wallet2Structure, structures));

/** The payload type of the settings of `wallet1` (section 2.4): its table and its rules. */
export const wallet1SettingsType: SettingsType = settingsOf({
  name: 'wallet1-settings',
  table: wallet1SettingsTable,
  rules: [keyCurve(ONE_LINE_KEY), ...Object.values(certificateRules), ...Object.values(wallet1Rules)],
});
/** The payload type of the settings of `wallet2` (section 2.4): its table and its rules. */
export const wallet2SettingsType: SettingsType = settingsOf({
  name: 'wallet2-settings',
  table: wallet2SettingsTable,
  rules: [keyCurve(FILE_KEY), ...Object.values(wallet2Rules)],
});

/** The wallets by brand: token, settings and set-up. */
export const wallets = {
  wallet1: { token: wallet1TokenType, settings: wallet1SettingsType, setUp: wallet1SetUp },
  wallet2: { token: wallet2TokenType, settings: wallet2SettingsType, setUp: wallet2SetUp },
} as const;

/**
 * Repairs a damaged payment token. Returns `undefined` if there is nothing to repair, if an error is left, or if the original
 * text is not certain.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallet === 'wallet2');
