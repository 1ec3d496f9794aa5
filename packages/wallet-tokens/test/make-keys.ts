import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { bits, der, integer, name, oid, sequence, time } from './tokens/ber.ts';

/** Keys and certificates for the tests. They are made on every run, so that none is in a file. */

export const makeRsaKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export const makeEcKey = (namedCurve = 'P-256', paramEncoding: 'named' | 'explicit' = 'named'): KeyObject =>
  generateKeyPairSync('ec', { namedCurve, paramEncoding }).privateKey;

/** A private key as a PEM file. */
export const pemOf = (key: KeyObject, type: 'sec1' | 'pkcs8' | 'pkcs1'): string =>
  String(key.export({ type, format: 'pem' }));

/** The base64 between the markers of a PEM file. */
export const bodyOf = (pem: string): string => pem.replaceAll(/-----[^-]*-----|\s/g, '');

/** The public key (SPKI in DER) of a private key. */
export const publicKeyOf = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });

export function toPem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

export interface CertificateParts {
  readonly isVersion1?: boolean;
  readonly uid?: string;
}

/** A self-signed certificate, as PEM. */
export function makeCertificate(key: KeyObject, { uid, ...parts }: CertificateParts = {}): string {
  const subject = name(...(uid === undefined ? [] : [['0.9.2342.19200300.100.1.1', uid] as const]), [
    '2.5.4.3',
    'Test merchant',
  ]);
  return toPem('CERTIFICATE', certificateOf({ subject, issuer: subject, serial: integer(1), key, signer: key }, parts));
}

/** The subject and the issuer of a certificate. Names and serial number are DER. */
export interface CertificateNames {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly serial: Buffer;
  readonly key: KeyObject;
  readonly signer: KeyObject;
}

/** A certificate, as DER. */
export function certificateOf(
  { subject, issuer, serial, key, signer }: CertificateNames,
  { isVersion1 }: CertificateParts = {},
): Buffer {
  const algorithm = sequence(oid(signer.asymmetricKeyType === 'rsa' ? '1.2.840.113549.1.1.11' : '1.2.840.10045.4.3.2'));
  const validity = sequence(time(new Date()), time(new Date()));
  const version = isVersion1 ? [] : [der(0xa0, integer(2))];
  const content = sequence(...version, serial, algorithm, issuer, validity, subject, publicKeyOf(key));
  return sequence(content, algorithm, bits(sign('sha256', content, signer)));
}
