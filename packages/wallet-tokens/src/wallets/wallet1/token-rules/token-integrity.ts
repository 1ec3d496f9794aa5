import { sha256 } from '@noble/hashes/sha2.js';
import { type Format, isObject, type Payload, type Rule } from '@pg/rule-kit';
import { fromBase64, fromHex, toHex } from '../../../encodings/bytes.ts';
import { elementsIn, findByOid, hexOf, inside, OIDS, TAGS } from '../../../encodings/der.ts';
import { docsTable } from '../../../rule-table.ts';
import { anyP256Key, cipherText, hexDigits, hexHash, wrappedKey } from '../../../token/formats.ts';
import { contentOf } from '../token-content.ts';

/** The published format says which fields the wallet signs. Its signature has their digest, which needs no key. */
export const rule: Rule = {
  id: 'token-integrity',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  check(token) {
    const { paymentData, path } = contentOf(token);
    const { signature } = paymentData;
    const signed = typeof signature === 'string' ? fromBase64(signature) : undefined;
    const digest = signed && digestIn(signed);
    // Rows report fields of a wrong format. Some test tools write no digest.
    const fields = digest ? signedFields(paymentData) : [undefined];
    if (!fields.every((field) => field !== undefined)) return [];
    const hash = fields.reduce((sum, field) => sum.update(field), sha256.create());
    return toHex(hash.digest()) === digest ? [] : [{ path: [...path.slice(0, -1), 'signature'], code: 'other-digest' }];
  },
};

/** The digest, in hex, in a detached CMS SignedData (RFC 5652, 5.1 and 5.3): an attribute of its signer. */
function digestIn(signature: Uint8Array): string {
  const signedData = inside(inside(inside(elementsIn(signature)[0])[1])[0]);
  // The signers are the last set. The first three elements are the version, the digest algorithms and the content.
  const signers = inside(signedData.slice(3).find(({ tag }) => tag === TAGS.set));
  const attributes = inside(inside(signers[0]).find(({ tag }) => tag === TAGS.context0));
  return hexOf(inside(findByOid(attributes, OIDS.messageDigest))[0]);
}

/** The bytes of the signed fields, in the order of signing; `undefined` for a field of a wrong format. */
function signedFields({ version, data, header }: Payload): readonly (Uint8Array | undefined)[] {
  const { transactionId, applicationData, ephemeralPublicKey, wrappedKey: wrapped } = isObject(header) ? header : {};
  return [
    version === 'EC_v1' ? decode(ephemeralPublicKey, anyP256Key) : decode(wrapped, wrappedKey),
    decode(data, cipherText),
    decode(transactionId, hexDigits, fromHex),
    applicationData === undefined ? new Uint8Array() : decode(applicationData, hexHash, fromHex),
  ];
}

/** Decodes a string that has the format; `undefined` for any other value. */
const decode = (value: unknown, format: Format, toBytes = fromBase64): Uint8Array | undefined =>
  typeof value === 'string' && format.findMistake(value) === undefined ? toBytes(value) : undefined;

/** It has no examples, because those would need a token: the tests make some. */
export const docs = docsTable({
  'token-integrity': [
    'The digest in the `signature` of a `wallet1` token is that of its key, `data`, `transactionId` and `applicationData`, so they are complete and of one token.',
  ],
});
