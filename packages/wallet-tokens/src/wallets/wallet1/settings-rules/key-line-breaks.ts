import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { onOneLine } from '../../../encodings/pem.ts';
import { PRIVATE_KEY, ZERO_KEY } from '../../../settings/example-keys.ts';
import { checkOneLineKey } from '../../../settings/key-problems.ts';

/** The document allows no spaces or line breaks between the markers. A line break directly after or before a marker is accepted. */
export const rule: Rule = {
  id: 'key-line-breaks',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  check: (settings) => checkOneLineKey(settings, ({ inBody }) => (inBody === 'space' ? 'space-in-key' : undefined)),
};

export const messages = {
  'space-in-key': {
    message: '{field} must be one line, but has spaces or line breaks between -----BEGIN and -----END',
    hint: 'Remove them. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
} as const satisfies Messages;

const FILE = onOneLine('EC PRIVATE KEY', `\n${ZERO_KEY}\n`);
const BROKEN = onOneLine('EC PRIVATE KEY', `\n${ZERO_KEY}\n \n`);

export const docs: RuleDocs = {
  summary: 'The Processing Private Key is one line between its BEGIN and END parts, without spaces and line breaks.',
  accepts: [{ value: { processingPrivateKey: PRIVATE_KEY } }, { value: { processingPrivateKey: FILE } }],
  rejects: [{ value: { processingPrivateKey: BROKEN } }],
};
