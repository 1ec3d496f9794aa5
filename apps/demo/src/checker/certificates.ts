import { BaseStringBlock, Constructed, fromBER, ObjectIdentifier, UTCTime } from 'asn1js';

/** A certificate of a signature: its subject's common name, and its period. */
export interface SignatureCertificate {
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const COMMON_NAME = '2.5.4.3';
const CONTEXT_SPECIFIC = 3;

/** The certificates in a CMS SignedData (RFC 5652, 5.1). None is verified. */
export function certificatesIn(bytes: Uint8Array<ArrayBuffer>): SignatureCertificate[] {
  const [signedData] = partsOf(partsOf(fromBER(bytes).result)[1]);
  const certificates = partsOf(signedData).find(
    ({ idBlock: { tagClass, tagNumber } }) => tagClass === CONTEXT_SPECIFIC && tagNumber === 0,
  );
  return partsOf(certificates).flatMap((certificate) => {
    // Version, serial number, signature algorithm, issuer, validity, subject.
    const [, , , , validity, subject] = partsOf(partsOf(certificate)[0]);
    const [notBefore, notAfter] = partsOf(validity).flatMap((time) => (time instanceof UTCTime ? [time.toDate()] : []));
    if (!notBefore || !notAfter) return [];
    return [{ subject: commonNameOf(subject), notBefore, notAfter }];
  });
}

type Part = ReturnType<typeof fromBER>['result'];

const partsOf = (part: Part | undefined): readonly Part[] =>
  part instanceof Constructed ? part.valueBlock.value.flatMap((each) => (isPart(each) ? [each] : [])) : [];

const isPart = (each: object): each is Part => 'idBlock' in each;

function commonNameOf(name: Part | undefined): string {
  const attributes = partsOf(name).flatMap(partsOf).map(partsOf);
  const value = attributes.find(([type]) => type instanceof ObjectIdentifier && type.getValue() === COMMON_NAME)?.[1];
  return value instanceof BaseStringBlock ? value.getValue() : 'no name';
}
