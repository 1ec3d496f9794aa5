import type { Rule } from '@pg/rule-kit';
import { defineRules as ruleTable } from '@pg/rule-kit';
import { docsTable } from '../rule-table.ts';

const SETTINGS = { concern: 'wallet-settings', section: '2.4 Wallet configuration', basis: 'published' } as const;
const TOKENS = { concern: 'wallet-tokens', section: '4 E2 Sale, wallet1 token', basis: 'published' } as const;

/** Both wallets publish it. */
export const keyCurve: Rule = { ...SETTINGS, id: 'key-curve' };

/** The wallet provider publishes the kind of certificate and its user ID. A certificate is valid for 25 months. */
export const certificateRules = ruleTable(
  { ...SETTINGS, section: '2.4 Wallet configuration, wallet1' },
  {
    'certificate-key': {},
    'certificate-period': { basis: 'inferred' },
    'certificate-uid': {},
    'key-of-certificate': { basis: 'stated' },
  },
);

/** Section 7, and section 4, set-up of `wallet2`, step 5: a token of another environment leads to problems. */
export const tokenEnvironment: Rule = {
  ...TOKENS,
  id: 'token-environment',
  section: '7 Errors',
  basis: 'stated',
  uncertainSeverity: 'warning',
};

export const wallet1TokenRules = ruleTable(TOKENS, {
  // Section 3: in card flow the service decrypts the token with this key. The merchant may be replacing the key.
  'processing-key': { section: '3 States and transitions', basis: 'inferred' },
  // A token is for one payment, so an old one was probably recorded.
  'token-age': { basis: 'inferred' },
  'token-integrity': {},
  // The published format defines the signature and the signed fields.
  'token-signature': { uncertainSeverity: 'warning' },
});

export const wallet2TokenRules = ruleTable(
  { ...TOKENS, section: '4 E2 Sale, wallet2 token' },
  {
    // The published format says that recipients refuse an expired key.
    'key-expired': { basis: 'inferred' },
    // Without this note, a check that was skipped would look like a successful one.
    'not-proven': { severity: 'info' },
    // The published format defines which key signs what.
    'signature-chain': {},
  },
);

/** They have no examples, because those would need certificates and keys: the tests make some. */
// biome-ignore format: a table
export const docs = docsTable({
  'key-curve': ['A key that decrypts payment tokens is a working EC key on the curve P-256.'],
  'certificate-key': ['The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.'],
  'certificate-period': ['The merchant identity certificate is valid now.'],
  'certificate-uid': ['The user identifier (UID) of the merchant identity certificate is the merchant identifier.'],
  'key-of-certificate': ['The Private Key of `wallet1` belongs to the merchant identity certificate.'],
  'token-environment': ['A token comes from the environment that the settings are for.'],
  'processing-key': ['A wallet1 token is encrypted for the Processing Private Key of the settings.'],
  'token-age': ['A wallet1 token was signed within the time that the caller allows, and not in the future.'],
  'token-integrity': ['The digest in the `signature` matches key, `data`, `transactionId` and `applicationData`, so they are complete and of one token.'],
  'token-signature': ['The `signature` of a wallet1 token is a CMS SignedData with the digest of the signed fields.'],
  'key-expired': ['The intermediate key of a wallet2 token has not expired.'],
  'not-proven': ['If one option for verifying a wallet2 token is given, the others that its signatures need are given too.'],
  'signature-chain': ['A root key signed `signedKey`, and the key in it signed `signedMessage` for the recipient; in ECv1 a root key signed `signedMessage`.'],
});
