import type { AsnType } from 'asn1js';
import type { OwnBytes } from '../encodings/bytes.ts';
import { type CertificateProblem, readCertificateText } from '../encodings/certificate-text.ts';
import { type Asn1, elementsOf, isTagged, loadAsn1, nameField, OIDS, oidOf, parseBer, timeOf } from './asn1.ts';

/** The content of a certificate. */
export interface Certificate {
  /** The common name of its subject. */
  readonly commonName: string | undefined;
  /** The user ID (UID) of its subject. In a merchant identity certificate, it is the merchant identifier. */
  readonly uid: string | undefined;
  /** The validity period, inclusive, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly keyType: 'RSA' | 'EC' | 'other';
  /** Its public key: DER, as SubjectPublicKeyInfo. */
  readonly spki: OwnBytes;
}

/** Reads the first X.509 certificate of a PEM text. It does not verify the signature, and does not check revocation. */
export async function readCertificate(pem: string): Promise<Certificate | { readonly problem: CertificateProblem }> {
  const text = readCertificateText(pem);
  if ('problem' in text) return text;
  const asn1 = await loadAsn1();
  return describeCertificate(asn1, parseBer(asn1, text.der)) ?? { problem: 'not-readable' };
}

/** Reads an X.509 certificate (RFC 5280, 4.1); `undefined` for another element. */
export function describeCertificate(asn1: Asn1, root: AsnType | undefined): Certificate | undefined {
  const [signed] = elementsOf(asn1, root);
  // Serial number, signature algorithm, issuer, validity, subject, public key; before them the version, if it is not 1.
  const [, , , validity, subject, key] = elementsOf(asn1, signed).filter((element) => !isTagged(element, 0));
  const [notBefore, notAfter] = elementsOf(asn1, validity).map((time) => timeOf(asn1, time));
  if (key === undefined || notBefore === undefined || notAfter === undefined) return undefined;
  const [algorithm] = elementsOf(asn1, key);
  const type = oidOf(asn1, elementsOf(asn1, algorithm)[0]);
  const keyType = type === OIDS.rsa ? 'RSA' : type === OIDS.ec ? 'EC' : 'other';
  const spki = new Uint8Array(key.valueBeforeDecodeView);
  const commonName = nameField(asn1, subject, OIDS.commonName);
  return { commonName, uid: nameField(asn1, subject, OIDS.userId), notBefore, notAfter, keyType, spki };
}
