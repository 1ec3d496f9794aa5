import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

const SECONDS = /^\d{10}$/;

export const rule: Rule = {
  id: 'key-expiration',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token, signed key',
  basis: 'published',
  check({ keyExpiration: given }) {
    if (typeof given === 'number') return [{ path: ['keyExpiration'], code: 'expiration-as-number' }];
    const isSeconds = typeof given === 'string' && SECONDS.test(given);
    return isSeconds ? [{ path: ['keyExpiration'], code: 'expiration-in-seconds' }] : [];
  },
};

export const messages = {
  'expiration-as-number': {
    message: '{field} must be a string of 13 digits, but is a number',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
  'expiration-in-seconds': {
    message: '{field} must be in milliseconds (13 digits), but is in seconds (10 digits)',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: '`keyExpiration` is a string of digits: milliseconds since 1970, not seconds, and not a number.',
  accepts: [{ value: { keyExpiration: '1893456000000' } }],
  rejects: [{ value: { keyExpiration: 1893456000000 } }, { value: { keyExpiration: '1893456000' } }],
};
