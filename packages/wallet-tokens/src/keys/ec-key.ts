import type { AsnType } from 'asn1js';
import { type Asn1, bytesOf, elementsOf, loadAsn1, OIDS, oidOf, parseBer, taggedWith } from '../asn1.ts';
import { decodeBase64, toBase64, toStandardBase64 } from '../base64.ts';
import { hexBytes, isSameBytes, joinBytes } from '../bytes.ts';
import { webCrypto } from '../web-crypto.ts';
import { type PrivateKey, type PrivateKeyProblem, readPrivateKey } from './private-key.ts';

/** Why a private key is no working P-256 key. */
export type EcKeyProblem = PrivateKeyProblem | 'RSA key' | 'another curve';

/** The parts of an EC private key. */
interface EcParts {
  /** The object identifier of the curve; empty where the structure doesn't name it. */
  readonly curve: string;
  readonly secret: Uint8Array<ArrayBuffer>;
  /** The uncompressed public point: empty where the structure leaves it out. */
  readonly point: Uint8Array<ArrayBuffer>;
}

/**
 * The hash by which a token of `wallet1` names the key that it was encrypted for (`header.publicKeyHash`): SHA-256 of
 * the DER SubjectPublicKeyInfo, in base64. It follows from the private key, SEC1 or PKCS#8, in any form that
 * `normalizeProcessingKey` takes, whether or not the structure has the public key in it.
 *
 * @returns `hash`, 44 characters; or `problem`, why there is none.
 * @throws {Error} where Web Crypto is missing: browsers have it on pages that come over https only.
 */
export async function publicKeyHashOf(
  processingKey: string,
): Promise<{ readonly hash: string } | { readonly problem: EcKeyProblem }> {
  const key = readPrivateKey(processingKey);
  if ('problem' in key) return key;
  const spki = await derivePublicKey(key);
  if ('problem' in spki) return spki;
  return { hash: toBase64(new Uint8Array(await webCrypto().digest('SHA-256', spki.spki))) };
}

/** The public key (DER, SubjectPublicKeyInfo) that follows from a P-256 private key. */
export async function derivePublicKey(
  key: PrivateKey,
): Promise<{ readonly spki: Uint8Array<ArrayBuffer> } | { readonly problem: EcKeyProblem }> {
  const asn1 = await loadAsn1();
  const parts = readParts(asn1, key);
  if ('problem' in parts) return parts;
  if (parts.curve !== '' && parts.curve !== OIDS.p256) return { problem: 'another curve' };
  const point = await derivePoint(parts);
  if (point === undefined) return { problem: parts.curve === '' ? 'another curve' : 'not readable' };
  return { spki: joinBytes(hexBytes(SPKI), point) };
}

function readParts(asn1: Asn1, { form, der }: PrivateKey): EcParts | { readonly problem: EcKeyProblem } {
  if (form === 'PKCS#1 key') return { problem: 'RSA key' };
  const elements = elementsOf(asn1, parseBer(asn1, der));
  if (form === 'SEC1 key') return readSec1(asn1, elements, '');
  const [, algorithm, inner] = elements;
  const [type, curve] = elementsOf(asn1, algorithm);
  if (oidOf(asn1, type) === OIDS.rsa) return { problem: 'RSA key' };
  if (oidOf(asn1, type) !== OIDS.ec) return { problem: 'another curve' };
  return readSec1(asn1, elementsOf(asn1, parseBer(asn1, bytesOf(asn1, inner))), oidOf(asn1, curve));
}

function readSec1(
  asn1: Asn1,
  elements: readonly AsnType[],
  curve: string,
): EcParts | { readonly problem: EcKeyProblem } {
  const secret = bytesOf(asn1, elements[1]);
  if (secret.length === 0) return { problem: 'not readable' };
  const named = curve === '' ? oidOf(asn1, taggedWith(asn1, elements, 0)[0]) : curve;
  return { curve: named, secret, point: bytesOf(asn1, taggedWith(asn1, elements, 1)[0]) };
}

/** Lengths in bytes, and in hex what stands before a P-256 key and before its point. */
const SECRET_LENGTH = 32;
const POINT_LENGTH = 65;
const SPKI = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const PKCS8 = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420';
const PKCS8_WITH_POINT = '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420';
const POINT_TAG = 'a144034200';

/**
 * Web Crypto derives the public point on import. Some browsers refuse a key without its point: there the point that the
 * structure has is taken as it is.
 *
 * @returns `undefined` where the number is no key of the curve, or the structure's point is of another key.
 */
async function derivePoint({ secret, point }: EcParts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (secret.length > SECRET_LENGTH) return undefined;
  const filled = joinBytes(new Uint8Array(SECRET_LENGTH - secret.length), secret);
  const derived = await importPoint(joinBytes(hexBytes(PKCS8), filled));
  if (point.length !== POINT_LENGTH) return derived;
  if (derived) return isSameBytes(derived, point) ? derived : undefined;
  return importPoint(joinBytes(hexBytes(PKCS8_WITH_POINT), filled, hexBytes(POINT_TAG), point));
}

async function importPoint(pkcs8: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Asked for out here: that there is none says nothing of the key.
  const crypto = webCrypto();
  try {
    const key = await crypto.importKey('pkcs8', pkcs8, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
    const { x, y } = await crypto.exportKey('jwk', key);
    return x && y ? joinBytes(Uint8Array.of(0x04), fromJwk(x), fromJwk(y)) : undefined;
  } catch {
    // A number that is no key of the curve.
    return undefined;
  }
}

/** A number of a JWK: in base64 of URLs, without padding. */
const fromJwk = (number: string): Uint8Array<ArrayBuffer> => decodeBase64(toStandardBase64(number));
