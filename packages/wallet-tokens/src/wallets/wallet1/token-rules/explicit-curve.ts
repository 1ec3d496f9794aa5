import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { isExplicitP256 } from '../../../token/formats.ts';
import { contentOf } from '../token-content.ts';

export const rule: Rule = {
  id: 'explicit-curve',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'inferred',
  check(token) {
    const { header, path } = contentOf(token);
    const key = header.ephemeralPublicKey;
    return typeof key === 'string' && isExplicitP256(key)
      ? [{ path: [...path, 'ephemeralPublicKey'], code: 'explicit-curve' }]
      : [];
  },
};

export const messages = {
  'explicit-curve': '{field} should name its curve P-256, but lists the parameters of the curve',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'An `ephemeralPublicKey` names its curve: some software can not read a key that lists the parameters of the curve.',
  accepts: [{ value: { header: { ephemeralPublicKey: 'AAAA' } } }],
  rejects: [],
};
