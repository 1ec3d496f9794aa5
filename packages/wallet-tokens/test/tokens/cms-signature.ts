import { createHash, sign } from 'node:crypto';
import { der, indefinite, integer, octets, oid, sequence, set, utcTime } from './ber.ts';
import { ecdsaWithSha256, type Signer } from './signer-certificate.ts';

/** How a signature is written. */
export interface SignatureForm {
  readonly signingTime: Date;
  /** Lengths of the outer levels; the wallet writes indefinite ones. */
  readonly lengths: 'definite' | 'indefinite';
  /** Whether digest and time are in it, as they are in the wallet's. */
  readonly signedAttributes: boolean;
}

const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), der(0x05));

/** A detached CMS SignedData of the content, as BER: SHA-256, ECDSA, the signer's certificates inside. */
export function cmsSignature(content: Uint8Array, signer: Signer, form: SignatureForm): Buffer {
  const outer = form.lengths === 'definite' ? der : indefinite;
  const attributes = form.signedAttributes ? attributesOf(content, form.signingTime) : [];
  const signerInfo = sequence(
    integer(1),
    sequence(signer.issuer, signer.serial),
    sha256,
    ...(form.signedAttributes ? [der(0xa0, ...attributes)] : []),
    ecdsaWithSha256,
    octets(sign('sha256', form.signedAttributes ? set(...attributes) : content, signer.key)),
  );
  const signedData = outer(
    0x30,
    integer(1),
    set(sha256),
    outer(0x30, oid('1.2.840.113549.1.7.1')),
    outer(0xa0, signer.issuerCertificate, signer.certificate),
    set(signerInfo),
  );
  return outer(0x30, oid('1.2.840.113549.1.7.2'), outer(0xa0, signedData));
}

/** In the order of DER, which is that of their lengths here. */
const attributesOf = (content: Uint8Array, signingTime: Date): readonly Buffer[] => [
  sequence(oid('1.2.840.113549.1.9.3'), set(oid('1.2.840.113549.1.7.1'))),
  sequence(oid('1.2.840.113549.1.9.5'), set(utcTime(signingTime))),
  sequence(oid('1.2.840.113549.1.9.4'), set(octets(createHash('sha256').update(content).digest()))),
];
