import type { Found, Payload, Rule } from '@pg/rule-kit';

/** Published token format of wallet2: its readers refuse an intermediate key from its expiration on. */
export const keyExpired: Rule = {
  id: 'key-expired',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'inferred',
  summary: 'The intermediate key of a wallet2 token has not expired.',
  accepts: [],
  rejects: [],
};

/** Milliseconds since 1970; seconds, say, are for the structure's rules. */
const MILLISECONDS = /^\d{13}$/;

/** @param now Milliseconds since 1970. */
export function findExpiredKey({ keyExpiration }: Payload, now: number): readonly Found[] {
  if (typeof keyExpiration !== 'string' || !MILLISECONDS.test(keyExpiration) || Number(keyExpiration) > now) return [];
  return [
    {
      path: ['intermediateSigningKey', 'signedKey', 'keyExpiration'],
      found: 'in the past',
      allowed: 'a time to come only',
      hint: 'Get a new token from the wallet: whoever decrypts this one refuses it.',
    },
  ];
}
