import type { Found, Rule } from '@pg/rule-kit';
import { CERTIFICATE } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

/** What the wallet provider publishes. An example would have to be a certificate: the tests make some. */
export const certificateUid: Rule = {
  id: 'certificate-uid',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'published',
  summary: 'The user identifier (UID) of the merchant identity certificate is the merchant identifier.',
  accepts: [],
  rejects: [],
};

/** What is found of a certificate and a merchant identifier. */
export function findUid(uid: string | undefined, merchantIdentifier: string): Found[] {
  if (uid === merchantIdentifier) return [];
  const found = uid === undefined ? 'a certificate without a UID' : 'a certificate of another merchant identifier';
  return [{ path: [CERTIFICATE], found, allowed: 'that of Merchant Identifier only' }];
}
