import type { Rule } from '@pg/rule-kit';
import { ONE_LINE_KEY } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

/** A note: whether the payment provider supports card flow is not in the settings. */
export const processingKeyLeftOut: Rule = {
  id: 'processing-key-left-out',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  severity: 'info',
  summary: 'Without a Processing Private Key, payments of `wallet1` take the virtual flow.',
  accepts: [{ value: { processingPrivateKey: '<PROCESSING_PRIVATE_KEY>' } }],
  rejects: [{ value: { merchantIdentifier: 'merchant.test.example' } }],
  check: ({ [ONE_LINE_KEY]: key }) =>
    key === undefined
      ? [
          {
            path: [ONE_LINE_KEY],
            found: 'missing',
            allowed: 'payments take the virtual flow',
            hint: 'It is required if your payment provider supports card flow, and not needed otherwise.',
          },
        ]
      : [],
};
