// Written by `vitest -u` from the rules and the kinds.
// biome-ignore-all format: lists

/** The identifier of a rule. */
export type RuleId =
  | 'syntax' | 'duplicate-name' | 'too-deep' | 'text-as-object' | 'empty-entry' | 'lone-text' | 'lone-plus'
  | 'too-large' | 'unknown-kind' | 'kind-name' | 'content-type' | 'with-variables' | 'type-code' | 'value-type'
  | 'text-length' | 'text-format' | 'allowed-value' | 'given-value' | 'required' | 'empty-text' | 'control-character'
  | 'unknown-entry' | 'carried-entry' | 'brand-among-methods' | 'method-not-listed' | 'no-method' | 'debit-operation'
  | 'bracket-name' | 'one-set' | 'profile-set' | 'to-bank-account-id' | 'receiver-last-name' | 'tax-category'
  | 'sale-carries' | 'method-as-brand' | 'brand-requires' | 'brand-expects' | 'brand-takes-not' | 'brand-parameter'
  | 'token-name' | 'bare-payment-data' | 'object-as-text' | 'key-of-version' | 'transaction-identifier'
  | 'transaction-id-length' | 'explicit-curve' | 'token-encoded-twice' | 'token-as-base64' | 'token-as-object-text'
  | 'backslashes-stripped' | 'example-token' | 'other-wallet' | 'token-one-level-down' | 'not-a-token' | 'plus-lost'
  | 'percent-encoded' | 'escape-letters' | 'base64url' | 'token-signature' | 'token-integrity' | 'token-environment'
  | 'token-age' | 'processing-key' | 'whole-payment-data' | 'api-version' | 'token-keys' | 'signing-only'
  | 'no-signature' | 'token-rewritten' | 'signature-chain' | 'key-expired' | 'key-expiration' | 'merchant-prefix'
  | 'supports-3ds' | 'certificate-form' | 'key-line-breaks' | 'key-literal-line-breaks' | 'key-without-markers'
  | 'key-extra-text' | 'key-is-public' | 'key-is-certificate' | 'key-encrypted' | 'key-not-readable' | 'file-name'
  | 'processing-key-left-out' | 'certificate-key' | 'certificate-period' | 'certificate-uid' | 'key-of-certificate'
  | 'key-curve' | 'one-auth-method' | 'three-d-secure-duty' | 'gateway-pair' | 'decryption-key-left-out'
  | 'profile-entry' | 'suppression-expired' | 'suppression-unused' | 'baseline-unused';

/** The rules of what could not be checked. */
export type UnreadRuleId =
  | 'syntax' | 'duplicate-name' | 'too-deep' | 'too-large' | 'unknown-kind';

/** A kind of payload. */
export type Kind =
  | 'session-request' | 'card-params' | 'sale-form' | 'wallet1-token' | 'wallet2-token' | 'wallet1-settings'
  | 'wallet2-settings';
