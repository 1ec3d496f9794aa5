import { type Found, isObject, type Payload, type Rule } from '@pg/rule-kit';
import { fromBase64 } from '../../base64.ts';
import { isSameBytes, joinBytes } from '../../bytes.ts';
import { anyP256Key, cipherText, hexDigits, hexHash, wrappedKey as ofWrappedKey } from '../../formats/formats.ts';
import { webCrypto } from '../../web-crypto.ts';
import { decoded } from '../decoded.ts';
import { fromHex } from '../hex.ts';

/** Published token format of wallet1: what the signature is made over. */
export const tokenIntegrity: Rule = {
  id: 'token-integrity',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  summary:
    'The `signature` has the digest of key, `data`, `transactionId` and `applicationData`: all whole, of one token.',
  accepts: [],
  rejects: [],
};

/** Holds a digest against the fields; fields that have not their form are for the structure's rules. */
export async function findBrokenIntegrity(paymentData: Payload, messageDigest: Uint8Array): Promise<readonly Found[]> {
  const signed = signedFields(paymentData);
  if (signed === undefined) return [];
  const digest = new Uint8Array(await webCrypto().digest('SHA-256', joinBytes(...signed)));
  if (isSameBytes(digest, messageDigest)) return [];
  return [
    {
      path: ['signature'],
      found: 'the digest of other fields',
      allowed: "that of this token's key, data, transactionId and applicationData",
      hint: 'Fields of different tokens are mixed, or one was cut or edited: send the token as the wallet gave it.',
    },
  ];
}

/** In the order in which they are signed. */
function signedFields({ version, data, header }: Payload): readonly Uint8Array[] | undefined {
  if (!isObject(header)) return undefined;
  const { transactionId, applicationData } = header;
  const fields = [
    keyOf(version, header),
    decoded(data, cipherText, fromBase64),
    decoded(transactionId, hexDigits, fromHex),
    applicationData === undefined ? new Uint8Array() : decoded(applicationData, hexHash, fromHex),
  ];
  const known = fields.filter((field) => field !== undefined);
  return known.length === fields.length ? known : undefined;
}

function keyOf(version: unknown, { ephemeralPublicKey, wrappedKey }: Payload): Uint8Array | undefined {
  if (version === 'EC_v1') return decoded(ephemeralPublicKey, anyP256Key, fromBase64);
  return version === 'RSA_v1' ? decoded(wrappedKey, ofWrappedKey, fromBase64) : undefined;
}
