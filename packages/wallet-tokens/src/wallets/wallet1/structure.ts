import { isObject } from '@pg/rule-kit';
import type { TokenStructure } from '../../token/token-structure.ts';
import { TOKEN_AT } from '../../token/token-table.ts';
import { Wallet1Token, wallet1Header, wallet1PaymentData, wallet1PaymentMethod, wallet1PaymentToken } from './token.ts';
import { wallet1TokenRules } from './token-rules.ts';

/** The first wallet's payment token (section 4, E2, brand rule 2). */
export const wallet1Structure: TokenStructure = {
  wallet: 'wallet1',
  tables: [wallet1PaymentToken, wallet1PaymentData, wallet1Header],
  wrappers: [
    {
      findField: ({ token }) => (isObject(token) && 'paymentData' in token ? 'token' : undefined),
      found: 'the token inside the payment object',
      allowed: 'the token alone',
      hint: 'Send the JSON text of what stands under token.',
    },
  ],
  resource: ({ text, partText: _, ...proof }) => ({
    kind: 'wallet1-token',
    at: TOKEN_AT,
    schema: Wallet1Token,
    tables: [wallet1PaymentToken, wallet1PaymentMethod, wallet1PaymentData, wallet1Header],
    rules: wallet1TokenRules,
    text,
    ...proof,
  }),
};
