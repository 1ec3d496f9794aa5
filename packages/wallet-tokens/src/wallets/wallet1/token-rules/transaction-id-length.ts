import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { contentOf, hasOtherId, isHex } from '../token-content.ts';

const USUAL_LENGTH = 64;

const withDigits = (digits: string, times: number) => ({ header: { transactionId: digits.repeat(times) } });

export const rule: Rule = {
  id: 'transaction-id-length',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token, header',
  basis: 'inferred',
  check(token) {
    const { header, path } = contentOf(token);
    const id = header.transactionId;
    // If one of the two identifiers was cut, transaction-identifier reports it.
    if (!isHex(id) || id.length === USUAL_LENGTH || hasOtherId(token)) return [];
    const params = { exact: USUAL_LENGTH, length: id.length };
    return [{ path: [...path, 'transactionId'], code: 'transaction-id-length', params }];
  },
};

export const messages = {
  'transaction-id-length': '{field} should have {exact} hexadecimal digits, but has {length}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A `transactionId` has 64 hexadecimal digits, as in every token seen so far.',
  // The second one is cut off: transaction-identifier reports it.
  accepts: [
    { value: /* @__PURE__ */ withDigits('ab', 32) },
    {
      value: {
        paymentData: { header: { transactionId: 'ab' } },
        transactionIdentifier: /* @__PURE__ */ 'ab'.repeat(32),
      },
    },
  ],
  rejects: [
    { value: /* @__PURE__ */ withDigits('ab', 31) },
    { value: /* @__PURE__ */ withDigits('ab', 33) },
    { value: /* @__PURE__ */ withDigits('a', 63) },
    { value: /* @__PURE__ */ withDigits('a', 65) },
  ],
};
