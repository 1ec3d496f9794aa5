import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../encodings/pem.ts';
import { PRIVATE_KEY } from '../example-keys.ts';
import { findKeyProblem } from '../key-problems.ts';

export const rule: Rule = {
  id: 'key-not-readable',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  check: (settings) => findKeyProblem(settings, { 'several-keys': 'several-keys', 'not-readable': 'key-not-readable' }),
};

export const messages = {
  'several-keys': '{field} must be one private key, but has more than one',
  'key-not-readable': {
    message: '{field} must be a private key in PEM, but cannot be read as one',
    hint: 'Copy the whole file again, from -----BEGIN to the end of the last line.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A setting for a private key has one key that can be read: PEM, in SEC1, PKCS#8 or PKCS#1.',
  accepts: [{ value: { privateKey: PRIVATE_KEY } }, { value: { privateKey: '<PRIVATE_KEY>' } }],
  rejects: [
    { value: { privateKey: onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA') } },
    { value: { privateKey: `${PRIVATE_KEY}\n${PRIVATE_KEY}` } },
  ],
};
