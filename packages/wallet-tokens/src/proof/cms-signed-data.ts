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
  const signer = partsOf(
    asn1,
    partsOf(
      asn1,
      signedData.findLast((part) => part instanceof asn1.Set),
    )[0],
  );
  if (signer.length === 0) return undefined;
  return {
    certificates: partsOf(
      asn1,
      signedData.find((part) => isTagged(part, 0)),
    ),
    signerId: partsOf(asn1, signer[SIGNER_ID]),
    signedAttributes: partsOf(
      asn1,
      signer.find((part, i) => i > SIGNER_ID && isTagged(part, 0)),
    ),
  };
}

/** After the version. */
const SIGNER_ID = 1;
