import type { Rule } from '@pg/rule-kit';

/*
 * What a token's text suffers on its way. The forms of the rows find it; a row's examples would need the form that needs
 * the rule, so the examples stand with the tokens.
 */

const RULE = { section: '4 E2 Sale, payment token', basis: 'published', accepts: [], rejects: [] } as const;

export const plusLost: Rule = {
  ...RULE,
  id: 'plus-lost',
  summary: 'Base64 has no blanks: a `+` that stands in a form as it is arrives as one.',
};

export const percentEncoded: Rule = {
  ...RULE,
  id: 'percent-encoded',
  summary: 'A token is encoded for its form once: what is decoded has no `%7B` left.',
};

export const escapeLetters: Rule = {
  ...RULE,
  id: 'escape-letters',
  summary: 'The wallet writes `=` as an escape: without its backslash the letters `u003d` are left.',
};

export const base64Url: Rule = {
  ...RULE,
  id: 'base64url',
  summary: 'Base64 in tokens is the standard one, with `+` and `/`, not that of URLs, with `-` and `_`.',
};

/** The mistakes of a base64 text. */
export const encodingRules: readonly Rule[] = [plusLost, percentEncoded, escapeLetters, base64Url];
