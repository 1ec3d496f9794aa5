import type { Rule } from '@pg/rule-kit';

const SECONDS = /^\d{10}$/;
const path = ['keyExpiration'];
const HINT = 'Send signedKey as the wallet gave it: its signature is over the very text.';

export const keyExpiration: Rule = {
  id: 'key-expiration',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token, signed key',
  basis: 'published',
  summary: '`keyExpiration` is a text of digits: milliseconds since 1970, not seconds, and no number.',
  accepts: [{ value: { keyExpiration: '1893456000000' } }],
  rejects: [{ value: { keyExpiration: 1893456000000 } }, { value: { keyExpiration: '1893456000' } }],
  check({ keyExpiration: given }) {
    if (typeof given === 'number') return [{ path, found: 'a number', allowed: 'a text of 13 digits', hint: HINT }];
    if (typeof given !== 'string' || given.length !== 10 || !SECONDS.test(given)) return [];
    return [{ path, found: '10 digits, which are seconds', allowed: '13 digits: milliseconds', hint: HINT }];
  },
};
