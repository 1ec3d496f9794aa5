import { type Found, isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { paymentDataIn } from '../payment-data-in.ts';

/** The key in the header that each version has. */
const KEYS = [
  ['EC_v1', 'ephemeralPublicKey'],
  ['RSA_v1', 'wrappedKey'],
] as const;

export const keyOfVersion: Rule = {
  id: 'key-of-version',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'published',
  summary: 'The header has the key of its version: `ephemeralPublicKey` for `EC_v1`, `wrappedKey` for `RSA_v1`.',
  accepts: [
    { value: { version: 'EC_v1', header: { ephemeralPublicKey: '' } } },
    { value: { version: 'EC_v2', header: {} } },
  ],
  rejects: [
    { value: { version: 'EC_v1', header: {} } },
    { value: { version: 'RSA_v1', header: { wrappedKey: '', ephemeralPublicKey: '' } } },
  ],
  check(token) {
    const { path, paymentData, header } = paymentDataIn(token);
    const { version } = paymentData;
    const isReadable = KEYS.some(([owner]) => owner === version) && isObject(paymentData.header);
    return !isReadable ? [] : findKeys(header, version, [...path, 'header']);
  },
};

function findKeys(header: Payload, version: unknown, path: Path): Found[] {
  return KEYS.flatMap(([owner, name]) => {
    const isOwn = owner === version;
    if (isOwn === (header[name] !== undefined)) return [];
    const found = isOwn ? 'missing' : `a key of ${owner}`;
    return [{ path: [...path, name], found, allowed: isOwn ? `required in ${version}` : `the version is ${version}` }];
  });
}
