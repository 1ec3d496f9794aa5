import { isObject } from '@pg/rule-kit';
import { type Misplaced, tokenOfOther } from '../token-text/misplaced.ts';
import { oneLevelDown } from '../token-text/token-text-rules.ts';
import { wallet2PaymentData } from '../wallet2/payment-data.ts';
import { wallet2Token } from '../wallet2/token.ts';
import { wallet1PaymentData } from './payment-data.ts';
import { wallet1PaymentToken } from './payment-token.ts';

/** What people send instead of the first wallet's token. */
export const misplacedForWallet1 = (): readonly Misplaced[] => [
  {
    rule: oneLevelDown,
    findEntry: ({ token }) => (isObject(token) && 'paymentData' in token ? 'token' : undefined),
    found: 'the token inside the payment object',
    allowed: 'the token alone',
    hint: 'Send the JSON text of what stands under token.',
  },
  tokenOfOther([wallet1PaymentToken, wallet1PaymentData], [wallet2Token, wallet2PaymentData], 'wallet2'),
];
