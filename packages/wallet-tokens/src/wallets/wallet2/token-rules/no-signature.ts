import { isObject, type Messages, type Rule, type RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'no-signature',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token, intermediate signing key',
  basis: 'published',
  check({ intermediateSigningKey: key }) {
    const isEmpty = isObject(key) && Array.isArray(key.signatures) && key.signatures.length === 0;
    return isEmpty ? [{ path: ['intermediateSigningKey', 'signatures'], code: 'no-signature' }] : [];
  },
};

export const messages = {
  'no-signature': '{field} must have at least 1 signature, but is empty',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'An intermediate signing key has at least one signature.',
  accepts: [{ value: { intermediateSigningKey: { signatures: [''] } } }],
  rejects: [{ value: { intermediateSigningKey: { signatures: [] } } }],
};
