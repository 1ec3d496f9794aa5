import type { AsnType } from 'asn1js';
import { type Asn1, elementsOf, OIDS, oidOf, taggedWith } from '../asn1.ts';

/** The parts of a CMS SignedData (RFC 5652, 5.1 and 5.3) that tell about its signer. */
export interface SignedData {
  readonly certificates: readonly AsnType[];
  /** Who signed: the issuer of the signer's certificate, and its number there. */
  readonly signerId: readonly AsnType[];
  /** None, where the content itself is signed. */
  readonly signedAttributes: readonly AsnType[];
}

/** `undefined` for what is something else. */
export function readSignedData(asn1: Asn1, contentInfo: AsnType): SignedData | undefined {
  const [type, content] = elementsOf(asn1, contentInfo);
  if (oidOf(asn1, type) !== OIDS.signedData) return undefined;
  const signedData = elementsOf(asn1, elementsOf(asn1, content)[0]);
  const signers = signedData.slice(OPTIONAL_PARTS).find((part) => part instanceof asn1.Set);
  const [, signerId, ...signer] = elementsOf(asn1, elementsOf(asn1, signers)[0]);
  if (signerId === undefined) return undefined;
  return {
    certificates: taggedWith(asn1, signedData, 0),
    signerId: elementsOf(asn1, signerId),
    signedAttributes: taggedWith(asn1, signer, 0),
  };
}

/** After the version, the digest algorithms and the content; the signers come last. */
const OPTIONAL_PARTS = 3;
