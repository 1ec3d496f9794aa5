import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../encodings/pem.ts';
import { ZERO_KEY } from '../example-keys.ts';
import { findKeyProblem } from '../key-problems.ts';

export const rule: Rule = {
  id: 'key-encrypted',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'inferred',
  check: (settings) => findKeyProblem(settings, { 'encrypted-key': 'key-encrypted' }),
};

export const messages = {
  'key-encrypted': {
    message: '{field} should not be encrypted: no setting takes its passphrase',
    hint: 'Decrypt it, for example with openssl pkey -in encrypted.key -out plain.key.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A private key is not encrypted: no setting takes its passphrase.',
  accepts: [{ value: { privateKey: onOneLine('PRIVATE KEY', ZERO_KEY) } }],
  rejects: [{ value: { privateKey: onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA') } }],
};
