import type { Rule } from '@pg/rule-kit';
import { docsTable, tokenRule } from './define-rules.ts';

/** What a token's text can be instead of the JSON text that the wallet gave, and what happens to base64 on its way. */
const textRule = (id: string, facts: Partial<Rule> = {}): Rule =>
  tokenRule(id, '4 E2 Sale, payment token', 'published', facts);

export const encodedTwice: Rule = /* @__PURE__ */ textRule('token-encoded-twice');
export const base64Token: Rule = /* @__PURE__ */ textRule('token-as-base64');
export const objectText: Rule = /* @__PURE__ */ textRule('token-as-object-text');
export const backslashesStripped: Rule = /* @__PURE__ */ textRule('backslashes-stripped');
export const exampleToken: Rule = /* @__PURE__ */ textRule('example-token');
export const otherWallet: Rule = /* @__PURE__ */ textRule('other-wallet', { marks: 'name' });
export const oneLevelDown: Rule = /* @__PURE__ */ textRule('token-one-level-down', { marks: 'name' });
export const notAToken: Rule = /* @__PURE__ */ textRule('not-a-token');
export const plusLost: Rule = /* @__PURE__ */ textRule('plus-lost', { ofWhole: true });
export const percentEncoded: Rule = /* @__PURE__ */ textRule('percent-encoded', { ofWhole: true });
export const escapeLetters: Rule = /* @__PURE__ */ textRule('escape-letters', { ofWhole: true });
export const base64Url: Rule = /* @__PURE__ */ textRule('base64url', { ofWhole: true });

// biome-ignore format: a list
export const tokenTextRules: readonly Rule[] = [
  encodedTwice, base64Token, objectText, backslashesStripped, exampleToken, otherWallet, oneLevelDown, notAToken,
  plusLost, percentEncoded, escapeLetters, base64Url,
];

/** The `signature` of both wallets' tokens is base64. */
const BASE64 = ['{"signature":"MEUC+A=="}'];

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'token-encoded-twice': ['The payment token is JSON text, encoded once: no text in quotes that holds it.',
    ['{}'], ['"{}"', '{\\"version\\":1}']],
  'token-as-base64': ['The payment token is JSON text, not base64 of it.',
    ['{}'], ['eyJ2ZXJzaW9uIjoxfQ==']],
  'token-as-object-text': ['The payment token is JSON text, not what a language prints for an object.',
    ['{}'], ['[object Object]', 'PaymentData(version=EC_v1)', 'Array']],
  'backslashes-stripped': ['The JSON texts inside a payment token keep the backslashes before their quotes.',
    ['{"signedMessage":"{\\"tag\\":1}"}'], ['{"signedMessage":"{"tag":1}"}']],
  'example-token': ['The payment token is the payer’s: a wallet’s test gateway gives a fixed text instead.',
    ['{}'], ['examplePaymentMethodToken']],
  'other-wallet': ['The payment token is of the wallet that the brand names.', ['{}']],
  'token-one-level-down': ['The payment token itself is sent, not the object that it came in.', ['{}']],
  'not-a-token': ['The payment token has the entries of a token.',
    ['{"version":"EC_v1","protocolVersion":"ECv2"}'], ['{}', '{"name":"value"}']],
  'plus-lost': ['Base64 has no blanks: a `+` that stands in a form as it is arrives as one.',
    BASE64, ['{"signature":"MEUC A=="}']],
  'percent-encoded': ['A token is encoded for its form once: what is decoded has no `%7B` left.',
    BASE64, ['{"signature":"MEUC%2BA=="}', '%7B%22signature%22%3A%22MEUC%2BA%3D%3D%22%7D']],
  'escape-letters': ['The wallet writes `=` as an escape: without its backslash the letters `u003d` are left.',
    BASE64, ['{"signature":"MEUC+Au003du003d"}']],
  base64url: ['Base64 in tokens is the standard one, with `+` and `/`, not that of URLs, with `-` and `_`.',
    BASE64, ['{"signature":"MEUC-A=="}']],
});
