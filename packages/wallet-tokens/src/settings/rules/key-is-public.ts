import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { findKeyProblem } from './key-problem.ts';
import { NO_KEY, NO_PUBLIC_KEY } from './key-samples.ts';

const PRIVATE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const PUBLIC = /* @__PURE__ */ onOneLine('PUBLIC KEY', NO_PUBLIC_KEY);

/** The half of the pair that decrypts nothing. */
export const keyIsPublic: Rule = {
  id: 'key-is-public',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  summary: 'A setting for a private key holds the private key, not the public one.',
  accepts: [{ value: { privateKey: PRIVATE } }],
  rejects: [{ value: { privateKey: PUBLIC } }],
  check: (settings) =>
    findKeyProblem(settings, ['public key'], () => ({
      found: 'a public key',
      allowed: 'the private key of the pair only',
      hint: 'Take the file that was written when the pair was generated: *.key.',
    })),
};
