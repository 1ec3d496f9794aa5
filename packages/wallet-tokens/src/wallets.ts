import { type Messages, type Resource, readJsonText, type Verification, type VerifyOptions } from '@pg/rule-kit';
import { sentMessages, verifiedMessages } from './messages.ts';
import type { WalletName } from './names.ts';
import { keyRules, oneLineKeyRules } from './settings/key-rules.ts';
import { settingsMessages } from './settings/messages.ts';
import type { SetUp } from './settings/set-up.ts';
import { labelPattern } from './settings/settings-table.ts';
import { parseJson } from './token/read-token-text.ts';
import { type Repair, repairText } from './token/repair.ts';
import { tokenResource } from './token/token-resource.ts';
import type { TokenStructure } from './token/token-structure.ts';
import { wallet1SettingsVerification, wallet2SettingsVerification } from './verify/settings.ts';
import { type Wallet1VerifyOptions, wallet1TokenVerification } from './verify/wallet1/token.ts';
import { type Wallet2VerifyOptions, wallet2TokenVerification } from './verify/wallet2/token.ts';
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

/** A token, and the wallet that it belongs to. */
export interface WalletToken<TOptions extends VerifyOptions = VerifyOptions, TMessages extends Messages = Messages> {
  readonly wallet: string;
  readonly token: Resource<TOptions, TMessages>;
}

/** A wallet: its token, its settings and its set-up. */
export interface Wallet<TOptions extends VerifyOptions = VerifyOptions> {
  readonly token: Resource<TOptions>;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  readonly settings: Resource;
  readonly setUp: SetUp;
}

const structures = [wallet1Structure, wallet2Structure];

const tokenOf = <T extends VerifyOptions>(
  structure: TokenStructure,
  verification?: Verification<T>,
): Resource<T, typeof verifiedMessages> =>
  tokenResource<T, typeof verifiedMessages>(structure, structures, readJsonText, verifiedMessages, verification);

const settingsOf = (
  own: Pick<Resource, 'kind' | 'table' | 'rules' | 'verification'>,
): Resource<VerifyOptions, typeof settingsMessages> => ({
  ...own,
  whole: 'the wallet configuration',
  messages: settingsMessages,
  distinctiveName: labelPattern(own.table),
  rules: [...own.rules, ...Object.values(keyRules)],
});

/** The resource of the first wallet's payment token (section 4, E2, brand rule 2), a JSON string. */
export const wallet1TokenResource: Resource<Wallet1VerifyOptions, typeof verifiedMessages> = tokenOf(
  wallet1Structure,
  wallet1TokenVerification,
);
/** The resource of the second wallet's payment token (section 4, E2, brand rule 3), a JSON string. */
export const wallet2TokenResource: Resource<Wallet2VerifyOptions, typeof verifiedMessages> = tokenOf(
  wallet2Structure,
  wallet2TokenVerification,
);

/** The resource of the settings of `wallet1` (section 2.4): its table, its rules, and what needs keys and certificates. */
export const wallet1SettingsResource: Resource<VerifyOptions, typeof settingsMessages> = settingsOf({
  kind: 'wallet1-settings',
  table: wallet1SettingsTable,
  rules: [certificateFormat, ...Object.values(oneLineKeyRules), ...Object.values(wallet1Rules), supports3ds],
  verification: wallet1SettingsVerification,
});
/** The resource of the settings of `wallet2` (section 2.4): its table, its rules, and what needs keys. */
export const wallet2SettingsResource: Resource<VerifyOptions, typeof settingsMessages> = settingsOf({
  kind: 'wallet2-settings',
  table: wallet2SettingsTable,
  rules: [decryptionKeyMissing, gatewayPair, ...Object.values(wallet2Rules)],
  verification: wallet2SettingsVerification,
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

/** The tokens of all wallets with the checks for senders: no cryptography, and no causes of JSON syntax errors. */
export const sentTokens: readonly SentToken[] = structures.map((structure) => ({
  wallet: structure.wallet,
  token: tokenResource(structure, structures, parseJson, sentMessages),
}));

export type SentToken = WalletToken<VerifyOptions, typeof sentMessages>;

/**
 * Repairs a damaged payment token. Returns `undefined` if there is nothing to repair, if an error is left, or if the original
 * text is not certain.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallets[wallet].gives);
