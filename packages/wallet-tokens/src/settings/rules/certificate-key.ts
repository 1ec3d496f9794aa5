import type { Found, Rule } from '@pg/rule-kit';
import { CERTIFICATE } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

/** What the wallet provider publishes. An example would have to be a certificate: the tests make some. */
export const certificateKey: Rule = {
  id: 'certificate-key',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'published',
  summary: 'The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.',
  accepts: [],
  rejects: [],
};

export const CERTIFICATE_KEY_FOUND: Found = {
  path: [CERTIFICATE],
  found: 'a certificate of another kind of key',
  allowed: 'RSA only',
  hint: 'This may be the payment processing certificate: only its private key goes into the panel.',
};
