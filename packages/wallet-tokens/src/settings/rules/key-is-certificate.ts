import type { Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { findKeyProblem } from './key-problem.ts';
import { NO_CERTIFICATE, NO_KEY } from './key-samples.ts';

const PRIVATE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const CERTIFICATE = /* @__PURE__ */ onOneLine('CERTIFICATE', NO_CERTIFICATE);

/** The two files of a certificate, one in the place of the other. */
export const keyIsCertificate: Rule = {
  id: 'key-is-certificate',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  summary: 'A setting for a private key holds the key, not its certificate or the request for one.',
  accepts: [{ value: { privateKey: PRIVATE } }],
  rejects: [{ value: { privateKey: CERTIFICATE } }],
  check: (settings) =>
    findKeyProblem(settings, ['certificate'], () => ({
      found: 'a certificate, or the request for one',
      allowed: 'a private key only',
      hint: 'The *.pem file goes into Certificate; the *.key file of the same pair goes here.',
    })),
};
