import type { Path, Payload, ProofOptions, ResourceProof, Rule, RuleFound } from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import { fromBase64 } from '../../keys/bytes.ts';
import { readVerifyingKey } from '../../keys/ecdsa.ts';
import { docsTable, tokenRule } from '../../token/define-rules.ts';
import { findOtherEnvironment, tokenEnvironment, type WalletEnvironment } from '../../token/environment.ts';
import { parseJson } from '../../token/read-token-text.ts';
import type { RootKeys, Wallet2Signatures } from './signatures.ts';
import { keySignatures, messageSignatures, signersAmong, usableRootKeys } from './signatures.ts';

/** What a wallet2 token is held against; what is left out is not looked at. */
export interface Wallet2ProofOptions extends ProofOptions {
  /** The Environment setting. */
  readonly environment?: WalletEnvironment | undefined;
  /** The provider's root keys, of both environments where the environment is to be told. */
  readonly rootKeys?: RootKeys | undefined;
  /** Whom the token is for. Without it the message can't be verified, and of ECv1 nothing can. */
  readonly recipientId?: RecipientId | undefined;
}

/** The recipient of a token: `gateway:` and the gatewayMerchantId, or `merchant:` and the merchant's identifier. */
export type RecipientId = `gateway:${string}` | `merchant:${string}`;

const TOKEN = '4 E2 Sale, wallet2 token';

/** The published format says what is signed with which key, and that readers refuse a key from its expiration on. */
const signatureChain: Rule = /* @__PURE__ */ tokenRule('signature-chain', TOKEN, 'published');
const keyExpired: Rule = /* @__PURE__ */ tokenRule('key-expired', TOKEN, 'inferred');

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'signature-chain': ['A root key signed `signedKey`, and that key `signedMessage` for the recipient; in ECv1 a root key signed it.'],
  'key-expired': ['The intermediate key of a wallet2 token has not expired.'],
});

/**
 * Checks of a wallet2 token (section 4, E2) whether its intermediate key has expired, and by cryptography who signed it.
 * What is wrong with the structure is for `check` to say.
 */
export const wallet2Proof: ResourceProof<Wallet2ProofOptions> = {
  rules: [signatureChain, tokenEnvironment, keyExpired],
  async prove(token, options) {
    const { recipientId, now = Date.now() } = options;
    const message = messageSignatures(token, recipientId);
    if (token.protocolVersion === 'ECv1') return proveRoot(message, 'ECv1', options, now);
    if (token.protocolVersion !== 'ECv2') return [];
    const signedKey = readSignedKey(token);
    return [
      ...(await proveRoot(keySignatures(token), 'ECv2', options, now)),
      ...(await proveMessage(message, signedKey)),
      ...findExpiredKey(signedKey, now),
    ];
  },
};

/** What the text of `signedKey` says; nothing if it can't be read. */
function readSignedKey({ intermediateSigningKey: key }: Payload): Payload {
  const { value } = isObject(key) && typeof key.signedKey === 'string' ? parseJson(key.signedKey) : {};
  return isObject(value) ? value : {};
}

const UNCHANGED = 'Send each text as the wallet wrote it: parsed and written again it no longer verifies.';

async function proveRoot(
  signatures: Wallet2Signatures | undefined,
  version: string,
  { rootKeys, environment }: Wallet2ProofOptions,
  now: number,
): Promise<RuleFound[]> {
  if (signatures === undefined || rootKeys === undefined) return [];
  const usable = await usableRootKeys(rootKeys, version, now);
  const signers = await signersAmong(usable, signatures);
  if (signers.length === 0) return [notOfRootKeys(signatures.path, usable.length)];
  const made = signers.find((signer) => signer.environment === environment) ?? signers[0];
  return findOtherEnvironment(signatures.path, made?.environment, environment);
}

/** @param usable How many root keys the token was held against. */
function notOfRootKeys(path: Path, usable: number): RuleFound {
  const hint =
    usable === 0
      ? 'No root key given is of this protocol version and unexpired: update them.'
      : `${UNCHANGED} Or the root keys are out of date, or an ECv1 token is for another recipient.`;
  const allowed = 'a signature of one over the text as it stands';
  return { rule: signatureChain, found: { path, found: 'made with none of the root keys', allowed, hint } };
}

async function proveMessage(signatures: Wallet2Signatures | undefined, { keyValue }: Payload): Promise<RuleFound[]> {
  const spki = typeof keyValue === 'string' ? fromBase64(keyValue) : undefined;
  const key = spki && (await readVerifyingKey(spki));
  if (signatures === undefined || key === undefined) return [];
  if ((await signersAmong([{ key }], signatures)).length > 0) return [];
  const found = {
    path: signatures.path,
    found: 'not made with the intermediate key',
    allowed: 'its signature over the message as it stands',
    hint: `${UNCHANGED} Or the token is for another recipient.`,
  };
  return [{ rule: signatureChain, found }];
}

/** Milliseconds since 1970; seconds, say, are for the structure's rules. */
const MILLISECONDS = /^\d{13}$/;

function findExpiredKey({ keyExpiration }: Payload, now: number): RuleFound[] {
  if (typeof keyExpiration !== 'string' || !MILLISECONDS.test(keyExpiration) || Number(keyExpiration) > now) return [];
  const found = {
    path: ['intermediateSigningKey', 'signedKey', 'keyExpiration'],
    found: 'in the past',
    allowed: 'a time to come only',
    hint: 'Get a new token from the wallet: whoever decrypts this one refuses it.',
  };
  return [{ rule: keyExpired, found }];
}
