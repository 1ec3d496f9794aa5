import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'signing-only',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  check: ({ protocolVersion }) =>
    protocolVersion === 'ECv2SigningOnly' ? [{ path: ['protocolVersion'], code: 'signing-only' }] : [],
};

export const messages = {
  'signing-only': '{field} must be ECv1 or ECv2; tokens of ECv2SigningOnly are not for payments',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'An `ECv2SigningOnly` token is signed but not encrypted: it is not for payments.',
  accepts: [{ value: { protocolVersion: 'ECv2' } }],
  rejects: [{ value: { protocolVersion: 'ECv2SigningOnly' } }],
};
