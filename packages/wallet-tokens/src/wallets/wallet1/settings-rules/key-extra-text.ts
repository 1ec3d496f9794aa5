import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { PRIVATE_KEY } from '../../../settings/example-keys.ts';
import { checkOneLineKey } from '../../../settings/key-problems.ts';

/** Key files also have blocks of curve parameters and "Bag Attributes". */
export const rule: Rule = {
  id: 'key-extra-text',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  check: (settings) => checkOneLineKey(settings, ({ hasMore }) => (hasMore ? 'text-around-key' : undefined)),
};

export const messages = {
  'text-around-key': {
    message: '{field} must be the key only, from -----BEGIN to -----END, but has other text around it',
    hint: 'Remove the other text. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The Processing Private Key is the key only: no curve parameters, attributes or certificates around it.',
  accepts: [{ value: { processingPrivateKey: PRIVATE_KEY } }],
  rejects: [{ value: { processingPrivateKey: `Bag Attributes\n${PRIVATE_KEY}` } }],
};
