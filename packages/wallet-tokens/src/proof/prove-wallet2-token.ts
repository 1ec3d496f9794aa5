import type { Payload, ProofOptions, Rule, RuleFound } from '@pg/rule-kit';
import { fromBase64 } from '../base64.ts';
import { foundBy } from '../found-by.ts';
import { readVerifyingKey, type VerifyingKey } from './ecdsa-signature.ts';
import type { WalletEnvironment } from './environment.ts';
import { type RootKeys, usableRootKeys } from './root-keys.ts';
import { findExpiredKey, keyExpired } from './rules/key-expired.ts';
import { notOfIntermediateKey, notOfRootKeys, signatureChain } from './rules/signature-chain.ts';
import { findOtherEnvironment, tokenEnvironment } from './rules/token-environment.ts';
import { readSignedKey } from './signed-key.ts';
import { keySignatures, messageSignatures, signersAmong, type Wallet2Signatures } from './wallet2-signatures.ts';

/** What a wallet2 token is held against; what is left out is not looked at. */
export interface Wallet2ProofOptions extends ProofOptions {
  /** The Environment setting. */
  readonly environment?: WalletEnvironment | undefined;
  /** The provider's root keys, of both environments where the environment is to be told. */
  readonly rootKeys?: RootKeys | undefined;
  /**
   * Whom the token is for: `gateway:` and the gatewayMerchantId, or `merchant:` and the merchant's identifier. Its
   * message can't be verified without it, and of ECv1 nothing can.
   */
  readonly recipientId?: RecipientId | undefined;
}

/** The message of a token is signed for one recipient. */
export type RecipientId = `gateway:${string}` | `merchant:${string}`;

/** Every rule that `proveWallet2Token` applies. */
export const wallet2ProofRules: readonly Rule[] = [signatureChain, tokenEnvironment, keyExpired];

/**
 * Checks a wallet2 token (section 4, E2): whether its intermediate key has expired, and by cryptography who signed it.
 * A message is verified where `recipientId` is given, a root key's signature where `rootKeys` are, and the environment
 * is that of the root key. What is wrong with the structure is for `check` to say.
 *
 * @param token What the token's text says.
 * @returns What was found, with paths from the token on, through the text of `signedKey`.
 * @throws {TypeError} where a root key is none; and what the function throws that gets them.
 */
export async function proveWallet2Token(token: Payload, options: Wallet2ProofOptions = {}): Promise<RuleFound[]> {
  const { recipientId, now = Date.now() } = options;
  const message = messageSignatures(token, recipientId);
  if (token.protocolVersion === 'ECv1') return proveRoot(message, 'ECv1', options, now);
  if (token.protocolVersion !== 'ECv2') return [];
  const signedKey = readSignedKey(token);
  return [
    ...(await proveRoot(keySignatures(token), 'ECv2', options, now)),
    ...(await proveMessage(message, signedKey)),
    ...foundBy(keyExpired, findExpiredKey(signedKey, now)),
  ];
}

async function proveRoot(
  signatures: Wallet2Signatures | undefined,
  version: string,
  { rootKeys, environment }: Wallet2ProofOptions,
  now: number,
): Promise<RuleFound[]> {
  if (signatures === undefined || rootKeys === undefined) return [];
  const usable = await usableRootKeys(rootKeys, version, now);
  const signers = await signersAmong(usable, signatures);
  if (signers.length === 0) return foundBy(signatureChain, [notOfRootKeys(signatures.path, usable.length)]);
  const made = signers.find((signer) => signer.environment === environment) ?? signers[0];
  return foundBy(tokenEnvironment, findOtherEnvironment(signatures.path, made?.environment, environment));
}

async function proveMessage(signatures: Wallet2Signatures | undefined, signedKey: Payload): Promise<RuleFound[]> {
  const key = await readKeyValue(signedKey);
  if (signatures === undefined || key === undefined) return [];
  const signers = await signersAmong([{ key }], signatures);
  return foundBy(signatureChain, signers.length === 0 ? [notOfIntermediateKey(signatures.path)] : []);
}

async function readKeyValue({ keyValue }: Payload): Promise<VerifyingKey | undefined> {
  const spki = typeof keyValue === 'string' ? fromBase64(keyValue) : undefined;
  return spki && readVerifyingKey(spki);
}
