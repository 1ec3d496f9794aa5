import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../encodings/pem.ts';
import { PRIVATE_KEY } from '../example-keys.ts';
import { findKeyProblem } from '../key-problems.ts';

export const rule: Rule = {
  id: 'key-is-public',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  check: (settings) => findKeyProblem(settings, { 'public-key': 'key-is-public' }),
};

export const messages = {
  'key-is-public': {
    message: '{field} must be a private key, but is a public key',
    hint: 'Use the *.key file that was generated together with this public key.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A setting for a private key has the private key, not the public one.',
  accepts: [{ value: { privateKey: PRIVATE_KEY } }],
  rejects: [{ value: { privateKey: onOneLine('PUBLIC KEY', 'MAUwAAMBAA==') } }],
};
