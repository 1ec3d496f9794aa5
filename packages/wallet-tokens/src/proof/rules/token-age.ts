import type { Found, Rule } from '@pg/rule-kit';

/** Tokens are made for one payment: an old one is a recorded one. */
export const tokenAge: Rule = {
  id: 'token-age',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'inferred',
  summary: 'A wallet1 token was signed no longer ago than the caller allows, and not in the future.',
  accepts: [],
  rejects: [],
};

const MINUTE = 60_000;

/** How far clocks may be apart. */
const LEEWAY = 5 * MINUTE;

/** Times are milliseconds since 1970, the greatest age milliseconds. */
export function findWrongAge(signingTime: number, now: number, maxAge: number): readonly Found[] {
  if (signingTime > now + LEEWAY) return [inFuture()];
  if (now - signingTime <= maxAge) return [];
  return [
    {
      path: ['signature'],
      found: 'made too long ago',
      allowed: `at most ${maxAge / 1000} s`,
      hint: 'Get a new token from the wallet: one is made for one payment.',
    },
  ];
}

const inFuture = (): Found => ({
  path: ['signature'],
  found: 'made in the future',
  allowed: `at most ${LEEWAY / MINUTE} minutes ahead`,
  hint: 'Set the clock that the token is held against.',
});
