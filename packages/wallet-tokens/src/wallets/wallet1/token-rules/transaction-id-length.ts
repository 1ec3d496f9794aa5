import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { contentOf, isHex } from '../token-content.ts';

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
    if (!isHex(id) || id.length === USUAL_LENGTH) return [];
    const params = { exact: USUAL_LENGTH, length: id.length };
    return [{ path: [...path, 'transactionId'], code: 'transaction-id-length', params }];
  },
};

export const messages = {
  'transaction-id-length': '{field} should have {exact} hexadecimal digits, but has {length}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A `transactionId` has 64 hexadecimal digits, as in every token seen so far.',
  accepts: [{ value: withDigits('ab', 32) }],
  rejects: [
    { value: withDigits('ab', 31) },
    { value: withDigits('ab', 33) },
    { value: withDigits('a', 63) },
    { value: withDigits('a', 65) },
  ],
};
