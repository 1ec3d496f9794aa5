import type { Rule } from '@pg/rule-kit';
import { isExplicitP256 } from '../../formats/formats.ts';
import { paymentDataIn } from '../payment-data-in.ts';

export const explicitCurve: Rule = {
  id: 'explicit-curve',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'inferred',
  summary: 'An `ephemeralPublicKey` names its curve; one that writes the curve out is not read everywhere.',
  accepts: [{ value: { header: { ephemeralPublicKey: 'AAAA' } } }],
  rejects: [],
  check(token) {
    const { path, header } = paymentDataIn(token);
    const key = header.ephemeralPublicKey;
    if (typeof key !== 'string' || !isExplicitP256(key)) return [];
    const found = 'a key whose curve is written out';
    return [{ path: [...path, 'header', 'ephemeralPublicKey'], found, allowed: 'a key that names P-256, 91 bytes' }];
  },
};
