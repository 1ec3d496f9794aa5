import type { Params, Path, Payload, Verification, VerifyOptions, Violation } from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import { fromBase64 } from '../../encodings/bytes.ts';
import type { WalletEnvironment } from '../../token/environment.ts';
import { milliseconds } from '../../token/formats.ts';
import { parseJson } from '../../token/read-token-text.ts';
import { readVerifyingKey } from '../ecdsa.ts';
import type { VerificationCode } from '../messages.ts';
import { tokenEnvironment, wallet2TokenRules } from '../rules.ts';
import { findOtherEnvironment } from '../token-environment.ts';
import type { RootKeys, Wallet2Signatures } from './signatures.ts';
import { keySignatures, messageSignatures, signersAmong, usableRootKeys } from './signatures.ts';

/** What to compare a wallet2 token with. An omitted option is not checked. */
export interface Wallet2VerifyOptions extends VerifyOptions {
  /** The Environment setting. */
  readonly environment?: WalletEnvironment | undefined;
  /** The provider's root keys. To find out the token's environment, pass those of both environments. */
  readonly rootKeys?: RootKeys | undefined;
  /** The recipient of the token. The message, and so any ECv1 token, can't be verified without it. */
  readonly recipientId?: RecipientId | undefined;
  /** Options for this wallet only. They override the others. */
  readonly wallet2?: Omit<Wallet2VerifyOptions, 'wallet2'> | undefined;
}

/**
 * The recipient of a token: `gateway:` and the gateway's own identifier (the `gateway` of the request to the client, not the
 * merchant's `gatewayMerchantId`), or `merchant:` and the merchant's identifier.
 */
export type RecipientId = `gateway:${string}` | `merchant:${string}`;

/**
 * Verifies the signatures of a wallet2 token (section 4, E2), and that its intermediate key has not expired. `check` reports
 * mistakes in the structure.
 */
export const wallet2TokenVerification: Verification<Wallet2VerifyOptions> = {
  rules: [...Object.values(wallet2TokenRules), tokenEnvironment],
  async verify(token, { wallet2, ...common }) {
    const options = { ...common, ...wallet2 };
    const { recipientId, now = Date.now() } = options;
    const { protocolVersion: version } = token;
    if (version !== 'ECv1' && version !== 'ECv2') return [];
    const message = messageSignatures(token, recipientId);
    const signedKey = version === 'ECv2' ? readSignedKey(token) : {};
    return [
      ...(await verifyRoot(version === 'ECv1' ? message : keySignatures(token), version, options, now)),
      ...(await verifyMessage(message, signedKey)),
      ...findExpiredKey(signedKey, now),
      ...findUnverified(token, options),
    ];
  },
};

/** Reports each signature that is not verified because another option is missing: the root keys, or the recipient. */
function findUnverified(token: Payload, { environment, rootKeys, recipientId }: Wallet2VerifyOptions): Violation[] {
  if ((environment ?? rootKeys ?? recipientId) === undefined) return [];
  const message = messageSignatures(token, '');
  const root = token.protocolVersion === 'ECv1' ? message : keySignatures(token);
  return [
    ...(root && rootKeys === undefined ? [unverifiedAt(root.path, 'rootKeys')] : []),
    ...(message && recipientId === undefined ? [unverifiedAt(message.path, 'recipientId')] : []),
  ];
}

const unverifiedAt = (path: Path, needs: string): Violation => ({
  rule: wallet2TokenRules['not-proven'],
  path,
  code: 'not-proven' satisfies VerificationCode,
  params: { needs },
});

/** The content of `signedKey`; empty if it can't be read. */
function readSignedKey({ intermediateSigningKey: key }: Payload): Payload {
  const { value } = isObject(key) && typeof key.signedKey === 'string' ? parseJson(key.signedKey) : {};
  return isObject(value) ? value : {};
}

async function verifyRoot(
  signatures: Wallet2Signatures | undefined,
  version: string,
  { rootKeys, environment }: Wallet2VerifyOptions,
  now: number,
): Promise<Violation[]> {
  if (signatures === undefined || rootKeys === undefined) return [];
  const usable = await usableRootKeys(rootKeys, version, now);
  const signers = await signersAmong(usable, signatures);
  if (usable.length === 0) return [chainViolation(signatures.path, 'no-usable-root-key', { version })];
  if (signers.length === 0) return [chainViolation(signatures.path, 'no-root-signature')];
  const made = signers.find((signer) => signer.environment === environment) ?? signers[0];
  if (environment !== undefined && made?.environment === undefined) {
    return [unverifiedAt(signatures.path, 'the environment of the root keys')];
  }
  return findOtherEnvironment(signatures.path, made?.environment, environment);
}

const chainViolation = (path: Path, code: VerificationCode, params?: Params): Violation => ({
  rule: wallet2TokenRules['signature-chain'],
  path,
  code,
  params,
});

async function verifyMessage(signatures: Wallet2Signatures | undefined, { keyValue }: Payload): Promise<Violation[]> {
  const spki = typeof keyValue === 'string' ? fromBase64(keyValue) : undefined;
  const key = spki && (await readVerifyingKey(spki));
  if (signatures === undefined || key === undefined) return [];
  if ((await signersAmong([{ key }], signatures)).length > 0) return [];
  return [chainViolation(signatures.path, 'no-intermediate-signature')];
}

function findExpiredKey({ keyExpiration }: Payload, now: number): Violation[] {
  // `check` reports seconds.
  if (typeof keyExpiration !== 'string' || milliseconds.findMistake(keyExpiration) !== undefined) return [];
  if (Number(keyExpiration) > now) return [];
  const path = ['intermediateSigningKey', 'signedKey', 'keyExpiration'];
  return [{ rule: wallet2TokenRules['key-expired'], path, code: 'key-expired' satisfies VerificationCode }];
}
