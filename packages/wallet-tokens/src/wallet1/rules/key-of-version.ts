import { type Found, isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { paymentDataIn } from '../payment-data-in.ts';

/** The key in the header that each version has. */
const KEYS = [
  ['EC_v1', 'ephemeralPublicKey'],
  ['RSA_v1', 'wrappedKey'],
] as const;

export const keyOfVersion: Rule = {
  id: 'key-of-version',
  concern: 'wallet-tokens',
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
    { value: { version: 'RSA_v1', header: { ephemeralPublicKey: '' } } },
  ],
  check(token) {
    const { path, paymentData, header } = paymentDataIn(token);
    const { version } = paymentData;
    const isReadable = KEYS.some(([owner]) => owner === version) && isObject(paymentData.header);
    return !isReadable ? [] : findKeys(header, version, [...path, 'header']);
  },
};

/** With the key of the other version alone it is the version that is wrong, or the key: one mistake, told at the key. */
function findKeys(header: Payload, version: unknown, path: Path): Found[] {
  const [other] = KEYS.filter(([owner, name]) => owner !== version && header[name] !== undefined);
  if (other)
    return [{ path: [...path, other[1]], found: `a key of ${other[0]}`, allowed: `the version is ${version}` }];
  return KEYS.filter(([owner, name]) => owner === version && header[name] === undefined).map(([, name]) => ({
    path: [...path, name],
    found: 'missing',
    allowed: `required in ${version}`,
  }));
}
