import type { Rule } from '@pg/rule-kit';
import { docsTable, tokenRule } from './define-rules.ts';

/** A rule about a token that is not the JSON string from the wallet, or about damaged base64 in it. */
const textRule = (id: string, facts: Partial<Rule> = {}): Rule =>
  tokenRule(id, '4 E2 Sale, payment token', 'published', facts);

export const encodedTwice: Rule = /* @__PURE__ */ textRule('token-encoded-twice');
export const base64Token: Rule = /* @__PURE__ */ textRule('token-as-base64');
export const objectText: Rule = /* @__PURE__ */ textRule('token-as-object-string');
export const missingBackslashes: Rule = /* @__PURE__ */ textRule('missing-backslashes');
export const exampleToken: Rule = /* @__PURE__ */ textRule('example-token');
export const otherWallet: Rule = /* @__PURE__ */ textRule('other-wallet', { marks: 'name' });
export const nestedToken: Rule = /* @__PURE__ */ textRule('nested-token', { marks: 'name' });
export const tokenPart: Rule = /* @__PURE__ */ textRule('token-part');
/** The wallets encrypt the card data, so that only the owner of the key can read it. */
export const decryptedData: Rule = /* @__PURE__ */ textRule('decrypted-data', { marks: 'name' });
export const notAToken: Rule = /* @__PURE__ */ textRule('not-a-token');
export const lostPlus: Rule = /* @__PURE__ */ textRule('lost-plus', { ofWhole: true });
export const lostPadding: Rule = /* @__PURE__ */ textRule('lost-padding', { ofWhole: true });
export const percentEncoded: Rule = /* @__PURE__ */ textRule('percent-encoded', { ofWhole: true });
export const missingEscape: Rule = /* @__PURE__ */ textRule('missing-escape', { ofWhole: true });
export const base64Url: Rule = /* @__PURE__ */ textRule('base64url', { ofWhole: true });

// biome-ignore format: a list
export const tokenTextRules: readonly Rule[] = [
  encodedTwice, base64Token, objectText, missingBackslashes, exampleToken, otherWallet, nestedToken, tokenPart,
  decryptedData, notAToken,
  lostPlus, lostPadding, percentEncoded, missingEscape, base64Url,
];

/** The `signature` of both wallets' tokens is base64. */
const BASE64 = ['{"signature":"MEUC+A=="}'];

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'token-encoded-twice': ['The payment token is a JSON string, encoded once.',
    ['{}'], ['"{}"', '{\\"version\\":1}']],
  'token-as-base64': ['The payment token is a JSON string, not base64 of it.',
    ['{}'], ['eyJ2ZXJzaW9uIjoxfQ==']],
  'token-as-object-string': ['The payment token is a JSON string, not what code prints for an object.',
    ['{}'], ['[object Object]', 'PaymentData(version=EC_v1)', 'Array', "{'version': 'EC_v1'}"]],
  'missing-backslashes': ['The JSON strings inside a payment token keep the backslashes before their quotes.',
    ['{"signedMessage":"{\\"tag\\":1}"}'], ['{"signedMessage":"{"tag":1}"}']],
  'example-token': ['The payment token is a real one, not that of a test gateway or a simulator, and not masked.',
    ['{}'], ['examplePaymentMethodToken', '[FILTERED]', '***']],
  'other-wallet': ['The payment token belongs to the wallet that the brand names.', ['{}']],
  'nested-token': ['The payment token is sent alone, not inside another object.', ['{}']],
  'token-part': ['The payment token is complete, not only an object from inside it.',
    ['{"paymentData":{}}', '{"protocolVersion":"ECv2"}'], ['{"encryptedMessage":"","tag":""}', '{"publicKeyHash":"","transactionId":""}']],
  'decrypted-data': ['The payment token is encrypted: no file or request of this interface has decrypted card data.',
    ['{"data":""}'], ['{"applicationPrimaryAccountNumber":""}', '{"paymentMethodDetails":{"pan":""}}']],
  'not-a-token': ['The payment token has the fields of a token.',
    ['{"version":"EC_v1","protocolVersion":"ECv2"}'], ['{}', '{"name":"value"}']],
  'lost-plus': ['Base64 has no spaces: a `+` that is not encoded in a form is read as a space.',
    BASE64, ['{"signature":"MEUC A=="}']],
  'lost-padding': ['Base64 keeps the `=` at its end: its length is a multiple of 4.',
    BASE64, ['{"signature":"MEUC+A"}']],
  'percent-encoded': ['A token is URL-encoded once: decoded, it has no `%7B` left.',
    BASE64, ['{"signature":"MEUC%2BA=="}', '%7B%22signature%22%3A%22MEUC%2BA%3D%3D%22%7D']],
  'missing-escape': ['The wallet writes `=` as the escape `\\u003d`: without its backslash, `u003d` is left.',
    BASE64, ['{"signature":"MEUC+Au003du003d"}']],
  base64url: ['Base64 in tokens is the standard one with `+` and `/`, not base64url with `-` and `_`.',
    BASE64, ['{"signature":"MEUC-A=="}']],
});
