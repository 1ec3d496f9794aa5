import type { Rule, RuleFound } from '@pg/rule-kit';

export const rewritten: Rule = {
  id: 'token-rewritten',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'inferred',
  summary:
    'The wallet signs the literal text, with `=` as `\\u003d`: a text that was parsed and written again no longer verifies.',
  accepts: [{ value: '{"signature":"MA\\u003d\\u003d"}' }],
  rejects: [{ value: '{"signature":"MA=="}' }],
};

/** The first sign that a text was written again: padding as it is, and nowhere the wallet's escape of it. */
export function findRewritten(text: string): RuleFound | undefined {
  const start = text.indexOf('=');
  if (start < 0 || text.includes('u003d')) return undefined;
  return {
    rule: rewritten,
    found: {
      path: [],
      found: 'padding that the wallet would have escaped',
      allowed: 'the very text that it signed',
      hint: 'Send the text as the wallet gave it, byte for byte: parsing it and writing it again breaks its signature.',
      within: { path: [], start, end: start + 1 },
    },
  };
}
