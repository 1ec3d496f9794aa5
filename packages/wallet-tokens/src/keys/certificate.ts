import type { AsnType } from 'asn1js';
import { type Asn1, elementsOf, loadAsn1, nameEntry, OIDS, oidOf, parseBer, timeOf } from '../asn1.ts';
import { derForm } from './der-form.ts';
import { keyBytes } from './key-bytes.ts';
import type { OwnBytes } from './own-bytes.ts';
import { type PemBlock, readPem, withoutBlanks, withRealBreaks } from './pem.ts';

/** Why a text holds no certificate. */
export type CertificateProblem = 'private key' | 'public key' | 'certificate request' | 'not readable';

/** What the outline of a text says of a certificate. */
export type CertificateText =
  | {
      readonly der: Uint8Array<ArrayBuffer>;
      readonly hasMarkers: boolean;
      readonly hasLiteralBreaks: boolean;
      /** How many certificates stand in the text. */
      readonly count: number;
      /** Whether a private key stands beside it. */
      readonly hasKey: boolean;
    }
  | { readonly problem: CertificateProblem };

/** Finds the first certificate in a PEM text; by its outline only. */
export function readCertificateText(text: string): CertificateText {
  const { blocks, hasLiteralBreaks } = readPem(text);
  const block = blocks.find(({ label }) => label === 'CERTIFICATE') ?? blocks[0];
  if (block && isKey(block)) return { problem: 'private key' };
  const der = keyBytes(withoutBlanks(block?.body ?? withRealBreaks(text)));
  if (der === undefined) return { problem: 'not readable' };
  const form = derForm(der);
  switch (form) {
    case 'certificate':
      return {
        der,
        hasMarkers: block !== undefined,
        hasLiteralBreaks,
        count: countOf(blocks),
        hasKey: blocks.some(isKey),
      };
    case 'certificate request':
    case 'public key':
      return { problem: form };
    case undefined:
      return { problem: 'not readable' };
    default:
      return { problem: 'private key' };
  }
}

const isKey = ({ label }: PemBlock): boolean => withoutBlanks(label).endsWith('PRIVATEKEY');

const countOf = (blocks: readonly PemBlock[]): number => blocks.filter(({ label }) => label === 'CERTIFICATE').length;

/** What a certificate says. */
export interface Certificate {
  /** The user identifier (UID) of its subject: of a merchant identity certificate, the merchant identifier. */
  readonly uid: string | undefined;
  /** From when to when it is valid: milliseconds since 1970, both inclusive. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly keyType: 'RSA' | 'EC' | 'other';
  /** Its public key: DER, as SubjectPublicKeyInfo. */
  readonly spki: OwnBytes;
}

/**
 * Reads the first X.509 certificate of a PEM text. Its signature is not verified, and nobody is asked whether it was
 * revoked.
 *
 * @returns The certificate; `problem` where the text holds none. It never throws.
 */
export async function readCertificate(pem: string): Promise<Certificate | { readonly problem: CertificateProblem }> {
  const text = readCertificateText(pem);
  if ('problem' in text) return text;
  const asn1 = await loadAsn1();
  return describeCertificate(asn1, parseBer(asn1, text.der)) ?? { problem: 'not readable' };
}

function describeCertificate(asn1: Asn1, root: AsnType | undefined): Certificate | undefined {
  const [signed] = elementsOf(asn1, root);
  // Version, serial number, signature algorithm, issuer, validity, subject, public key.
  const [, , , , validity, subject, key] = elementsOf(asn1, signed);
  const [notBefore, notAfter] = elementsOf(asn1, validity).map((time) => timeOf(asn1, time));
  if (key === undefined || notBefore === undefined || notAfter === undefined) return undefined;
  const spki = new Uint8Array(key.valueBeforeDecodeView);
  return { uid: nameEntry(asn1, subject, OIDS.userId), notBefore, notAfter, keyType: keyTypeOf(asn1, key), spki };
}

function keyTypeOf(asn1: Asn1, spki: AsnType): Certificate['keyType'] {
  const [algorithm] = elementsOf(asn1, spki);
  switch (oidOf(asn1, elementsOf(asn1, algorithm)[0])) {
    case OIDS.rsa:
      return 'RSA';
    case OIDS.ec:
      return 'EC';
    default:
      return 'other';
  }
}
