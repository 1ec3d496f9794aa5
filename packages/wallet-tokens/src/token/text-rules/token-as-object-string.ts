import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

export const rule: Rule = {
  id: 'token-as-object-string',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'printed-object': {
    message: '{field} is what code prints for an object, like [object Object], not its JSON string',
    hint: 'For {wallet1:name}, send JSON.stringify(payment.token). For {wallet2:name}, send the string tokenizationData.token.',
  },
  'other-string': '{field} must be the JSON that the wallet gave, but is another string',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is a JSON string, not what code prints for an object.',
  accepts: [{ value: '{}' }],
  rejects: [
    { value: '[object Object]' },
    { value: 'PaymentData(version=EC_v1)' },
    { value: 'Array' },
    { value: "{'version': 'EC_v1'}" },
  ],
};
