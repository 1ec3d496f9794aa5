import type { AsnType } from 'asn1js';
import { isSameBytes } from '../encodings/bytes.ts';
import { type PrivateKey, readPrivateKey } from '../encodings/private-key.ts';
import { bytesOf, elementsOf, loadAsn1, OIDS, parseBer } from './asn1.ts';
import type { Certificate } from './certificate.ts';
import { derivePublicKey, readKeyElements } from './ec-key.ts';

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
  const { type, elements } = readKeyElements(asn1, key);
  if (type !== OIDS.rsa) return 'differs';
  // Modulus and public exponent.
  const own = elements.slice(1, 3);
  if (own.length < 2) return 'unknown';
  const [, bits] = elementsOf(asn1, parseBer(asn1, spki));
  const certified = elementsOf(asn1, parseBer(asn1, bytesOf(asn1, bits)));
  const isSame = (number: AsnType, i: number): boolean =>
    isSameBytes(bytesOf(asn1, number), bytesOf(asn1, certified[i]));
  return certified.length === 2 && own.every(isSame) ? 'matches' : 'differs';
}
