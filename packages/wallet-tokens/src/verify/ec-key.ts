import { fromAnyBase64, fromHex, isSameBytes, joinBytes, type OwnBytes, toBase64 } from '../encodings/bytes.ts';
import { type PrivateKey, type PrivateKeyProblem, readPrivateKey } from '../encodings/private-key.ts';
import { type Asn1, bytesOf, elementsOf, loadAsn1, OIDS, oidOf, parseBer, taggedWith } from './asn1.ts';
import { webCrypto } from './web-crypto.ts';

/** Why a private key is not a working P-256 key. */
export type EcKeyProblem = PrivateKeyProblem | 'rsa-key' | 'other-curve';

/** The parts of an EC private key. */
interface EcParts {
  /** The object identifier of the curve; empty if the structure doesn't name it. */
  readonly curve: string;
  readonly secret: OwnBytes;
  /** The uncompressed public point; empty if the structure leaves it out. */
  readonly point: OwnBytes;
}

/**
 * The hash in a `wallet1` token of the key that the token was encrypted for (`header.publicKeyHash`): base64 of the SHA-256 of
 * the public key (SPKI in DER). It accepts the private key in any form that `normalizeProcessingKey` accepts.
 *
 * @throws {Error} without Web Crypto: browsers have it on https pages only.
 */
export async function hashPublicKey(
  processingKey: string,
): Promise<{ readonly hash: string } | { readonly problem: EcKeyProblem }> {
  const key = readPrivateKey(processingKey);
  if ('problem' in key) return key;
  const derived = await derivePublicKey(key);
  if ('problem' in derived) return derived;
  return { hash: toBase64(new Uint8Array(await webCrypto().digest('SHA-256', derived.spki))) };
}

/** Derives the public key (SPKI in DER) of a P-256 private key. */
export async function derivePublicKey(
  key: PrivateKey,
): Promise<{ readonly spki: OwnBytes } | { readonly problem: EcKeyProblem }> {
  const parts = readParts(await loadAsn1(), key);
  if ('problem' in parts) return parts;
  if (parts.curve !== '' && parts.curve !== OIDS.p256) return { problem: 'other-curve' };
  const point = await derivePoint(parts);
  if (point === undefined) return { problem: parts.curve === '' ? 'other-curve' : 'not-readable' };
  return { spki: joinBytes(fromHex(SPKI), point) };
}

function readParts(asn1: Asn1, key: PrivateKey): EcParts | { readonly problem: EcKeyProblem } {
  const { type, parameters, elements } = readKeyElements(asn1, key);
  if (type !== OIDS.ec) return { problem: type === OIDS.rsa ? 'rsa-key' : 'other-curve' };
  const secret = bytesOf(asn1, elements[1]);
  if (secret.length === 0) return { problem: 'not-readable' };
  const curve = parameters || oidOf(asn1, taggedWith(asn1, elements, 0)[0]);
  return { curve, secret, point: bytesOf(asn1, taggedWith(asn1, elements, 1)[0]) };
}

/** The algorithm of a private key, and the elements of the key itself, which PKCS#8 wraps. */
export function readKeyElements(asn1: Asn1, { form, der }: PrivateKey) {
  const elements = elementsOf(asn1, parseBer(asn1, der));
  if (form !== 'pkcs8') return { type: form === 'sec1' ? OIDS.ec : OIDS.rsa, parameters: '', elements };
  const [, algorithm, inner] = elements;
  const [type, parameters] = elementsOf(asn1, algorithm).map((each) => oidOf(asn1, each));
  return { type, parameters, elements: elementsOf(asn1, parseBer(asn1, bytesOf(asn1, inner))) };
}

/** Lengths in bytes, and the hex digits before a P-256 key and before its point. */
const SECRET_LENGTH = 32;
const POINT_LENGTH = 65;
const SPKI = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const PKCS8 = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420';
const PKCS8_WITH_POINT = '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420';
const POINT_TAG = 'a144034200';

/** Web Crypto derives the public point on import. Some browsers can't: they get the point that the key contains. */
async function derivePoint({ secret, point }: EcParts): Promise<OwnBytes | undefined> {
  if (secret.length > SECRET_LENGTH) return undefined;
  const filled = joinBytes(new Uint8Array(SECRET_LENGTH - secret.length), secret);
  const derived = await importPoint(joinBytes(fromHex(PKCS8), filled));
  if (point.length !== POINT_LENGTH) return derived;
  if (derived) return isSameBytes(derived, point) ? derived : undefined;
  return importPoint(joinBytes(fromHex(PKCS8_WITH_POINT), filled, fromHex(POINT_TAG), point));
}

async function importPoint(pkcs8: OwnBytes): Promise<OwnBytes | undefined> {
  // Outside the `try`: if Web Crypto is missing, the key may still be valid.
  const crypto = webCrypto();
  try {
    const key = await crypto.importKey('pkcs8', pkcs8, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
    const { x, y } = await crypto.exportKey('jwk', key);
    return x && y ? joinBytes(Uint8Array.of(0x04), fromAnyBase64(x), fromAnyBase64(y)) : undefined;
  } catch {
    return undefined;
  }
}
