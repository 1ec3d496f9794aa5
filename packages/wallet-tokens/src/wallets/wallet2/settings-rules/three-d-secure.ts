import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** A note, since the setting is valid. */
export const rule: Rule = {
  id: 'three-d-secure',
  concern: 'wallet-settings',
  section: '4 Wallet provider account setup, wallet2',
  basis: 'stated',
  severity: 'info',
  check: ({ allowedAuthMethod: value }) =>
    value === 'PAN_ONLY' ? [{ path: ['allowedAuthMethod'], code: 'acquirer-3d-secure' }] : [],
};

export const messages = {
  'acquirer-3d-secure': {
    message: '{field} is PAN_ONLY, so the acquirer is responsible for 3-D Secure',
    hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'With `PAN_ONLY`, the acquirer that processes the payment is responsible for 3-D Secure.',
  accepts: [{ value: { allowedAuthMethod: 'CRYPTOGRAM_3DS' } }],
  rejects: [{ value: { allowedAuthMethod: 'PAN_ONLY' } }],
};
