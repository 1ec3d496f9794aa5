import type { Rule } from '@pg/rule-kit';

export const barePaymentData: Rule = {
  id: 'bare-payment-data',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  severity: 'info',
  summary:
    'The first wallet’s token is the outer object; its bare `paymentData` is often sent, and passes with a note.',
  accepts: [{ value: { paymentData: { version: 'EC_v1' } } }],
  rejects: [{ value: { version: 'EC_v1', data: '' } }],
  check: (token) =>
    'paymentData' in token
      ? []
      : [{ path: [], found: 'bare paymentData', allowed: 'the document shows the object around it' }],
};
