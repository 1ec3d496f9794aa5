import type { Rule } from '@pg/rule-kit';
import { wallet1PaymentData } from '../payment-data.ts';

export const barePaymentData: Rule = {
  id: 'bare-payment-data',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  severity: 'info',
  summary:
    'The first wallet’s token is the outer object; its bare `paymentData` is often sent, and passes with a note.',
  accepts: [{ value: { paymentData: { version: 'EC_v1' } } }, { value: { PaymentData: {} } }],
  rejects: [{ value: { version: 'EC_v1', data: '' } }],
  check: (token) =>
    'paymentData' in token || !Object.keys(wallet1PaymentData.rows).some((name) => name in token)
      ? []
      : [{ path: [], found: 'bare paymentData', allowed: 'the document shows the object around it' }],
};
