import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../encodings/pem.ts';
import { EMPTY_CERTIFICATE, PRIVATE_KEY } from '../example-keys.ts';
import { findKeyProblem } from '../key-problems.ts';

export const rule: Rule = {
  id: 'key-is-certificate',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  check: (settings) => findKeyProblem(settings, { certificate: 'key-is-certificate' }),
};

export const messages = {
  'key-is-certificate': {
    message: '{field} must be a private key, but is a certificate or a certificate request',
    hint: 'Use the *.key file that was generated together with it.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A setting for a private key has the key, not its certificate or a certificate request.',
  accepts: [{ value: { privateKey: PRIVATE_KEY } }],
  rejects: [{ value: { privateKey: onOneLine('CERTIFICATE', EMPTY_CERTIFICATE) } }],
};
