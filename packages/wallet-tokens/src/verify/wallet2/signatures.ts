import { isObject, type Path, type Payload } from '@pg/rule-kit';
import { fromBase64, joinBytes, type OwnBytes } from '../../encodings/bytes.ts';
import type { WalletEnvironment } from '../../token/environment.ts';
import { isSignedBy, readVerifyingKey, type VerifyingKey } from '../ecdsa.ts';

/** Signatures of a wallet2 token over the same bytes. One of them must verify. */
export interface Wallet2Signatures {
  readonly path: Path;
  readonly signatures: readonly OwnBytes[];
  readonly signed: OwnBytes;
}

/** The signature of the message, by the intermediate key or, in `ECv1`, by a root key; `undefined` if it can't be read. */
export function messageSignatures(token: Payload, recipientId: string | undefined): Wallet2Signatures | undefined {
  const { signature, protocolVersion, signedMessage } = token;
  return readSignatures(['signature'], [signature], [recipientId, protocolVersion, signedMessage]);
}

/** The signatures of the intermediate key, by a root key; `undefined` if they can't be read. */
export function keySignatures({ intermediateSigningKey, protocolVersion }: Payload): Wallet2Signatures | undefined {
  if (!isObject(intermediateSigningKey)) return undefined;
  const { signatures, signedKey } = intermediateSigningKey;
  return readSignatures(['intermediateSigningKey', 'signatures'], signatures, [protocolVersion, signedKey]);
}

function readSignatures(path: Path, values: unknown, signed: readonly unknown[]): Wallet2Signatures | undefined {
  if (!Array.isArray(values) || !values.every(isString) || !signed.every(isString)) return undefined;
  const signatures = values
    .slice(0, MAX_SIGNATURES)
    .map(fromBase64)
    .filter((bytes) => bytes !== undefined);
  return signatures.length > 0 ? { path, signatures, signed: signedBytes(signed) } : undefined;
}

/** A token has one signature, or a few while root keys change. Verifying a million would take minutes. */
const MAX_SIGNATURES = 16;

const isString = (value: unknown): value is string => typeof value === 'string';

/** The provider's real name: it is part of the signed bytes, so no signature would verify with a neutral name. */
export const WALLET2_SENDER_ID = 'Google';

/** The bytes that wallet2 signs: the sender and these strings in UTF-8, each after its length in 32 bits, little-endian. */
const signedBytes = (strings: readonly string[]): OwnBytes =>
  joinBytes(
    ...[WALLET2_SENDER_ID, ...strings].flatMap((text) => {
      const bytes = new TextEncoder().encode(text);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length, true);
      return [length, bytes];
    }),
  );

/** The candidates with a key that verifies one of the signatures. */
export async function signersAmong<T extends { readonly key: VerifyingKey }>(
  candidates: readonly T[],
  { signatures, signed }: Wallet2Signatures,
): Promise<T[]> {
  const made = await Promise.all(
    candidates.map(({ key }) => Promise.all(signatures.map((signature) => isSignedBy(key, signature, signed)))),
  );
  return candidates.filter((_, i) => made[i]?.includes(true));
}

/** A root key in the format of wallet2's provider, with the environment of its file. */
export interface RootKey {
  /** Base64 of the SPKI in DER, EC P-256. */
  readonly keyValue: string;
  /** `ECv1` or `ECv2`; keys of other versions are skipped. */
  readonly protocolVersion: string;
  /** Milliseconds since 1970, as a string. An expired key is skipped. */
  readonly keyExpiration?: string;
  readonly environment?: WalletEnvironment;
}

/** Root keys, or a function that returns them. It is called when a token's signatures are verified. */
export type RootKeys = readonly RootKey[] | (() => readonly RootKey[] | Promise<readonly RootKey[]>);

/** A root key of the token's version that has not expired. */
export interface UsableRootKey {
  readonly key: VerifyingKey;
  readonly environment: WalletEnvironment | undefined;
}

/** The root keys of a protocol version that haven't expired. @throws {TypeError} if one is not an EC P-256 public key. */
export async function usableRootKeys(rootKeys: RootKeys, version: string, now: number): Promise<UsableRootKey[]> {
  const all = typeof rootKeys === 'function' ? await rootKeys() : rootKeys;
  const usable = all.filter(
    ({ protocolVersion, keyExpiration }) =>
      protocolVersion === version && (keyExpiration === undefined || Number(keyExpiration) > now),
  );
  return Promise.all(usable.map(readRootKey));
}

async function readRootKey({ keyValue, environment }: RootKey): Promise<UsableRootKey> {
  const spki = fromBase64(keyValue);
  const key = spki && (await readVerifyingKey(spki));
  if (key === undefined) throw new TypeError('rootKeys: each keyValue must be base64 of an EC P-256 public key');
  return { key, environment };
}
