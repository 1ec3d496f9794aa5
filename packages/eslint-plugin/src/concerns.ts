import type { Finding } from '@pg/rule-kit';

/** What rules are about. */
export type Concern = 'text' | 'values' | 'names' | 'entries' | 'combinations' | 'wallet-tokens' | 'wallet-settings';

/**
 * What the rules of `@pg/lint` are about: each of them is in one concern. A concern has two rules of ESLint's, so that
 * what is wrong and what is questionable can have severities of their own.
 */
export const concerns: Readonly<Record<Concern, { readonly about: string; readonly ids: readonly string[] }>> = {
  text: {
    about: 'the text: that it can be read, and that nothing in it would be lost',
    ids: [
      'syntax',
      'duplicate-name',
      'too-deep',
      'too-large',
      'empty-entry',
      'lone-text',
      'lone-plus',
      'with-variables',
      'kind-name',
      'content-type',
    ],
  },
  values: {
    about: 'single values: their type, length, form and list',
    ids: [
      'type-code',
      'value-type',
      'text-length',
      'text-format',
      'allowed-value',
      'given-value',
      'empty-text',
      'control-character',
      'text-as-object',
    ],
  },
  names: {
    about: 'names of entries: that a table has them, and that they are nested as JSON nests them',
    ids: ['unknown-entry', 'bracket-name', 'receiver-last-name', 'to-bank-account-id', 'token-name'],
  },
  entries: {
    about: 'entries that have to be there',
    ids: [
      'required',
      'profile-entry',
      'carried-entry',
      'tax-category',
      'sale-carries',
      'brand-requires',
      'brand-expects',
      'brand-parameter',
    ],
  },
  combinations: {
    about: 'what goes together: card sets, methods, brands, the operation',
    ids: [
      'one-set',
      'profile-set',
      'brand-among-methods',
      'method-not-listed',
      'no-method',
      'debit-operation',
      'method-as-brand',
      'brand-takes-not',
    ],
  },
  'wallet-tokens': {
    about: 'the payment tokens of both wallets',
    ids: [
      'bare-payment-data',
      'object-as-text',
      'key-of-version',
      'transaction-identifier',
      'transaction-id-length',
      'explicit-curve',
      'token-encoded-twice',
      'token-as-base64',
      'token-as-object-text',
      'backslashes-stripped',
      'example-token',
      'other-wallet',
      'token-one-level-down',
      'not-a-token',
      'plus-lost',
      'percent-encoded',
      'escape-letters',
      'base64url',
      'token-signature',
      'token-integrity',
      'token-environment',
      'token-age',
      'processing-key',
      'whole-payment-data',
      'api-version',
      'token-keys',
      'signing-only',
      'no-signature',
      'token-rewritten',
      'signature-chain',
      'key-expired',
      'key-expiration',
    ],
  },
  'wallet-settings': {
    about: 'the settings of both wallets',
    ids: [
      'merchant-prefix',
      'supports-3ds',
      'certificate-form',
      'key-line-breaks',
      'key-literal-line-breaks',
      'key-without-markers',
      'key-extra-text',
      'key-is-public',
      'key-is-certificate',
      'key-encrypted',
      'key-not-readable',
      'file-name',
      'processing-key-left-out',
      'certificate-key',
      'certificate-period',
      'certificate-uid',
      'key-of-certificate',
      'key-curve',
      'one-auth-method',
      'three-d-secure-duty',
      'gateway-pair',
      'decryption-key-left-out',
    ],
  },
};

/** The names of ESLint's rules: errors, warnings, whether a file is a payload at all, and notes. */
export type RuleName = `valid-${Concern}` | `plausible-${Concern}` | 'known-kind' | 'notes';

/** A rule of `@pg/lint` that this version doesn't know yet is reported with the entries, rather than not at all. */
const CONCERN_OF_NEW: Concern = 'entries';

const concernOf: ReadonlyMap<string, Concern> = new Map(
  concernNames().flatMap((concern) => concerns[concern].ids.map((id) => [id, concern])),
);

export function concernNames(): Concern[] {
  return Object.keys(concerns).filter((name): name is Concern => name in concerns);
}

/** The rule of ESLint's that reports a finding: by its severity, and what it is about. */
export function ruleNameOf({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): RuleName {
  if (rule === 'unknown-kind') return 'known-kind';
  if (severity === 'info') return 'notes';
  return `${severity === 'error' ? 'valid' : 'plausible'}-${concernOf.get(rule) ?? CONCERN_OF_NEW}`;
}
