import type { AsnType } from 'asn1js';
import type { OwnBytes } from '../encodings/bytes.ts';

/** The library that reads ASN.1. */
export type Asn1 = typeof import('asn1js');

/** Loads the library on first use: a program that only checks structure never loads it. */
export const loadAsn1 = (): Promise<Asn1> => import('asn1js');

/** The outermost element of BER or DER; `undefined` if the bytes are cut off, have other bytes after them, or are not BER. */
export function parseBer({ fromBER }: Asn1, bytes: OwnBytes): AsnType | undefined {
  try {
    const { offset, result } = fromBER(bytes);
    return offset === bytes.length ? result : undefined;
  } catch {
    return undefined;
  }
}

/** The elements of a sequence, a set or a tag; empty for any other element. */
export const elementsOf = ({ Constructed }: Asn1, element: AsnType | undefined): readonly AsnType[] =>
  element instanceof Constructed ? (element.valueBlock.value as AsnType[]) : [];

/** The bytes of an integer, an octet string or a bit string; empty for any other element. */
export function bytesOf({ Integer, OctetString, BitString }: Asn1, element: AsnType | undefined): OwnBytes {
  const hasBytes = element instanceof Integer || element instanceof OctetString || element instanceof BitString;
  return hasBytes ? new Uint8Array(element.valueBlock.valueHexView) : new Uint8Array();
}

/** Milliseconds since 1970; the library reads a `GeneralizedTime` as a `UTCTime` too. */
export function timeOf({ UTCTime }: Asn1, element: AsnType | undefined): number | undefined {
  const time = element instanceof UTCTime ? element.toDate().getTime() : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** An object identifier, like `2.5.4.3`; empty for any other element. */
export const oidOf = ({ ObjectIdentifier }: Asn1, element: AsnType | undefined): string =>
  element instanceof ObjectIdentifier ? element.getValue() : '';

/** Finds the value of an object identifier in pairs of identifier and value. */
export const findByOid = (asn1: Asn1, pairs: readonly AsnType[], oid: string): AsnType | undefined =>
  pairs.map((pair) => elementsOf(asn1, pair)).find(([id]) => oidOf(asn1, id) === oid)?.[1];

/** An attribute of an X.509 name: of a subject or an issuer. */
export function nameField(asn1: Asn1, name: AsnType | undefined, oid: string): string | undefined {
  const attributes = elementsOf(asn1, name).flatMap((set) => elementsOf(asn1, set));
  const value = findByOid(asn1, attributes, oid);
  return value instanceof asn1.BaseStringBlock ? String(value.getValue()) : undefined;
}

/** Whether an element has this context-specific tag: `[0]`, `[1]`. */
export const isTagged = ({ idBlock }: AsnType, tag: number): boolean =>
  idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === tag;

const CONTEXT_SPECIFIC = 3;

/** The content of the element with this context-specific tag. */
export const taggedWith = (asn1: Asn1, elements: readonly AsnType[], tag: number): readonly AsnType[] =>
  elementsOf(
    asn1,
    elements.find((element) => isTagged(element, tag)),
  );

/** Object identifiers in keys, certificates and signatures. */
export const OIDS = {
  rsa: '1.2.840.113549.1.1.1',
  ec: '1.2.840.10045.2.1',
  p256: '1.2.840.10045.3.1.7',
  userId: '0.9.2342.19200300.100.1.1',
  commonName: '2.5.4.3',
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;
