import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { UNMASKED } from '../../messages/hints.ts';

export const rule: Rule = {
  id: 'example-token',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, payment token',
  basis: 'published',
};

export const messages = {
  'example-token': {
    message: '{field} is the example token of a test gateway, not a real one',
    hint: 'In the request to the wallet, put the gateway name of this service in place of "example".',
  },
  'masked-token': { message: '{field} is masked, as in a log', hint: UNMASKED },
  'simulator-token': {
    message: '{field} is empty, as in the tokens of a simulator',
    hint: 'If the token is from a simulator, use a real device.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The payment token is a real one, not that of a test gateway or a simulator, and not masked.',
  accepts: [{ value: '{}' }],
  rejects: [{ value: 'examplePaymentMethodToken' }, { value: '[FILTERED]' }, { value: '***' }],
};
