import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../messages/hints.ts';

export const rule: Rule = {
  id: 'missing-backslashes',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'missing-backslashes': { message: 'the token lost the backslashes of the JSON text in {word}', hint: AS_GIVEN },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The JSON strings inside a payment token keep the backslashes before their quotes.',
  accepts: [{ value: '{"signedMessage":"{\\"tag\\":1}"}' }],
  rejects: [{ value: '{"signedMessage":"{"tag":1}"}' }],
};
