import type { Messages, Rule, RuleDocs, Violation } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'token-rewritten',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'inferred',
  damagesText: true,
};

/** A text was written again if it has padding, but none of it with the escape that the wallet writes. Reports the first `=`. */
export function findRewritten(text: string): Violation[] {
  const start = text.indexOf('=');
  if (start < 0 || text.includes('u003d')) return [];
  const within = { path: [], start, end: start + 1 };
  return [{ rule, path: [], code: 'rewritten-token', within }];
}

export const messages = {
  'rewritten-token': {
    message: '{field} should be exactly what the wallet signed, but = is not escaped: it was parsed and written again',
    hint: 'Send the token exactly as the wallet gave it: writing it again breaks its signature.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'The wallet signs the exact text, with `=` as `\\u003d`: a text that was parsed and written again no longer verifies.',
  accepts: [{ value: '{"signature":"MA\\u003d\\u003d"}' }],
  rejects: [{ value: '{"signature":"MA=="}' }],
};
