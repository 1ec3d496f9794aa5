import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'token-part',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'part-of-token': {
    message: '{field} must be whole, but is only {part} of a {actual} token',
    hint: 'Send all of it: for {wallet1:name} the JSON of payment.token, for {wallet2:name} the string tokenizationData.token.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is complete, not only an object from inside it.',
  accepts: [{ value: '{"paymentData":{}}' }, { value: '{"protocolVersion":"ECv2"}' }],
  rejects: [{ value: '{"encryptedMessage":"","tag":""}' }, { value: '{"publicKeyHash":"","transactionId":""}' }],
};
