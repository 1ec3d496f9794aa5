import type { BaseBlock } from 'asn1js';

/** Loaded where it is needed: whoever checks the structure alone carries no ASN.1. */
export type Asn1 = typeof import('asn1js');

/**
 * The outermost block of BER or DER; `undefined` where the bytes are no BER, cut, or followed by others.
 * Its depth and number of blocks are bounded by the library.
 */
export function readBlock(asn1: Asn1, bytes: Uint8Array<ArrayBuffer>): BaseBlock | undefined {
  try {
    const { offset, result } = asn1.fromBER(bytes);
    return offset === bytes.length ? result : undefined;
  } catch {
    return undefined;
  }
}

/** What a sequence, a set or a tagged block consists of. */
export const partsOf = (asn1: Asn1, block: BaseBlock | undefined): readonly BaseBlock[] =>
  block instanceof asn1.Constructed ? block.valueBlock.value : [];

const CONTEXT_SPECIFIC = 3;

/** Whether a block has that number instead of a type: `[0]`, `[1]`. */
export const isTagged = (block: BaseBlock, tag: number): boolean =>
  block.idBlock.tagClass === CONTEXT_SPECIFIC && block.idBlock.tagNumber === tag;

/** Whether a block is that object identifier, in its dotted form. */
export const isOid = (asn1: Asn1, block: BaseBlock | undefined, dotted: string): boolean =>
  block instanceof asn1.ObjectIdentifier && block.getValue() === dotted;

/** Of blocks that each consist of an identifier and what it stands for: what that identifier stands for. */
export const findByOid = (asn1: Asn1, blocks: readonly BaseBlock[], dotted: string): BaseBlock | undefined =>
  blocks.map((block) => partsOf(asn1, block)).find(([oid]) => isOid(asn1, oid, dotted))?.[1];
