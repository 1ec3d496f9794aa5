import type { BaseBlock } from 'asn1js';
import { type Asn1, findByOid, isTagged, partsOf } from './asn1-blocks.ts';
import { isSameBytes } from './bytes.ts';

/** What of an X.509 certificate (RFC 5280, 4.1) says whose it is. */
interface Names {
  readonly serial: BaseBlock | undefined;
  readonly issuer: BaseBlock | undefined;
  readonly subject: BaseBlock | undefined;
}

const COMMON_NAME = '2.5.4.3';

/** The common name of the certificate which that issuer gave that number; `undefined` without one. */
export function certificateName(
  asn1: Asn1,
  certificates: readonly BaseBlock[],
  [issuer, serial]: readonly BaseBlock[],
): string | undefined {
  const own = certificates
    .map((certificate) => namesOf(asn1, certificate))
    .find((names) => isSameBlock(names.issuer, issuer) && isSameBlock(names.serial, serial));
  const attributes = partsOf(asn1, own?.subject).flatMap((set) => partsOf(asn1, set));
  const name = findByOid(asn1, attributes, COMMON_NAME);
  return name instanceof asn1.BaseStringBlock ? name.getValue() : undefined;
}

function namesOf(asn1: Asn1, certificate: BaseBlock): Names {
  const parts = partsOf(asn1, partsOf(asn1, certificate)[0]);
  // The version comes first, where there is one.
  const [serial, , issuer, , subject] = parts[0] && isTagged(parts[0], 0) ? parts.slice(1) : parts;
  return { serial, issuer, subject };
}

const isSameBlock = (a: BaseBlock | undefined, b: BaseBlock | undefined): boolean =>
  a !== undefined && b !== undefined && isSameBytes(a.valueBeforeDecodeView, b.valueBeforeDecodeView);
