import { isObject, type Rule } from '@pg/rule-kit';

export const noSignature: Rule = {
  id: 'no-signature',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token, intermediate signing key',
  basis: 'published',
  summary: 'An intermediate signing key has at least one signature.',
  accepts: [{ value: { intermediateSigningKey: { signatures: [''] } } }],
  rejects: [{ value: { intermediateSigningKey: { signatures: [] } } }],
  check({ intermediateSigningKey: key }) {
    const isEmpty = isObject(key) && Array.isArray(key.signatures) && key.signatures.length === 0;
    return isEmpty
      ? [{ path: ['intermediateSigningKey', 'signatures'], found: 'an empty list', allowed: 'at least 1 signature' }]
      : [];
  },
};
