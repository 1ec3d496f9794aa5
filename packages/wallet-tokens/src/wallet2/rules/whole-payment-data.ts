import type { Rule } from '@pg/rule-kit';

export const wholePaymentData: Rule = {
  id: 'whole-payment-data',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, brand rule 3',
  basis: 'conflict',
  summary: 'The document asks for the token inside PaymentData, but its sample sends PaymentData whole: both pass.',
  accepts: [{ value: { protocolVersion: 'ECv2' } }],
  rejects: [{ value: { apiVersion: 2, paymentMethodData: {} } }],
  check: (payload) => ('paymentMethodData' in payload ? [{ path: [], ...WHOLE }] : []),
};

const WHOLE = {
  found: 'the whole PaymentData',
  allowed: 'the document names the token inside it, and its sample sends it whole',
};
