import type { AsnType } from 'asn1js';
import { isSameBytes, type OwnBytes } from '../../encodings/bytes.ts';
import type { WalletEnvironment } from '../../token/environment.ts';
import type { Asn1 } from '../asn1.ts';
import * as read from '../asn1.ts';
import { type Certificate, describeCertificate } from '../certificate.ts';

/** The content of a wallet1 token's signature. It is not verified: that would need the provider's root certificate. */
export interface Wallet1Signature {
  /** SHA-256 of the signed fields. The wallet always writes it. */
  readonly messageDigest: Uint8Array | undefined;
  /** Milliseconds since 1970. The wallet writes whole seconds. */
  readonly signingTime: number | undefined;
  /** The common name in the signer's certificate. */
  readonly signerName: string | undefined;
  /** The environment in the signer's name. */
  readonly environment: WalletEnvironment | undefined;
  /** The certificates in it, of the signer and of its issuers. */
  readonly certificates: readonly Certificate[];
}

/** A signature, or the problem: `not-ber` if the bytes can't be read, `not-signed-data` if they are another structure. */
export type Wallet1SignatureReading =
  | { readonly signature: Wallet1Signature }
  | { readonly problem: 'not-ber' | 'not-signed-data' };

/** Reads `paymentData.signature` of a wallet1 token, a detached CMS SignedData: BER, indefinite lengths included, or DER. */
export async function readWallet1Signature(bytes: OwnBytes): Promise<Wallet1SignatureReading> {
  const asn1 = await read.loadAsn1();
  const contentInfo = read.parseBer(asn1, bytes);
  if (contentInfo === undefined) return { problem: 'not-ber' };
  const signedData = readSignedData(asn1, contentInfo);
  if (signedData === undefined) return { problem: 'not-signed-data' };
  const attribute = (oid: string): AsnType | undefined =>
    read.elementsOf(asn1, read.findByOid(asn1, signedData.signedAttributes, oid))[0];
  const messageDigest = attribute(read.OIDS.messageDigest);
  const signerName = readSignerName(asn1, signedData);
  return {
    signature: {
      messageDigest: messageDigest instanceof asn1.OctetString ? new Uint8Array(messageDigest.getValue()) : undefined,
      signingTime: read.timeOf(asn1, attribute(read.OIDS.signingTime)),
      signerName,
      environment: environmentOf(signerName),
      certificates: signedData.certificates.flatMap((each) => describeCertificate(asn1, each) ?? []),
    },
  };
}

/** The parts of a CMS SignedData (RFC 5652, 5.1 and 5.3) that describe its signer. */
interface SignedData {
  readonly certificates: readonly AsnType[];
  /** The issuer and the serial number of the signer's certificate. */
  readonly signerId: readonly AsnType[];
  /** Empty if the content itself is signed. */
  readonly signedAttributes: readonly AsnType[];
}

function readSignedData(asn1: Asn1, contentInfo: AsnType): SignedData | undefined {
  const [type, content] = read.elementsOf(asn1, contentInfo);
  if (read.oidOf(asn1, type) !== read.OIDS.signedData) return undefined;
  const signedData = read.elementsOf(asn1, read.elementsOf(asn1, content)[0]);
  // The signers are the last set. The first three elements are the version, the digest algorithms and the content.
  const signers = signedData.slice(3).find((part) => part instanceof asn1.Set);
  const [, signerId, ...signer] = read.elementsOf(asn1, read.elementsOf(asn1, signers)[0]);
  if (signerId === undefined) return undefined;
  return {
    certificates: read.taggedWith(asn1, signedData, 0),
    signerId: read.elementsOf(asn1, signerId),
    signedAttributes: read.taggedWith(asn1, signer, 0),
  };
}

/** The common name in the signer's certificate (X.509, RFC 5280, 4.1). */
function readSignerName(asn1: Asn1, { certificates, signerId: [issuer, serial] }: SignedData): string | undefined {
  for (const certificate of certificates) {
    const elements = read.elementsOf(asn1, read.elementsOf(asn1, certificate)[0]);
    // The version comes first, if there is one.
    const [number, , by, , subject] = elements[0] && read.isTagged(elements[0], 0) ? elements.slice(1) : elements;
    if (isSame(by, issuer) && isSame(number, serial)) return read.nameField(asn1, subject, read.OIDS.commonName);
  }
  return undefined;
}

const isSame = (a: AsnType | undefined, b: AsnType | undefined): boolean =>
  a !== undefined && b !== undefined && isSameBytes(a.valueBeforeDecodeView, b.valueBeforeDecodeView);

function environmentOf(signerName = ''): WalletEnvironment | undefined {
  if (signerName.includes('UC4-PROD')) return 'PRODUCTION';
  return signerName.includes('UC4-SANDBOX') ? 'TEST' : undefined;
}
