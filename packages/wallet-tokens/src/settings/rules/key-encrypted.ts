import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { findKeyProblem } from './key-problem.ts';
import { NO_KEY } from './key-samples.ts';

const PLAIN = /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY);
const ENCRYPTED = /* @__PURE__ */ onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA');

/** The panel has no setting for a passphrase. */
export const keyEncrypted: Rule = {
  id: 'key-encrypted',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'inferred',
  summary: 'A private key is not encrypted: no setting takes its passphrase.',
  accepts: [{ value: { privateKey: PLAIN } }],
  rejects: [{ value: { privateKey: ENCRYPTED } }],
  check: (settings) =>
    findKeyProblem(settings, ['encrypted key'], () => ({
      found: 'an encrypted key',
      allowed: 'the service has no passphrase for it',
      hint: 'Take the passphrase off: openssl pkey -in encrypted.key -out plain.key.',
    })),
};
