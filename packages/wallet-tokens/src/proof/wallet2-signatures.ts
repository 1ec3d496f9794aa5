import { isObject, type Path, type Payload } from '@pg/rule-kit';
import { fromBase64 } from '../base64.ts';
import { isSignedBy, type VerifyingKey } from './ecdsa-signature.ts';
import { signedBytes } from './signed-bytes.ts';

/** The signatures of a wallet2 token over the same bytes: one of them has to verify. */
export interface Wallet2Signatures {
  /** Where they stand. */
  readonly path: Path;
  readonly signatures: readonly Uint8Array[];
  readonly signed: Uint8Array<ArrayBuffer>;
}

/** Over the message: made with the intermediate key, in `ECv1` with a root key. `undefined` where it can't be read. */
export function messageSignatures(token: Payload, recipientId: string | undefined): Wallet2Signatures | undefined {
  const { signature, protocolVersion, signedMessage } = token;
  return read(['signature'], [signature], [recipientId, protocolVersion, signedMessage]);
}

/** Over the intermediate key: made with a root key. `undefined` where it can't be read. */
export function keySignatures({ intermediateSigningKey, protocolVersion }: Payload): Wallet2Signatures | undefined {
  if (!isObject(intermediateSigningKey)) return undefined;
  const { signatures, signedKey } = intermediateSigningKey;
  return read(['intermediateSigningKey', 'signatures'], signatures, [protocolVersion, signedKey]);
}

function read(path: Path, values: unknown, signed: readonly unknown[]): Wallet2Signatures | undefined {
  if (!Array.isArray(values) || !values.every(isText) || !signed.every(isText)) return undefined;
  const signatures = values
    .slice(0, MOST)
    .map(fromBase64)
    .filter((bytes) => bytes !== undefined);
  return signatures.length > 0 ? { path, signatures, signed: signedBytes(...signed) } : undefined;
}

/** A token has one, or a few while root keys change; a list of a million is no reason to verify for minutes. */
const MOST = 16;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Those whose key made one of the signatures. */
export async function signersAmong<T extends { readonly key: VerifyingKey }>(
  candidates: readonly T[],
  { signatures, signed }: Wallet2Signatures,
): Promise<T[]> {
  const made = await Promise.all(
    candidates.map(({ key }) => Promise.all(signatures.map((signature) => isSignedBy(key, signature, signed)))),
  );
  return candidates.filter((_, i) => made[i]?.includes(true));
}
