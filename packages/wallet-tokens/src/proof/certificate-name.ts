import type { AsnType } from 'asn1js';
import { type Asn1, elementsOf, isTagged, nameEntry, OIDS } from '../asn1.ts';
import { isSameBytes } from '../bytes.ts';

/** What of an X.509 certificate (RFC 5280, 4.1) says whose it is. */
interface Names {
  readonly serial: AsnType | undefined;
  readonly issuer: AsnType | undefined;
  readonly subject: AsnType | undefined;
}

/** The common name of the certificate which that issuer gave that number; `undefined` without one. */
export function certificateName(
  asn1: Asn1,
  certificates: readonly AsnType[],
  [issuer, serial]: readonly AsnType[],
): string | undefined {
  const own = certificates
    .map((certificate) => namesOf(asn1, certificate))
    .find((names) => isSameElement(names.issuer, issuer) && isSameElement(names.serial, serial));
  return nameEntry(asn1, own?.subject, OIDS.commonName);
}

function namesOf(asn1: Asn1, certificate: AsnType): Names {
  const elements = elementsOf(asn1, elementsOf(asn1, certificate)[0]);
  // The version comes first, where there is one.
  const [serial, , issuer, , subject] = elements[0] && isTagged(elements[0], 0) ? elements.slice(1) : elements;
  return { serial, issuer, subject };
}

const isSameElement = (a: AsnType | undefined, b: AsnType | undefined): boolean =>
  a !== undefined && b !== undefined && isSameBytes(a.valueBeforeDecodeView, b.valueBeforeDecodeView);
