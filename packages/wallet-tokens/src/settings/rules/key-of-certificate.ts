import type { Found, Rule } from '@pg/rule-kit';
import { FILE_KEY } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

/** Section 2.4, `wallet1`. An example would have to be a pair of keys: the tests make some. */
export const keyOfCertificate: Rule = {
  id: 'key-of-certificate',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  summary: 'The Private Key of `wallet1` is the one of the pair that the identity certificate was made for.',
  accepts: [],
  rejects: [],
};

export const KEY_OF_CERTIFICATE_FOUND: Found = {
  path: [FILE_KEY],
  found: 'the key of another pair',
  allowed: 'the key of Certificate only',
  hint: 'Take the *.key file that was generated together with the *.csr file of this certificate.',
};
