import { elementsIn, findByOid, hexOf, inside, OIDS, TAGS } from './der.ts';

export interface Certificate {
  /** The user ID (UID) of its subject. */
  readonly uid: string | undefined;
  /** The identifier of the kind of its key, in hex. */
  readonly type: string;
  /** Of an RSA key, in hex. */
  readonly modulus: string;
}

/** Reads a certificate (RFC 5280, 4.1); `undefined` for another structure. */
export function readCertificate(der: Uint8Array): Certificate | undefined {
  // Serial number, signature algorithm, issuer, validity, subject, public key; before them the version, if it is not 1.
  const parts = inside(inside(elementsIn(der)[0])[0]).filter(({ tag }) => tag !== TAGS.context0);
  const [, , , , subject, key] = parts;
  const [algorithm, bits] = inside(key);
  if (bits?.tag !== TAGS.bitString) return undefined;
  const uid = findByOid(inside(subject).flatMap(inside), OIDS.userId);
  // The bits of a key start after a byte that counts unused ones.
  const [modulus] = inside(elementsIn(bits.content.subarray(1))[0]);
  return {
    uid: uid && new TextDecoder().decode(uid.content),
    type: hexOf(inside(algorithm)[0]),
    modulus: hexOf(modulus),
  };
}
