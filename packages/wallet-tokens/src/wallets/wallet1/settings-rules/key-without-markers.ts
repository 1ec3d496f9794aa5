import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../../encodings/pem.ts';
import { PRIVATE_KEY, ZERO_KEY } from '../../../settings/example-keys.ts';
import { checkOneLineKey } from '../../../settings/key-problems.ts';

/** The document shows the key between the BEGIN and END markers, so the setting includes them. */
export const rule: Rule = {
  id: 'key-without-markers',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  check: (settings) => checkOneLineKey(settings, ({ hasMarkers }) => (hasMarkers ? undefined : 'key-without-markers')),
};

export const messages = {
  'key-without-markers': {
    message: '{field} must be the whole key, from its -----BEGIN to its -----END part, as in the key file',
    hint: 'Copy the BEGIN and END parts too. normalizeProcessingKey of @pg/wallet-tokens writes the right ones.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The Processing Private Key has the BEGIN and END parts of its key format.',
  accepts: [{ value: { processingPrivateKey: PRIVATE_KEY } }],
  rejects: [
    { value: { processingPrivateKey: ZERO_KEY } },
    { value: { processingPrivateKey: onOneLine('PRIVATE KEY', ZERO_KEY) } },
  ],
};
