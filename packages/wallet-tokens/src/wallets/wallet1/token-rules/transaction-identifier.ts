import type { Messages, Payload, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../../messages/hints.ts';
import { contentOf, isHex } from '../token-content.ts';

export const rule: Rule = {
  id: 'transaction-identifier',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  check(token) {
    if (!hasOtherId(token)) return [];
    // One of the two identifiers may be cut off.
    const also = [[...contentOf(token).path, 'transactionId']];
    return [{ path: ['transactionIdentifier'], code: 'other-transaction-id', also }];
  },
};

export const messages = {
  'other-transaction-id': {
    message: '{field} differs from header.transactionId: parts of two tokens were mixed, or one was edited',
    hint: AS_GIVEN,
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: '`transactionIdentifier` is the `transactionId` of the header, in upper or lower case.',
  accepts: [{ value: { paymentData: { header: { transactionId: '0aFF' } }, transactionIdentifier: '0AFF' } }],
  rejects: [
    { value: { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AFE' } },
    { value: { paymentData: { header: { transactionId: '0af' } }, transactionIdentifier: '0AFF' } },
    { value: { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AF' } },
    {
      value: {
        paymentData: { header: { transactionId: 'ab' } },
        transactionIdentifier: 'ab'.repeat(32),
      },
    },
  ],
};

/** Whether the two identifiers differ. Their rows report values that are not hexadecimal. */
function hasOtherId(token: Payload): boolean {
  const { transactionIdentifier: outer } = token;
  const { transactionId: inner } = contentOf(token).header;
  return isHex(outer) && isHex(inner) && outer.toLowerCase() !== inner.toLowerCase();
}
