import type { Rule } from '@pg/rule-kit';
import type { wallet2Panel } from '../wallet2-panel.ts';

const SETTING = 'allowedAuthMethod' satisfies keyof typeof wallet2Panel.rows;

/** A note: the setting is right, and shifts a duty. */
export const threeDSecureDuty: Rule = {
  id: 'three-d-secure-duty',
  concern: 'wallet-settings',
  section: '4 Wallet provider account setup, wallet2',
  basis: 'stated',
  severity: 'info',
  summary: 'With `PAN_ONLY` it is for the acquirer that processes the payment to have 3-D Secure passed.',
  accepts: [{ value: { allowedAuthMethod: 'CRYPTOGRAM_3DS' } }],
  rejects: [{ value: { allowedAuthMethod: 'PAN_ONLY' } }],
  check: ({ [SETTING]: value }) =>
    value === 'PAN_ONLY'
      ? [
          {
            path: [SETTING],
            found: 'PAN_ONLY',
            allowed: 'the acquirer that processes the payment answers for 3-D Secure',
            hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
          },
        ]
      : [],
};
