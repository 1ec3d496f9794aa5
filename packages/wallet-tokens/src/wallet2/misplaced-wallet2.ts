import type { Payload } from '@pg/rule-kit';
import { type Misplaced, tokenOfOther } from '../token-text/misplaced.ts';
import { oneLevelDown } from '../token-text/token-text-rules.ts';
import { wallet1PaymentData } from '../wallet1/payment-data.ts';
import { wallet1PaymentToken } from '../wallet1/payment-token.ts';
import { wallet2PaymentData } from './payment-data.ts';
import { wallet2Token } from './token.ts';

const entry =
  (name: string) =>
  (payload: Payload): string | undefined =>
    name in payload ? name : undefined;

/** What people send instead of the second wallet's token or PaymentData. */
export const misplacedForWallet2 = (): readonly Misplaced[] => [
  {
    rule: oneLevelDown,
    findEntry: entry('paymentMethodToken'),
    found: 'the token inside PaymentData of version 1',
    allowed: 'the token, or PaymentData of version 2',
    hint: 'Move to version 2 of the wallet’s interface: its token is at paymentMethodData.tokenizationData.token.',
  },
  {
    rule: oneLevelDown,
    findEntry: entry('tokenizationData'),
    found: 'the token inside paymentMethodData',
    allowed: 'the token alone, or the whole PaymentData',
    hint: 'Send the text under tokenizationData.token.',
  },
  {
    rule: oneLevelDown,
    findEntry: (payload) => ('signedMessage' in payload ? undefined : entry('token')(payload)),
    found: 'the token inside tokenizationData',
    allowed: 'the token alone, or the whole PaymentData',
    hint: 'Send the text under token.',
  },
  tokenOfOther([wallet2Token, wallet2PaymentData], [wallet1PaymentToken, wallet1PaymentData], 'wallet1'),
];
