import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { certificateOf, makeEcKey, publicKeyOf } from '../make-keys.ts';
import { der, indefinite, integer, name, octets, oid, sequence, set, time } from './ber.ts';

export interface Wallet1TokenOptions {
  readonly version: 'EC_v1' | 'RSA_v1';
  readonly applicationData?: boolean;
  /** Whether the ephemeral key lists the parameters of its curve. */
  readonly explicitCurve?: boolean;
  /** Default: 32. */
  readonly transactionIdBytes?: number;
  /** The lengths in the signature. Default: indefinite, like the wallet writes them. */
  readonly lengths?: 'definite' | 'indefinite';
  /** Whether the signature has a digest. Default: true. */
  readonly signedAttributes?: boolean;
}

/** The outer object, as the wallet returns it. */
export type MadeToken = ReturnType<typeof makeWallet1Token>;

const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

/** Makes a wallet1 token in the published format. Its signature is real, and its encrypted data is random. */
export function makeWallet1Token(options: Wallet1TokenOptions) {
  const { version, applicationData: hasApplicationData, explicitCurve, transactionIdBytes = 32 } = options;
  const ephemeral = makeEcKey('P-256', explicitCurve ? 'explicit' : 'named');
  const key = version === 'EC_v1' ? publicKeyOf(ephemeral) : randomBytes(256);
  const [data, transactionId] = [randomBytes(300), randomBytes(transactionIdBytes)];
  const applicationData = randomBytes(hasApplicationData ? 32 : 0);
  const signature = cmsSignature(Buffer.concat([key, data, transactionId, applicationData]), options);
  const header: Readonly<Record<string, string>> = {
    publicKeyHash: sha256(publicKeyOf(makeEcKey())).toString('base64'),
    [version === 'EC_v1' ? 'ephemeralPublicKey' : 'wrappedKey']: key.toString('base64'),
    transactionId: transactionId.toString('hex'),
    ...(hasApplicationData && { applicationData: applicationData.toString('hex') }),
  };
  return {
    paymentData: { data: data.toString('base64'), signature: signature.toString('base64'), header, version },
    paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
    transactionIdentifier: transactionId.toString('hex').toUpperCase(),
  };
}

const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'), der(0x05));
const ECDSA_WITH_SHA_256 = sequence(oid('1.2.840.10045.4.3.2'));

/** A detached CMS SignedData of the content, as BER: SHA-256, ECDSA, with certificates of signer and issuer. */
function cmsSignature(content: Uint8Array, { lengths, signedAttributes = true }: Wallet1TokenOptions): Buffer {
  const outer = lengths === 'definite' ? der : indefinite;
  const key = makeEcKey();
  const serial = integer(7);
  const issuer = nameOf('Example Wallet Issuer');
  // In the order that DER requires: here, by length.
  const attributes = [
    sequence(oid('1.2.840.113549.1.9.3'), set(oid('1.2.840.113549.1.7.1'))),
    sequence(oid('1.2.840.113549.1.9.5'), set(time(new Date()))),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(sha256(content)))),
  ];
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serial),
    SHA_256,
    ...(signedAttributes ? [der(0xa0, ...attributes)] : []),
    ECDSA_WITH_SHA_256,
    octets(sign('sha256', signedAttributes ? set(...attributes) : content, key)),
  );
  const signedData = outer(
    0x30,
    integer(1),
    set(SHA_256),
    outer(0x30, oid('1.2.840.113549.1.7.1')),
    outer(0xa0, ...certificates(issuer, serial, nameOf('ecc-smp-broker-sign_UC4-PROD'), key)),
    set(signerInfo),
  );
  return outer(0x30, oid('1.2.840.113549.1.7.2'), outer(0xa0, signedData));
}

const nameOf = (commonName: string): Buffer => name(['2.5.4.3', commonName], ['2.5.4.10', 'Example Wallet']);

/** The certificates of the issuer and the signer. Both have the same serial number, but different issuers. */
function certificates(issuer: Buffer, serial: Buffer, subject: Buffer, key: KeyObject): readonly Buffer[] {
  const [root, intermediate] = [makeEcKey(), makeEcKey()];
  const ofIssuer = { subject: issuer, issuer: nameOf('Example Wallet Root'), serial, key: intermediate, signer: root };
  return [certificateOf(ofIssuer), certificateOf({ subject, issuer, serial, key, signer: intermediate })];
}
