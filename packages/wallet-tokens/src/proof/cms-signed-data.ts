import type { BaseBlock } from 'asn1js';
import { type Asn1, isOid, isTagged, partsOf } from './asn1-blocks.ts';

/** The parts of a CMS SignedData (RFC 5652, 5.1 and 5.3) that tell about its signer. */
export interface SignedData {
  readonly certificates: readonly BaseBlock[];
  /** Who signed: the issuer of the signer's certificate, and its number there. */
  readonly signerId: readonly BaseBlock[];
  /** None, where the content itself is signed. */
  readonly signedAttributes: readonly BaseBlock[];
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** `undefined` for blocks that are something else. */
export function readSignedData(asn1: Asn1, contentInfo: BaseBlock): SignedData | undefined {
  const [type, content] = partsOf(asn1, contentInfo);
  if (!isOid(asn1, type, SIGNED_DATA)) return undefined;
  const signedData = partsOf(asn1, partsOf(asn1, content)[0]);
  const signers = signedData.slice(OPTIONAL_PARTS).find((part) => part instanceof asn1.Set);
  const [, signerId, ...signer] = partsOf(asn1, partsOf(asn1, signers)[0]);
  if (signerId === undefined) return undefined;
  const certificates = signedData.find((part) => isTagged(part, 0));
  const attributes = signer.find((part) => isTagged(part, 0));
  return {
    certificates: partsOf(asn1, certificates),
    signerId: partsOf(asn1, signerId),
    signedAttributes: partsOf(asn1, attributes),
  };
}

/** After the version, the digest algorithms and the content; the signers come last. */
const OPTIONAL_PARTS = 3;
