import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'whole-payment-data',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, brand rule 3',
  basis: 'conflict',
  check: (payload) => ('paymentMethodData' in payload ? [{ path: [], code: 'whole-payment-data' }] : []),
};

export const messages = {
  'whole-payment-data':
    '{field} is the whole PaymentData; the interface document asks for the token in it, but its sample sends all of it',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'The interface document asks for the token inside PaymentData, but its sample sends the whole PaymentData: both pass.',
  accepts: [{ value: { protocolVersion: 'ECv2' } }],
  rejects: [{ value: { apiVersion: 2, paymentMethodData: {} } }],
};
