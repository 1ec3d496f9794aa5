import type { Rule } from '@pg/rule-kit';
import { paymentDataIn } from '../payment-data-in.ts';

export const transactionIdentifier: Rule = {
  id: 'transaction-identifier',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  summary: '`transactionIdentifier` is the `transactionId` of the header, but for capital letters.',
  accepts: [{ value: { paymentData: { header: { transactionId: '0aFF' } }, transactionIdentifier: '0AFF' } }],
  rejects: [{ value: { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AFE' } }],
  check(token) {
    const own = token.transactionIdentifier;
    const { transactionId } = paymentDataIn(token).header;
    if (typeof own !== 'string' || typeof transactionId !== 'string') return [];
    if (own === transactionId || own.toLowerCase() === transactionId.toLowerCase()) return [];
    const hint = 'Send all of one token: its parts were mixed with another’s, or edited.';
    return [{ path: ['transactionIdentifier'], found: 'another value', allowed: 'the header’s transactionId', hint }];
  },
};
