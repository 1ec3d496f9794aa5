import { type Found, isObject, type Payload, type Rule } from '@pg/rule-kit';
import { fromBase64 } from '../../base64.ts';
import { isSameBytes, joinBytes } from '../bytes.ts';
import { fromHex } from '../hex.ts';
import { webCrypto } from '../web-crypto.ts';

/** Published token format of wallet1: what the signature is made over. */
export const tokenIntegrity: Rule = {
  id: 'token-integrity',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  summary:
    'The `signature` has the digest of key, `data`, `transactionId` and `applicationData`: all whole, of one token.',
  accepts: [],
  rejects: [],
};

/** Holds a digest against the fields; fields that can't be decoded are for the structure's rules. */
export async function findBrokenIntegrity(paymentData: Payload, messageDigest: Uint8Array): Promise<readonly Found[]> {
  const signed = signedFields(paymentData);
  if (signed === undefined) return [];
  const digest = new Uint8Array(await webCrypto().digest('SHA-256', joinBytes(signed)));
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
  const { ephemeralPublicKey, wrappedKey, transactionId, applicationData = '' } = header;
  const key = version === 'EC_v1' ? ephemeralPublicKey : version === 'RSA_v1' ? wrappedKey : undefined;
  const fields = [
    decode(fromBase64, key),
    decode(fromBase64, data),
    decode(fromHex, transactionId),
    decode(fromHex, applicationData),
  ];
  const decoded = fields.filter((field) => field !== undefined);
  return decoded.length === fields.length ? decoded : undefined;
}

const decode = (decoder: (text: string) => Uint8Array | undefined, value: unknown): Uint8Array | undefined =>
  typeof value === 'string' ? decoder(value) : undefined;
