import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { findKeyProblem } from './key-problem.ts';
import { NO_KEY } from './key-samples.ts';

const KEY = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const CUT_OFF = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA');

/** A text in which no private key is found at all, or more than one. */
export const keyNotReadable: Rule = {
  id: 'key-not-readable',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  summary: 'A setting for a private key holds one that can be read: PEM, in SEC1, PKCS#8 or PKCS#1.',
  accepts: [{ value: { privateKey: KEY } }, { value: { privateKey: '<PRIVATE_KEY>' } }],
  rejects: [{ value: { privateKey: CUT_OFF } }, { value: { privateKey: /* @__PURE__ */ [KEY, '\n', KEY].join('') } }],
  check: (settings) =>
    findKeyProblem(settings, ['not readable', 'several keys'], (problem) =>
      problem === 'several keys'
        ? { found: 'more than one private key', allowed: 'one only' }
        : {
            found: 'no key that can be read',
            allowed: 'a private key with its markers only',
            hint: 'Copy the whole file again, from BEGIN to END: a lost or added character breaks a key.',
          },
    ),
};
