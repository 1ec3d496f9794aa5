import { fromBase64 } from '../base64.ts';
import { readVerifyingKey, type VerifyingKey } from './ecdsa-signature.ts';
import type { WalletEnvironment } from './environment.ts';

/** A root key of wallet2, as its provider publishes it, and the environment whose list it stands in. */
export interface RootKey {
  /** Base64 of the SPKI in DER, EC P-256. */
  readonly keyValue: string;
  /** `ECv1` or `ECv2`; keys of other versions are passed over. */
  readonly protocolVersion: string;
  /** Milliseconds since 1970, as a text; from then on the key is passed over. */
  readonly keyExpiration?: string;
  readonly environment?: WalletEnvironment;
}

/** Root keys, or what gets them: it is called where a token's signatures are verified. */
export type RootKeys = readonly RootKey[] | (() => readonly RootKey[] | Promise<readonly RootKey[]>);

/** A root key that can verify. */
export interface UsableRootKey {
  readonly key: VerifyingKey;
  readonly environment: WalletEnvironment | undefined;
}

/**
 * The root keys of a protocol version that haven't expired.
 *
 * @throws {TypeError} where one of them is no EC P-256 public key.
 */
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
  if (key === undefined) throw new TypeError('rootKeys: a keyValue that is not the base64 of an EC P-256 public key');
  return { key, environment };
}
