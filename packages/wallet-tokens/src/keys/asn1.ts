import type { AsnType } from 'asn1js';

/** The library that reads ASN.1: loaded when a key or a certificate is first looked into. */
export type Asn1 = typeof import('asn1js');

export const loadAsn1 = (): Promise<Asn1> => import('asn1js');

/** The structure of DER bytes; `undefined` where they are none. */
export function parseDer({ fromBER }: Asn1, der: Uint8Array<ArrayBuffer>): AsnType | undefined {
  const { offset, result } = fromBER(der);
  return offset === der.length ? result : undefined;
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

/** An object identifier, with points; empty where the element is none. */
export const oidOf = ({ ObjectIdentifier }: Asn1, element: AsnType | undefined): string =>
  element instanceof ObjectIdentifier ? element.getValue() : '';

/** The content of a context-specific tag. */
export function taggedWith(asn1: Asn1, elements: readonly AsnType[], tag: number): AsnType | undefined {
  const found = elements.find(({ idBlock }) => idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === tag);
  return elementsOf(asn1, found)[0];
}

const CONTEXT_SPECIFIC = 3;

/** Object identifiers of what keys and certificates are made of. */
export const OIDS = {
  rsa: '1.2.840.113549.1.1.1',
  ec: '1.2.840.10045.2.1',
  p256: '1.2.840.10045.3.1.7',
  userId: '0.9.2342.19200300.100.1.1',
} as const;
