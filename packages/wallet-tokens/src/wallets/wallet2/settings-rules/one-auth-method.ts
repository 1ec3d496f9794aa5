import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { wallet2Panel } from '../panel.ts';

/** The setting is one of the two (section 2.4), but the request to the client has both (section 4, E2, rule 4). */
export const rule: Rule = {
  id: 'one-auth-method',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet2',
  basis: 'stated',
  check({ allowedAuthMethod: value }) {
    const { values } = wallet2Panel.rows.allowedAuthMethod[3];
    const isBoth = typeof value === 'string' && values.every((each) => value.includes(each));
    return Array.isArray(value) || isBoth ? [{ path: ['allowedAuthMethod'], code: 'several-auth-methods' }] : [];
  },
};

export const messages = {
  'several-auth-methods': {
    message: '{field} must be one string, PAN_ONLY or CRYPTOGRAM_3DS, but is both or an array',
    hint: "Write one of them as a string. The request to the wallet's client has both: wallet2ClientRequest makes it.",
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The setting has one of the two authentication methods; the request to the wallet’s client has both.',
  accepts: [{ value: { allowedAuthMethod: 'PAN_ONLY' } }],
  rejects: [
    { value: { allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] } },
    { value: { allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' } },
  ],
};
