import type { Rule } from '@pg/rule-kit';

/*
 * What a token's text suffers on its way. The forms of the rows find it; a row's examples would need the form that needs
 * the rule, so the examples are texts of tokens: of both wallets, since each has a `signature` in base64.
 */

/** A function: what its call makes can be dropped unused, and bundlers can't tell that of a spread. */
const rule = (own: Pick<Rule, 'id' | 'concern' | 'summary' | 'rejects'>): Rule => ({
  ...own,
  section: '4 E2 Sale, payment token',
  basis: 'published',
  ofWhole: true,
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
});

export const plusLost: Rule = /* @__PURE__ */ rule({
  id: 'plus-lost',
  concern: 'wallet-tokens',
  summary: 'Base64 has no blanks: a `+` that stands in a form as it is arrives as one.',
  rejects: [{ value: '{"signature":"MEUC A=="}' }],
});

export const percentEncoded: Rule = /* @__PURE__ */ rule({
  id: 'percent-encoded',
  concern: 'wallet-tokens',
  summary: 'A token is encoded for its form once: what is decoded has no `%7B` left.',
  rejects: [{ value: '{"signature":"MEUC%2BA=="}' }, { value: '%7B%22signature%22%3A%22MEUC%2BA%3D%3D%22%7D' }],
});

export const escapeLetters: Rule = /* @__PURE__ */ rule({
  id: 'escape-letters',
  concern: 'wallet-tokens',
  summary: 'The wallet writes `=` as an escape: without its backslash the letters `u003d` are left.',
  rejects: [{ value: '{"signature":"MEUC+Au003du003d"}' }],
});

export const base64Url: Rule = /* @__PURE__ */ rule({
  id: 'base64url',
  concern: 'wallet-tokens',
  summary: 'Base64 in tokens is the standard one, with `+` and `/`, not that of URLs, with `-` and `_`.',
  rejects: [{ value: '{"signature":"MEUC-A=="}' }],
});

/** The mistakes of a base64 text. */
export const encodingRules: readonly Rule[] = [plusLost, percentEncoded, escapeLetters, base64Url];
