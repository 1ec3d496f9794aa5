import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { bits, der, integer, oid, sequence, set, text, utcTime } from './ber.ts';

/** Who signs a token of wallet1, and the certificates by which it shows it. */
export interface Signer {
  readonly key: KeyObject;
  /** The signer's own, as DER. */
  readonly certificate: Buffer;
  /** The one that the signer's is signed with, as DER. Another issuer gave it the same number. */
  readonly issuerCertificate: Buffer;
  /** As DER: who issued the signer's certificate, and its number there. */
  readonly issuer: Buffer;
  readonly serial: Buffer;
}

export const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));

/** A signer of that common name; its certificates are valid from 2020 to 2049. */
export function makeSigner(commonName: string): Signer {
  const issuer = distinguishedName('Example Wallet Issuer');
  const root = newKey();
  const intermediate = newKey();
  const { privateKey, publicKey } = newKey();
  const serial = integer(7);
  return {
    key: privateKey,
    certificate: certificate(serial, issuer, distinguishedName(commonName), publicKey, intermediate.privateKey),
    issuerCertificate: certificate(serial, ROOT, issuer, intermediate.publicKey, root.privateKey),
    issuer,
    serial,
  };
}

const newKey = (): { readonly privateKey: KeyObject; readonly publicKey: KeyObject } =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' });

const distinguishedName = (commonName: string): Buffer =>
  sequence(
    set(sequence(oid('2.5.4.3'), text(commonName))),
    set(sequence(oid('2.5.4.11'), text('Example Systems'))),
    set(sequence(oid('2.5.4.10'), text('Example Wallet'))),
  );

const ROOT = distinguishedName('Example Wallet Root');

function certificate(serial: Buffer, issuer: Buffer, subject: Buffer, key: KeyObject, issuerKey: KeyObject): Buffer {
  const validity = sequence(utcTime(new Date('2020-01-01')), utcTime(new Date('2049-01-01')));
  const version3 = der(0xa0, integer(2));
  const spki = key.export({ type: 'spki', format: 'der' });
  const content = sequence(version3, serial, ecdsaWithSha256, issuer, validity, subject, spki);
  return sequence(content, ecdsaWithSha256, bits(sign('sha256', content, issuerKey)));
}
