import { toHex } from './bytes.ts';

/** An element of ASN.1. */
export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

export const TAGS = {
  integer: 0x02,
  bitString: 0x03,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
  context1: 0xa1,
} as const;

/** Object identifiers, in hex. */
export const OIDS = {
  rsa: '2a864886f70d010101',
  ec: '2a8648ce3d0201',
  p256: '2a8648ce3d030107',
  userId: '0992268993f22c640101',
  signedData: '2a864886f70d010702',
  messageDigest: '2a864886f70d010904',
} as const;

/** The elements in DER or BER; empty if the bytes are cut off, or have anything else. */
export function elementsIn(bytes: Uint8Array): readonly Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(bytes, at, 0);
    if (element === undefined) return [];
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/** The elements inside an element. */
export const inside = (element: Element | undefined): readonly Element[] =>
  element === undefined ? [] : elementsIn(element.content);

/** The value of an object identifier in pairs of identifier and value. */
export const findByOid = (pairs: readonly Element[], oid: string): Element | undefined =>
  pairs.map(inside).find(([id]) => hexOf(id) === oid)?.[1];

export const hexOf = (element: Element | undefined): string => (element ? toHex(element.content) : '');

/** A length that only BER has: the element ends with two zeros. */
const INDEFINITE = 0x80;
/** More levels than any signature has. */
const MAX_LEVELS = 50;

function readElement(bytes: Uint8Array, at: number, level: number): (Element & { readonly end: number }) | undefined {
  const tag = bytes[at];
  const length = bytes[at + 1];
  if (tag === undefined || length === undefined || level > MAX_LEVELS) return undefined;
  let start = at + 2;
  if (length === INDEFINITE) {
    let end = start;
    while (bytes[end] !== 0 || bytes[end + 1] !== 0) {
      const element = readElement(bytes, end, level + 1);
      if (element === undefined) return undefined;
      end = element.end;
    }
    return { tag, content: bytes.subarray(start, end), end: end + 2 };
  }
  let size = length;
  if (length > INDEFINITE) {
    const digits = bytes.subarray(start, start + length - INDEFINITE);
    size = digits.reduce((sum, digit) => sum * 256 + digit, 0);
    start += digits.length;
  }
  const end = start + size;
  return end > bytes.length ? undefined : { tag, content: bytes.subarray(start, end), end };
}
