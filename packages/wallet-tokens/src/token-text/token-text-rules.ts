import type { Rule } from '@pg/rule-kit';

/** A function: what its call makes can be dropped unused, and bundlers can't tell that of a spread. */
const rule = (own: Omit<Rule, 'section' | 'basis'>): Rule => ({
  ...own,
  section: '4 E2 Sale, payment token',
  basis: 'published',
});
const ACCEPTED = [{ value: '{}' }] as const;

export const encodedTwice: Rule = /* @__PURE__ */ rule({
  id: 'token-encoded-twice',
  concern: 'wallet-tokens',
  summary: 'The payment token is JSON text, encoded once: no text in quotes that holds it.',
  accepts: ACCEPTED,
  rejects: [{ value: '"{}"' }, { value: '{\\"version\\":1}' }],
});

export const base64Token: Rule = /* @__PURE__ */ rule({
  id: 'token-as-base64',
  concern: 'wallet-tokens',
  summary: 'The payment token is JSON text, not base64 of it.',
  accepts: ACCEPTED,
  rejects: [{ value: 'eyJ2ZXJzaW9uIjoxfQ==' }],
});

export const objectText: Rule = /* @__PURE__ */ rule({
  id: 'token-as-object-text',
  concern: 'wallet-tokens',
  summary: 'The payment token is JSON text, not what a language prints for an object.',
  accepts: ACCEPTED,
  rejects: [{ value: '[object Object]' }, { value: 'PaymentData(version=EC_v1)' }, { value: 'Array' }],
});

export const backslashesStripped: Rule = /* @__PURE__ */ rule({
  id: 'backslashes-stripped',
  concern: 'wallet-tokens',
  summary: 'The JSON texts inside a payment token keep the backslashes before their quotes.',
  accepts: [{ value: '{"signedMessage":"{\\"tag\\":1}"}' }],
  rejects: [{ value: '{"signedMessage":"{"tag":1}"}' }],
});

export const exampleToken: Rule = /* @__PURE__ */ rule({
  id: 'example-token',
  concern: 'wallet-tokens',
  summary: 'The payment token is the payer’s: a wallet’s test gateway gives a fixed text instead.',
  accepts: ACCEPTED,
  rejects: [{ value: 'examplePaymentMethodToken' }],
});

export const otherWallet: Rule = /* @__PURE__ */ rule({
  id: 'other-wallet',
  concern: 'wallet-tokens',
  summary: 'The payment token is of the wallet that the brand names.',
  marks: 'name',
  accepts: ACCEPTED,
  rejects: [],
});

export const oneLevelDown: Rule = /* @__PURE__ */ rule({
  id: 'token-one-level-down',
  concern: 'wallet-tokens',
  summary: 'The payment token itself is sent, not the object that it came in.',
  marks: 'name',
  accepts: ACCEPTED,
  rejects: [],
});

export const notAToken: Rule = /* @__PURE__ */ rule({
  id: 'not-a-token',
  concern: 'wallet-tokens',
  summary: 'The payment token has the entries of a token.',
  accepts: [{ value: '{"version":"EC_v1","protocolVersion":"ECv2"}' }],
  rejects: [{ value: '{}' }, { value: '{"name":"value"}' }],
});

/** What a token's text can be instead of the JSON text that the wallet gave. */
export const tokenTextRules: readonly Rule[] = [
  encodedTwice,
  base64Token,
  objectText,
  backslashesStripped,
  exampleToken,
  otherWallet,
  oneLevelDown,
  notAToken,
];
