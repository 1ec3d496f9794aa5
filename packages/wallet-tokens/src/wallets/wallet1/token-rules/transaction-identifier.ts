import type { Payload, Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { contentOf, isHex } from '../token-content.ts';

export const rule: Rule = {
  id: 'transaction-identifier',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  check(token) {
    if (!hasOtherId(token)) return [];
    // One of the two identifiers may be cut off.
    const also = [[...contentOf(token).path, 'transactionId']];
    return [{ path: ['transactionIdentifier'], code: 'other-transaction-id', also }];
  },
};

export const docs = docsTable({
  'transaction-identifier': [
    '`transactionIdentifier` is the `transactionId` of the header, in upper or lower case.',
    [{ paymentData: { header: { transactionId: '0aFF' } }, transactionIdentifier: '0AFF' }],
    [
      { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AFE' },
      { paymentData: { header: { transactionId: '0af' } }, transactionIdentifier: '0AFF' },
      { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AF' },
      {
        paymentData: { header: { transactionId: 'ab' } },
        transactionIdentifier: 'ab'.repeat(32),
      },
    ],
  ],
});

/** Whether the two identifiers differ. Their rows report values that are not hexadecimal. */
function hasOtherId(token: Payload): boolean {
  const { transactionIdentifier: outer } = token;
  const { transactionId: inner } = contentOf(token).header;
  return isHex(outer) && isHex(inner) && outer.toLowerCase() !== inner.toLowerCase();
}
