import {
  type Resource,
  readJsonText,
  type Verification,
  type VerifyOptions,
  WALLETS,
  type WalletName,
} from '@pg/rule-kit';
import { formatMessages } from './messages/format-messages.ts';
import { jsonMessages } from './messages/json-messages.ts';
import { messages as keyMessages } from './settings/key-text-rules/index.ts';
import type { SetUp } from './settings/set-up.ts';
import { messages as damageMessages } from './token/damage-rules/index.ts';
import { parseJson } from './token/read-token-text.ts';
import { type Repair, repairText } from './token/repair.ts';
import { messages as textMessages } from './token/text-rules/index.ts';
import { tokenResource } from './token/token-resource.ts';
import type { TokenStructure } from './token/token-structure.ts';
import * as verified from './verify/verifications.ts';
import * as wallet1 from './wallets/wallet1/index.ts';
import * as wallet2 from './wallets/wallet2/index.ts';

/** A token, and the wallet that it belongs to. */
export interface WalletToken<TOptions extends VerifyOptions = VerifyOptions, TCode extends string = string> {
  readonly wallet: string;
  readonly token: Resource<TOptions, TCode>;
}

/** A wallet: its token, its settings and its set-up. */
export interface Wallet<TOptions extends VerifyOptions = VerifyOptions> {
  readonly token: Resource<TOptions>;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  readonly settings: Resource;
  readonly setUp: SetUp;
}

const structures = [wallet1.structure, wallet2.structure];

/** The names of the wallets in messages. A live service has other names. */
const walletNames = Object.fromEntries(WALLETS.map((name) => [`name:${name}`, name])) as {
  readonly [TName in WalletName as `name:${TName}`]: TName;
};

/** The messages about tokens that need no cryptography: those of a sender. */
export const sentMessages = {
  ...walletNames,
  ...formatMessages,
  ...jsonMessages,
  ...damageMessages,
  ...textMessages,
  ...wallet1.tokenMessages,
  ...wallet2.tokenMessages,
};

/** All messages about tokens, including those that need cryptography, keys or a clock. */
export const verifiedMessages = { ...sentMessages, ...verified.tokenMessages };

/** The messages of the rules of wallet settings, including keys and certificates. */
export const settingsMessages = {
  ...keyMessages,
  ...verified.settingsMessages,
  ...wallet1.settingsMessages,
  ...wallet2.settingsMessages,
};

/** The codes of the checks of a sender, which need no cryptography. */
export type SentTokenCode = keyof typeof sentMessages;

/** All codes of a token, including those that need cryptography. */
export type VerifiedTokenCode = keyof typeof verifiedMessages;

/** The codes of the rules of wallet settings. */
export type SettingsCode = keyof typeof settingsMessages;

const tokenOf = <T extends VerifyOptions>(
  structure: TokenStructure,
  verification?: Verification<T>,
): Resource<T, VerifiedTokenCode> =>
  tokenResource<T, VerifiedTokenCode>(structure, structures, readJsonText, verifiedMessages, verification);

const settingsOf = (settings: Resource, verification?: Verification): Resource<VerifyOptions, SettingsCode> => ({
  ...settings,
  messages: settingsMessages,
  ...(verification && { verification }),
});

/** The resource of the first wallet's payment token (section 4, E2, brand rule 2), a JSON string. */
export const wallet1Token: Resource<verified.Wallet1VerifyOptions, VerifiedTokenCode> = tokenOf(
  wallet1.structure,
  verified.wallet1TokenVerification,
);
/** The resource of the second wallet's payment token (section 4, E2, brand rule 3), a JSON string. */
export const wallet2Token: Resource<verified.Wallet2VerifyOptions, VerifiedTokenCode> = tokenOf(
  wallet2.structure,
  verified.wallet2TokenVerification,
);

/** The resource of the settings of `wallet1` (section 2.4): schema, table, rules, and what needs keys and certificates. */
export const wallet1Settings: Resource<VerifyOptions, SettingsCode> = settingsOf(
  wallet1.settings,
  verified.wallet1SettingsVerification,
);
/** The resource of the settings of `wallet2` (section 2.4): schema, table, rules, and what needs keys. */
export const wallet2Settings: Resource<VerifyOptions, SettingsCode> = settingsOf(
  wallet2.settings,
  verified.wallet2SettingsVerification,
);

/** The wallets by brand. */
export const wallets = {
  wallet1: { token: wallet1Token, gives: wallet1.structure.gives, settings: wallet1Settings, setUp: wallet1.setUp },
  wallet2: { token: wallet2Token, gives: wallet2.structure.gives, settings: wallet2Settings, setUp: wallet2.setUp },
} as const satisfies Readonly<Record<WalletName, Wallet>>;

/** The tokens of all wallets with the checks for senders: no cryptography, and no causes of JSON syntax errors. */
export const sentTokens: readonly SentToken[] = structures.map((structure) => ({
  wallet: structure.wallet,
  token: tokenResource(structure, structures, parseJson, sentMessages),
}));

export type SentToken = WalletToken<VerifyOptions, SentTokenCode>;

/**
 * Repairs a damaged payment token. Returns `undefined` if there is nothing to repair, if an error is left, or if the original
 * text is not certain.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallets[wallet].gives);
