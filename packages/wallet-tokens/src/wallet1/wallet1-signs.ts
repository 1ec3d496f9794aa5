import { isObject } from '@pg/rule-kit';
import type { TokenSigns } from '../token-text/carried-token.ts';
import { type Misplaced, tokenOfOther } from '../token-text/misplaced.ts';
import { namesOf, speaksOf } from '../token-text/token-names.ts';
import { oneLevelDown } from '../token-text/token-text-rules.ts';
import { wallet2PaymentData } from '../wallet2/payment-data.ts';
import { wallet2SignedMessage } from '../wallet2/signed-texts.ts';
import { wallet2TokenFields } from '../wallet2/token.ts';
import { wallet1Header, wallet1PaymentData } from './payment-data.ts';
import { wallet1PaymentToken } from './payment-token.ts';

/** By what the first wallet's token is known, and what people send instead of it. */
export function wallet1Signs(): TokenSigns {
  const own = [wallet1PaymentToken, wallet1PaymentData, wallet1Header];
  const other = [wallet2TokenFields, wallet2PaymentData, wallet2SignedMessage];
  return {
    names: namesOf(own),
    speaksOf: speaksOf(own, other),
    misplaced: [INSIDE_PAYMENT, tokenOfOther(own, other, 'wallet2')],
  };
}

const INSIDE_PAYMENT: Misplaced = {
  rule: oneLevelDown,
  findEntry: ({ token }) => (isObject(token) && 'paymentData' in token ? 'token' : undefined),
  found: 'the token inside the payment object',
  allowed: 'the token alone',
  hint: 'Send the JSON text of what stands under token.',
};
