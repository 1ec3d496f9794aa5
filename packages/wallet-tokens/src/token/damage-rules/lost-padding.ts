import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../messages/hints.ts';

export const rule: Rule = {
  id: 'lost-padding',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
  damagesText: true,
};

export const messages = {
  'lost-padding': { message: '{field} lost the = at its end, or is cut off{values? (in # values)}', hint: AS_GIVEN },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'Base64 keeps the `=` at its end: its length is a multiple of 4.',
  accepts: [{ value: '{"signature":"MEUC+A=="}' }],
  rejects: [{ value: '{"signature":"MEUC+A"}' }],
};
