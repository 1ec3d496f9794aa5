import type { Rule } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import { paymentDataIn } from '../payment-data-in.ts';
import { differingIds } from './transaction-identifier.ts';

const USUAL = 64;

export const transactionIdLength: Rule = {
  id: 'transaction-id-length',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'inferred',
  summary: 'A `transactionId` has 64 hexadecimal digits: every token seen so far has.',
  accepts: [
    { value: { header: { transactionId: /* @__PURE__ */ 'ab'.repeat(32) } } },
    // That it is cut transaction-identifier says.
    {
      value: {
        paymentData: { header: { transactionId: 'ab' } },
        transactionIdentifier: /* @__PURE__ */ 'ab'.repeat(32),
      },
    },
  ],
  rejects: [
    { value: { header: { transactionId: /* @__PURE__ */ 'ab'.repeat(31) } } },
    { value: { header: { transactionId: /* @__PURE__ */ 'ab'.repeat(33) } } },
    { value: { header: { transactionId: /* @__PURE__ */ 'a'.repeat(63) } } },
    { value: { header: { transactionId: /* @__PURE__ */ 'a'.repeat(65) } } },
  ],
  check(token) {
    const inside = paymentDataIn(token);
    const { path, header } = inside;
    const id = header.transactionId;
    if (differingIds(token, inside)) return [];
    if (typeof id !== 'string' || id.length === USUAL || !/^[\dA-Fa-f]+$/.test(id)) return [];
    return [
      {
        path: [...path, 'header', 'transactionId'],
        found: count(id.length, 'digit'),
        allowed: `${USUAL} in every token seen`,
      },
    ];
  },
};
