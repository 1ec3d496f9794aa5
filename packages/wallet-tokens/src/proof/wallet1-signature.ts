import type { AsnType } from 'asn1js';
import { type Asn1, elementsOf, findByOid, loadAsn1, OIDS, parseBer, timeOf } from '../asn1.ts';
import type { OwnBytes } from '../keys/own-bytes.ts';
import { certificateName } from './certificate-name.ts';
import { readSignedData, type SignedData } from './cms-signed-data.ts';
import type { WalletEnvironment } from './environment.ts';

/**
 * What the signature of a wallet1 token says. Whether the provider made it is not looked at: that takes its root
 * certificate.
 */
export interface Wallet1Signature {
  /** SHA-256 of what was signed; the wallet always writes it. */
  readonly messageDigest: Uint8Array | undefined;
  /** Milliseconds since 1970; the wallet writes whole seconds. */
  readonly signingTime: number | undefined;
  /** The common name in the signer's certificate. */
  readonly signerName: string | undefined;
  /** By the signer's name. */
  readonly environment: WalletEnvironment | undefined;
}

/** What was read of a signature; `problem` says what the bytes are instead. */
export type Wallet1SignatureReading = { readonly signature: Wallet1Signature } | { readonly problem: string };

/**
 * Reads `paymentData.signature` of a wallet1 token, a detached CMS SignedData.
 *
 * @param bytes The decoded base64: BER, indefinite lengths included, or DER.
 */
export async function readWallet1Signature(bytes: OwnBytes): Promise<Wallet1SignatureReading> {
  const asn1 = await loadAsn1();
  const contentInfo = parseBer(asn1, bytes);
  if (contentInfo === undefined) return { problem: 'not readable as BER' };
  const signedData = readSignedData(asn1, contentInfo);
  if (signedData === undefined) return { problem: 'BER of something else' };
  const messageDigest = attribute(asn1, signedData, OIDS.messageDigest);
  const signerName = certificateName(asn1, signedData.certificates, signedData.signerId);
  return {
    signature: {
      messageDigest: messageDigest instanceof asn1.OctetString ? new Uint8Array(messageDigest.getValue()) : undefined,
      signingTime: timeOf(asn1, attribute(asn1, signedData, OIDS.signingTime)),
      signerName,
      environment: environmentOf(signerName),
    },
  };
}

const attribute = (asn1: Asn1, { signedAttributes }: SignedData, oid: string): AsnType | undefined =>
  elementsOf(asn1, findByOid(asn1, signedAttributes, oid))[0];

function environmentOf(signerName = ''): WalletEnvironment | undefined {
  if (signerName.includes('UC4-PROD')) return 'PRODUCTION';
  return signerName.includes('UC4-SANDBOX') ? 'TEST' : undefined;
}
