import type { Rule } from '@pg/rule-kit';
import { wallet2Panel } from '../wallet2-panel.ts';

const SETTING = 'allowedAuthMethod' satisfies keyof typeof wallet2Panel.rows;

/** Section 2.4 says "or" of the setting; section 4, E2, rule 4 says "and" of what the client requests. */
export const oneAuthMethod: Rule = {
  id: 'one-auth-method',
  concern: 'wallet-settings',
  get section() {
    return wallet2Panel.section;
  },
  basis: 'stated',
  summary: 'The setting takes one of the two authentication methods; it is the wallet’s client that requests both.',
  accepts: [{ value: { allowedAuthMethod: 'PAN_ONLY' } }],
  rejects: [
    { value: { allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] } },
    { value: { allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' } },
  ],
  check({ [SETTING]: value }) {
    const isList = Array.isArray(value);
    const { values } = wallet2Panel.rows[SETTING][3];
    const isBoth = typeof value === 'string' && values.every((each) => value.includes(each));
    if (!isList && !isBoth) return [];
    return [
      {
        path: [SETTING],
        found: isList ? 'a list' : 'both methods in one text',
        allowed: `one of ${values.join(' and ')}, as text`,
        hint: 'wallet2ClientRequest of @pg/wallet-tokens has both: they are for the request of the wallet’s client.',
      },
    ];
  },
};
