import type { Rule } from '@pg/rule-kit';

export const signingOnly: Rule = {
  id: 'signing-only',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  summary: 'A token of `ECv2SigningOnly` is signed but not encrypted: it is not for payments.',
  accepts: [{ value: { protocolVersion: 'ECv2' } }],
  rejects: [{ value: { protocolVersion: 'ECv2SigningOnly' } }],
  check: ({ protocolVersion }) =>
    protocolVersion === 'ECv2SigningOnly'
      ? [
          {
            path: ['protocolVersion'],
            found: '"ECv2SigningOnly", which is not for payments',
            allowed: 'only ECv1 or ECv2',
          },
        ]
      : [],
};
