import type { Found, Rule } from '@pg/rule-kit';
import { CERTIFICATE } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

/** A certificate lasts 25 months. An example would have to be a certificate: the tests make some. */
export const certificatePeriod: Rule = {
  id: 'certificate-period',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'inferred',
  summary: 'The merchant identity certificate is valid now: neither expired nor of a time to come.',
  accepts: [],
  rejects: [],
};

const FOUND = { path: [CERTIFICATE], allowed: 'a certificate that is valid now' };

/** What is found where a certificate is not valid at a time, both in milliseconds since 1970. */
export function findPeriod({ notBefore, notAfter }: { notBefore: number; notAfter: number }, now: number): Found[] {
  if (now < notBefore) return [{ ...FOUND, found: 'not valid yet' }];
  if (now <= notAfter) return [];
  return [{ ...FOUND, found: 'expired', hint: 'Create a new certificate in the developer account and upload it.' }];
}
