import { type ProofOptions, type Resource, type ResourceProof, readJsonText } from '@pg/rule-kit';
import type { SetUp } from '../settings/set-up.ts';
import { parseJson } from '../token/read-token-text.ts';
import { type Repair, repairText } from '../token/repair.ts';
import { tokenResource } from '../token/token-resource.ts';
import type { TokenStructure } from '../token/token-structure.ts';
import { type ProvenTokenCode, provenMessages, type SentTokenCode, sentMessages } from './token-messages.ts';
import { type Wallet1ProofOptions, wallet1Proof } from './wallet1/proof.ts';
import { wallet1SetUp } from './wallet1/set-up.ts';
import { wallet1Settings } from './wallet1/settings.ts';
import { wallet1Structure } from './wallet1/structure.ts';
import { type Wallet2ProofOptions, wallet2Proof } from './wallet2/proof.ts';
import { wallet2SetUp } from './wallet2/set-up.ts';
import { wallet2Settings } from './wallet2/settings.ts';
import { wallet2Structure } from './wallet2/structure.ts';

/** A token, and the wallet that it belongs to. */
export interface WalletToken<TOptions extends ProofOptions = ProofOptions, TCode extends string = string> {
  readonly wallet: string;
  readonly token: Resource<TOptions, TCode>;
}

/** A wallet: its token, its settings and its set-up. */
export interface Wallet<TOptions extends ProofOptions = ProofOptions> {
  readonly token: Resource<TOptions>;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  readonly settings: Resource;
  readonly setUp: SetUp;
}

const structures = [wallet1Structure, wallet2Structure];

const provable = <T extends ProofOptions>(
  structure: TokenStructure,
  proof: ResourceProof<T>,
): Resource<T, ProvenTokenCode> =>
  tokenResource<T, ProvenTokenCode>(structure, structures, readJsonText, provenMessages, proof);

/** The resource of the first wallet's payment token (section 4, E2, brand rule 2), a JSON string. */
export const wallet1Token: Resource<Wallet1ProofOptions, ProvenTokenCode> = provable(wallet1Structure, wallet1Proof);
/** The resource of the second wallet's payment token (section 4, E2, brand rule 3), a JSON string. */
export const wallet2Token: Resource<Wallet2ProofOptions, ProvenTokenCode> = provable(wallet2Structure, wallet2Proof);

/** The wallets by brand. */
export const wallets = {
  wallet1: { token: wallet1Token, gives: 'object', settings: wallet1Settings, setUp: wallet1SetUp },
  wallet2: { token: wallet2Token, gives: 'string', settings: wallet2Settings, setUp: wallet2SetUp },
} as const satisfies Readonly<Record<string, Wallet>>;

export type WalletName = keyof typeof wallets;

/** The tokens of all wallets with the checks for senders: no cryptography, and no causes of JSON syntax errors. */
export const sentTokens: readonly [SentToken, ...SentToken[]] = [sent(wallet1Structure), sent(wallet2Structure)];

export type SentToken = WalletToken<ProofOptions, SentTokenCode>;

function sent(structure: TokenStructure): SentToken {
  return { wallet: structure.wallet, token: tokenResource(structure, structures, parseJson, sentMessages) };
}

/**
 * Repairs a damaged payment token. Returns `undefined` if there is nothing to repair, if an error is left, or if the original
 * text is not certain.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallets[wallet].gives);
