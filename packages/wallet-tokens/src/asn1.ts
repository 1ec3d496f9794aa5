import type { AsnType } from 'asn1js';

/** The library that reads ASN.1. */
export type Asn1 = typeof import('asn1js');

/** Loaded where it is first needed: whoever checks the structure alone carries no ASN.1. */
export const loadAsn1 = (): Promise<Asn1> => import('asn1js');

/**
 * The outermost element of BER or DER; `undefined` where the bytes are none, cut, or followed by others.
 * Its depth and number of elements are bounded by the library.
 */
export function parseBer({ fromBER }: Asn1, bytes: Uint8Array<ArrayBuffer>): AsnType | undefined {
  try {
    const { offset, result } = fromBER(bytes);
    return offset === bytes.length ? result : undefined;
  } catch {
    return undefined;
  }
}

/** What is inside a sequence, a set or a tag; nothing where it is none of them. */
export const elementsOf = ({ Constructed }: Asn1, element: AsnType | undefined): readonly AsnType[] =>
  element instanceof Constructed ? (element.valueBlock.value as AsnType[]) : [];

/** The bytes of a number, an octet string or a bit string; none of anything else. */
export function bytesOf(
  { Integer, OctetString, BitString }: Asn1,
  element: AsnType | undefined,
): Uint8Array<ArrayBuffer> {
  const hasBytes = element instanceof Integer || element instanceof OctetString || element instanceof BitString;
  return hasBytes ? new Uint8Array(element.valueBlock.valueHexView) : new Uint8Array();
}

/** Milliseconds since 1970, of a time of either type: a `GeneralizedTime` is a `UTCTime` to the library. */
export function timeOf({ UTCTime }: Asn1, element: AsnType | undefined): number | undefined {
  const time = element instanceof UTCTime ? element.toDate().getTime() : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The text of a string of any of the types for texts. */
export const textOf = ({ BaseStringBlock }: Asn1, element: AsnType | undefined): string | undefined =>
  element instanceof BaseStringBlock ? String(element.getValue()) : undefined;

/** An object identifier, with points; empty where the element is none. */
export const oidOf = ({ ObjectIdentifier }: Asn1, element: AsnType | undefined): string =>
  element instanceof ObjectIdentifier ? element.getValue() : '';

/** Of elements that each consist of an identifier and what it stands for: what that identifier stands for. */
export const findByOid = (asn1: Asn1, elements: readonly AsnType[], oid: string): AsnType | undefined =>
  elements.map((element) => elementsOf(asn1, element)).find(([id]) => oidOf(asn1, id) === oid)?.[1];

/** What a name of X.509, a subject or an issuer, has under that identifier. */
export const nameEntry = (asn1: Asn1, name: AsnType | undefined, oid: string): string | undefined => {
  const attributes = elementsOf(asn1, name).flatMap((set) => elementsOf(asn1, set));
  return textOf(asn1, findByOid(asn1, attributes, oid));
};

/** Whether an element has that context-specific number instead of a type: `[0]`, `[1]`. */
export const isTagged = ({ idBlock }: AsnType, tag: number): boolean =>
  idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === tag;

const CONTEXT_SPECIFIC = 3;

/** What is inside the element that has that context-specific number. */
export const taggedWith = (asn1: Asn1, elements: readonly AsnType[], tag: number): readonly AsnType[] =>
  elementsOf(
    asn1,
    elements.find((element) => isTagged(element, tag)),
  );

/** Object identifiers of what keys, certificates and signatures are made of. */
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
