import { isSameBytes } from '../encodings/bytes.ts';
import { type PrivateKey, readPrivateKey } from '../encodings/private-key.ts';
import { type Asn1, bytesOf, elementsOf, loadAsn1, OIDS, oidOf, parseBer } from './asn1.ts';
import type { Certificate } from './certificate.ts';
import { derivePublicKey } from './ec-key.ts';

/** Whether a private key belongs to a certificate; `unknown` if one of them can't be read. */
export type KeyMatch = 'matches' | 'differs' | 'unknown';

/**
 * Checks whether a private key belongs to a certificate, both RSA or both EC P-256.
 *
 * @throws {Error} if an EC key needs Web Crypto and it is missing: browsers have it on https pages only.
 */
export async function matchPrivateKey(certificate: Certificate, key: string): Promise<KeyMatch> {
  const reading = readPrivateKey(key);
  if ('problem' in reading) return 'unknown';
  return certificate.keyType === 'RSA' ? matchRsa(certificate, reading) : matchEc(certificate, reading);
}

async function matchEc({ keyType, spki }: Certificate, key: PrivateKey): Promise<KeyMatch> {
  const derived = await derivePublicKey(key);
  if ('spki' in derived) return isSameBytes(derived.spki, spki) ? 'matches' : 'differs';
  return derived.problem === 'rsa-key' && keyType === 'EC' ? 'differs' : 'unknown';
}

async function matchRsa({ spki }: Certificate, key: PrivateKey): Promise<KeyMatch> {
  const asn1 = await loadAsn1();
  const own = readRsaKey(asn1, key);
  if (typeof own === 'string') return own;
  const [, bits] = elementsOf(asn1, parseBer(asn1, spki));
  const certified = elementsOf(asn1, parseBer(asn1, bytesOf(asn1, bits)));
  const isMatch = certified.length === 2 && own.every((number, i) => isSameBytes(number, bytesOf(asn1, certified[i])));
  return isMatch ? 'matches' : 'differs';
}

/** Modulus and public exponent of an RSA private key. */
function readRsaKey(asn1: Asn1, { form, der }: PrivateKey): Uint8Array[] | 'differs' | 'unknown' {
  if (form === 'sec1') return 'differs';
  const elements = elementsOf(asn1, parseBer(asn1, der));
  const [, algorithm, inner] = elements;
  const isWrapped = form === 'pkcs8';
  if (isWrapped && oidOf(asn1, elementsOf(asn1, algorithm)[0]) !== OIDS.rsa) return 'differs';
  const numbers = isWrapped ? elementsOf(asn1, parseBer(asn1, bytesOf(asn1, inner))) : elements;
  const key = numbers.slice(1, 3).map((number) => bytesOf(asn1, number));
  return key.length === 2 ? key : 'unknown';
}
