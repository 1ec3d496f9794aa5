import { type ProofOptions, type Resource, type ResourceProof, readJsonText } from '@pg/rule-kit';
import type { SetUp } from '../settings/set-up.ts';
import { parseJson } from '../token/read-token-text.ts';
import { type Repair, repairText } from '../token/repair.ts';
import { type TokenStructure, tokenResource } from '../token/token-structure.ts';
import { type Wallet1ProofOptions, wallet1Proof } from './wallet1/proof.ts';
import { wallet1SetUp } from './wallet1/set-up.ts';
import { wallet1Settings } from './wallet1/settings.ts';
import { wallet1Structure } from './wallet1/structure.ts';
import { type Wallet2ProofOptions, wallet2Proof } from './wallet2/proof.ts';
import { wallet2SetUp } from './wallet2/set-up.ts';
import { wallet2Settings } from './wallet2/settings.ts';
import { wallet2Structure } from './wallet2/structure.ts';

/** A token, and the wallet that it is of. */
export interface WalletToken<TOptions extends ProofOptions = ProofOptions> {
  readonly wallet: string;
  readonly token: Resource<TOptions>;
}

/** All that is known of a wallet. */
export interface Wallet<TOptions extends ProofOptions = ProofOptions> {
  readonly token: Resource<TOptions>;
  /** What the wallet itself gives as its token. */
  readonly gives: 'object' | 'text';
  readonly settings: Resource;
  readonly setUp: SetUp;
}

/** Every wallet's token, as a sender checks it; a bundle that needs no more has no more. */
const structures = [wallet1Structure, wallet2Structure];

// @__NO_SIDE_EFFECTS__
const provable = <T extends ProofOptions>(structure: TokenStructure, proof: ResourceProof<T>): Resource<T> =>
  tokenResource(structure, structures, readJsonText, proof);

/** The first wallet's payment token (section 4, E2, brand rule 2) as a resource: a JSON text. */
export const wallet1Token: Resource<Wallet1ProofOptions> = /* @__PURE__ */ provable(wallet1Structure, wallet1Proof);
/** The second wallet's payment token (section 4, E2, brand rule 3) as a resource: a JSON text. */
export const wallet2Token: Resource<Wallet2ProofOptions> = /* @__PURE__ */ provable(wallet2Structure, wallet2Proof);

/** Every wallet, by the name of its brand. */
export const wallets = {
  wallet1: { token: wallet1Token, gives: 'object', settings: wallet1Settings, setUp: wallet1SetUp },
  wallet2: { token: wallet2Token, gives: 'text', settings: wallet2Settings, setUp: wallet2SetUp },
} as const satisfies Readonly<Record<string, Wallet>>;

export type WalletName = keyof typeof wallets;

/** A token of each wallet as a sender checks it: no cryptography, and no description of what is wrong with its JSON. */
export const sentTokens: readonly WalletToken[] = /* @__PURE__ */ structures.map((structure) => ({
  wallet: structure.wallet,
  token: tokenResource(structure, structures, parseJson),
}));

/**
 * Undoes the mistakes in a payment token's text if the repair is certain: each is known, and the result has no error
 * left. `undefined` if there is nothing to repair, or if the token's text may have been another one.
 */
export const repairToken = (wallet: WalletName, text: string): Repair | undefined =>
  repairText(wallets[wallet].token, text, wallets[wallet].gives);
