import { type Found, isObject, type Payload, type Rule } from '@pg/rule-kit';
import { fromBase64 } from '../../base64.ts';
import { isSameBytes } from '../../bytes.ts';

/**
 * Section 3: in card flow the service decrypts the token with the Processing Private Key. Another key in the token may
 * be a rotation that isn't over, so it is no error.
 */
export const processingKey: Rule = {
  id: 'processing-key',
  concern: 'wallet-tokens',
  section: '3 States and transitions',
  basis: 'inferred',
  summary: 'A wallet1 token is encrypted for the Processing Private Key of the settings.',
  accepts: [],
  rejects: [],
};

const SHA_256_SIZE = 32;

/** @throws {TypeError} where the hash to hold it against is none. */
export function findOtherProcessingKey({ header }: Payload, processingKeyHash: string): readonly Found[] {
  const own = hashOf(processingKeyHash);
  if (own === undefined) throw new TypeError('processingKeyHash: not the base64 of a SHA-256 hash');
  const hash = isObject(header) ? hashOf(header.publicKeyHash) : undefined;
  if (hash === undefined || isSameBytes(hash, own)) return [];
  return [
    {
      path: ['header', 'publicKeyHash'],
      found: 'the hash of another key',
      allowed: 'that of the processing key',
      hint: 'The key may have been rotated: the settings need the one of the certificate in use.',
    },
  ];
}

function hashOf(value: unknown): Uint8Array | undefined {
  const hash = typeof value === 'string' ? fromBase64(value) : undefined;
  return hash?.length === SHA_256_SIZE ? hash : undefined;
}
