import { createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  Set as Asn1Set,
  type AsnType,
  BitString,
  Constructed,
  fromBER,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  Sequence,
  UTCTime,
  Utf8String,
} from 'asn1js';

/** Keys and certificates for the tests, made anew on every run: none is kept in a file. */

export const makeRsaKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export const makeEcKey = (namedCurve = 'P-256'): KeyObject => generateKeyPairSync('ec', { namedCurve }).privateKey;

/** A private key as a PEM file. */
export const pemOf = (key: KeyObject, type: 'sec1' | 'pkcs8' | 'pkcs1'): string =>
  String(key.export({ type, format: 'pem' }));

/** The base64 of a PEM file. */
export const bodyOf = (pem: string): string => pem.replaceAll(/-----[^-]*-----|\s/g, '');

export interface CertificateParts {
  readonly uid?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

const DAY = 86_400_000;
/** What the tests hold the validity of certificates against. */
export const NOW = Date.UTC(2025, 5, 15);

/** A self-signed certificate, as PEM. */
export function makeCertificate(key: KeyObject, { uid, notBefore, notAfter }: CertificateParts = {}): string {
  const algorithm = sequence(new ObjectIdentifier({ value: '1.2.840.113549.1.1.11' }), new Null());
  const name = sequence(
    ...(uid === undefined ? [] : [attribute('0.9.2342.19200300.100.1.1', uid)]),
    attribute('2.5.4.3', 'Test merchant'),
  );
  const validity = sequence(timeOf(notBefore ?? new Date(NOW - DAY)), timeOf(notAfter ?? new Date(NOW + DAY)));
  const version = new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [new Integer({ value: 2 })] });
  const spki = fromBER(new Uint8Array(publicKeyOf(key))).result;
  const signed = sequence(version, new Integer({ value: 1 }), algorithm, name, validity, name, spki);
  const signature = createSign('SHA256').update(new Uint8Array(signed.toBER())).sign(key);
  const bits = new BitString({ valueHex: new Uint8Array(signature).buffer });
  return toPem('CERTIFICATE', Buffer.from(sequence(signed, algorithm, bits).toBER()));
}

/** The public key that belongs to a private one: DER, SubjectPublicKeyInfo. */
export const publicKeyOf = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });

export function toPem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

const sequence = (...value: AsnType[]): Sequence => new Sequence({ value });

const attribute = (oid: string, text: string): Asn1Set =>
  new Asn1Set({ value: [sequence(new ObjectIdentifier({ value: oid }), new Utf8String({ value: text }))] });

/** X.509 writes the years from 2050 on in the longer form. */
const timeOf = (valueDate: Date): UTCTime =>
  valueDate.getUTCFullYear() < 2050 ? new UTCTime({ valueDate }) : new GeneralizedTime({ valueDate });
