import type { OwnBytes } from '../encodings/bytes.ts';
import { numbersOf } from '../encodings/signature-numbers.ts';
import { webCrypto } from './web-crypto.ts';

/** A public key for ECDSA on P-256. */
export type VerifyingKey = Awaited<ReturnType<ReturnType<typeof webCrypto>['importKey']>>;

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Reads a public key (SPKI in DER); `undefined` if it is not one for P-256. */
export async function readVerifyingKey(spki: OwnBytes): Promise<VerifyingKey | undefined> {
  const crypto = webCrypto();
  try {
    return await crypto.importKey('spki', spki, ECDSA, false, ['verify']);
  } catch {
    return undefined;
  }
}

/** Whether a signature in DER verifies with the key. */
export async function isSignedBy(key: VerifyingKey, signature: Uint8Array, signed: OwnBytes): Promise<boolean> {
  const numbers = numbersOf(signature);
  return numbers !== undefined && webCrypto().verify(ECDSA, key, numbers, signed);
}
