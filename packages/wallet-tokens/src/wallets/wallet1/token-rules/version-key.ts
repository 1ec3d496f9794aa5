import { isObject, type Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { contentOf } from '../token-content.ts';

/** The name of the header's key in each version. */
const KEYS = [
  ['EC_v1', 'ephemeralPublicKey'],
  ['RSA_v1', 'wrappedKey'],
] as const;

export const rule: Rule = {
  id: 'version-key',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'published',
  check(token) {
    const { paymentData, header, path } = contentOf(token);
    const { version } = paymentData;
    const own = KEYS.find(([owner]) => owner === version)?.[1];
    if (!isObject(paymentData.header)) return [];
    // Another version is a mistake itself, and does not say which key is meant.
    if (own === undefined)
      return KEYS.some(([, name]) => name in header) ? [] : [{ path: [...path, KEYS[0][1]], code: 'missing' }];
    // The key of the other version means that either the key or the version is wrong: one finding, at the key.
    const other = KEYS.find(([, name]) => name !== own && header[name] !== undefined && header[name] !== null);
    if (other) {
      const [owner, name] = other;
      return [{ path: [...path, name], code: 'other-version-key', params: { owner, version: String(version) } }];
    }
    return header[own] === undefined ? [{ path: [...path, own], code: 'missing' }] : [];
  },
};

export const docs = docsTable({
  'version-key': [
    'The header has the key of its version: `ephemeralPublicKey` for `EC_v1`, `wrappedKey` for `RSA_v1`.',
    [
      { version: 'EC_v1', header: { ephemeralPublicKey: '' } },
      { version: 'EC_v2', header: { ephemeralPublicKey: '' } },
    ],
    [
      { version: 'EC_v2', header: {} },
      { version: 'EC_v1', header: {} },
      { version: 'RSA_v1', header: { wrappedKey: '', ephemeralPublicKey: '' } },
      { version: 'RSA_v1', header: { ephemeralPublicKey: '' } },
    ],
  ],
});
