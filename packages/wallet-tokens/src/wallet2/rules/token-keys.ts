import { type Found, isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { wallet2IntermediateSigningKey, wallet2TokenFields } from '../token.ts';

/** The entry that tells the versions apart. */
const OF_ECV2 = 'intermediateSigningKey';

export const tokenKeys: Rule = {
  id: 'token-keys',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  summary:
    'The second wallet’s token has the entries of its version and no others: `intermediateSigningKey` is of `ECv2`.',
  marks: 'name',
  accepts: [
    { value: { protocolVersion: 'ECv1', signature: '', signedMessage: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {} } },
  ],
  rejects: [
    { value: { protocolVersion: 'ECv1', signature: '', signedMessage: '', intermediateSigningKey: {} } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {}, tag: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: { keyValue: '' } } },
  ],
  check(token) {
    if (!isToken(token)) return [];
    const { protocolVersion, intermediateSigningKey: key } = token;
    return [
      ...findVersionKey(protocolVersion, key),
      ...findOthers(token, wallet2TokenFields.rows, []),
      ...(isObject(key) ? findOthers(key, wallet2IntermediateSigningKey.rows, [OF_ECV2]) : []),
    ];
  },
};

/** Whether a payload is the token rather than the PaymentData around it. */
export const isToken = (payload: Payload): boolean =>
  Object.keys(wallet2TokenFields.rows).some((name) => name in payload);

function findVersionKey(version: unknown, key: unknown): Found[] {
  const path = [OF_ECV2];
  if (version === 'ECv1' && key !== undefined)
    return [{ path, found: 'an entry of ECv2', allowed: 'the version is ECv1' }];
  if (version === 'ECv2' && key === undefined) return [{ path, found: 'missing', allowed: 'required in ECv2' }];
  return [];
}

const findOthers = (object: Payload, rows: object, path: Path): Found[] =>
  Object.keys(object)
    .filter((name) => !Object.hasOwn(rows, name))
    .map((name) => ({
      path: [...path, name],
      found: 'an entry that the token does not have',
      allowed: 'its own entries only',
    }));
