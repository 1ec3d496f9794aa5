// Written by `vitest -u` from the rules and the kinds.
// biome-ignore-all format: lists

/** The identifier of a rule. */
export type RuleId =
  | 'syntax' | 'duplicate-field' | 'too-deep' | 'json-as-object' | 'empty-form-field' | 'missing-equals' | 'lone-plus'
  | 'too-large' | 'unknown-kind' | 'kind-name' | 'content-type' | 'endpoint' | 'with-variables' | 'type-code'
  | 'value-type' | 'string-length' | 'string-format' | 'allowed-value' | 'given-value' | 'required' | 'empty-string'
  | 'expected-format' | 'control-character' | 'unknown-field' | 'expected-field' | 'brand-among-methods'
  | 'method-not-listed' | 'no-method' | 'debit-operation' | 'bracket-name' | 'one-set' | 'profile-set'
  | 'to-bank-account-id' | 'receiver-last-name' | 'tax-category' | 'sale-fields' | 'method-as-brand' | 'brand-requires'
  | 'brand-expects' | 'brand-excludes' | 'brand-parameter' | 'token-name' | 'form-strings' | 'half-character'
  | 'bare-payment-data' | 'object-as-string' | 'version-key' | 'transaction-identifier' | 'transaction-id-length'
  | 'explicit-curve' | 'token-encoded-twice' | 'token-as-base64' | 'token-as-object-string' | 'missing-backslashes'
  | 'example-token' | 'other-wallet' | 'nested-token' | 'token-part' | 'decrypted-data' | 'not-a-token' | 'lost-plus'
  | 'lost-padding' | 'percent-encoded' | 'missing-escape' | 'base64url' | 'token-signature' | 'token-integrity'
  | 'token-environment' | 'token-age' | 'processing-key' | 'whole-payment-data' | 'api-version' | 'token-fields'
  | 'signing-only' | 'no-signature' | 'token-rewritten' | 'signature-chain' | 'key-expired' | 'not-proven'
  | 'key-expiration' | 'merchant-prefix' | 'supports-3ds' | 'certificate-format' | 'key-line-breaks'
  | 'key-literal-line-breaks' | 'key-without-markers' | 'key-extra-text' | 'key-is-public' | 'key-is-certificate'
  | 'key-encrypted' | 'key-not-readable' | 'file-name' | 'processing-key-missing' | 'certificate-key'
  | 'certificate-period' | 'certificate-uid' | 'key-of-certificate' | 'key-curve' | 'one-auth-method'
  | 'three-d-secure' | 'gateway-pair' | 'decryption-key-missing' | 'client-request-names' | 'client-request-values'
  | 'profile-field' | 'suppression-expired' | 'suppression-unused' | 'baseline-unused';

/** The rules that report what could not be checked. */
export type UnreadRuleId =
  | 'syntax' | 'duplicate-field' | 'too-deep' | 'too-large' | 'unknown-kind';

/** A kind of payload. */
export type Kind =
  | 'session-request' | 'card-params' | 'sale-form' | 'wallet1-token' | 'wallet2-token' | 'wallet1-settings'
  | 'wallet2-settings' | 'wallet2-client-request';
