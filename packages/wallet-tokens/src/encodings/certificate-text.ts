import type { OwnBytes } from './bytes.ts';
import { derForm } from './der-form.ts';
import { bodyBytes, isPrivateKey, readPem, withRealBreaks } from './pem.ts';

/** Why no certificate was found in a text. */
export type CertificateProblem = 'private-key' | 'certificate-request' | 'not-readable';

/** The first certificate of a text, and how it is written there. */
export type CertificateText =
  | {
      readonly der: OwnBytes;
      readonly hasMarkers: boolean;
      readonly hasLiteralBreaks: boolean;
      /** Whether its line breaks are not those of a file. */
      readonly isBroken: boolean;
      /** The number of certificates in the text. */
      readonly count: number;
      readonly hasPrivateKey: boolean;
    }
  | { readonly problem: CertificateProblem };

/** Finds the first certificate in a PEM text. It checks only the first elements of the DER structure. */
export function readCertificateText(text: string): CertificateText {
  const { blocks, hasLiteralBreaks } = readPem(text);
  const certificates = blocks.filter(({ label }) => label === 'CERTIFICATE');
  const block = certificates[0] ?? blocks[0];
  if (block && isPrivateKey(block)) return { problem: 'private-key' };
  const der = bodyBytes(block?.body ?? withRealBreaks(text));
  if (der === undefined) return { problem: 'not-readable' };
  const form = derForm(der);
  if (form === undefined || form === 'public-key') return { problem: 'not-readable' };
  if (form !== 'certificate') return { problem: form === 'certificate-request' ? form : 'private-key' };
  return {
    der,
    hasMarkers: block !== undefined,
    isBroken: !certificates.every(({ hasFileBreaks }) => hasFileBreaks),
    hasLiteralBreaks,
    count: certificates.length,
    hasPrivateKey: blocks.some(isPrivateKey),
  };
}
