import type { Payload } from '@pg/rule-kit';
import type { TokenSigns } from '../token-text/carried-token.ts';
import { type Misplaced, tokenOfOther } from '../token-text/misplaced.ts';
import { namesOf, speaksOf } from '../token-text/token-names.ts';
import { oneLevelDown } from '../token-text/token-text-rules.ts';
import { wallet1Header, wallet1PaymentData } from '../wallet1/payment-data.ts';
import { wallet1PaymentToken } from '../wallet1/payment-token.ts';
import { wallet2PaymentData } from './payment-data.ts';
import { wallet2SignedKey, wallet2SignedMessage } from './signed-texts.ts';
import { wallet2TokenFields } from './token.ts';

const named = (name: string, payload: Payload): string | undefined => (name in payload ? name : undefined);

/** By what the second wallet's token is known, and what people send instead of it or of PaymentData. */
export function wallet2Signs(): TokenSigns {
  const own = [wallet2TokenFields, wallet2PaymentData, wallet2SignedMessage, wallet2SignedKey];
  const other = [wallet1PaymentToken, wallet1PaymentData, wallet1Header];
  return {
    names: namesOf(own),
    speaksOf: speaksOf(own, other),
    misplaced: [...INSIDE, tokenOfOther(own, other, 'wallet1')],
  };
}

/** The token on its way up through what the wallet gives. */
const INSIDE: readonly Misplaced[] = [
  {
    rule: oneLevelDown,
    findEntry: (payload) => named('paymentMethodToken', payload),
    found: 'the token inside PaymentData of version 1',
    allowed: 'the token, or PaymentData of version 2',
    hint: 'Move to version 2 of the wallet’s interface: its token is at paymentMethodData.tokenizationData.token.',
  },
  {
    rule: oneLevelDown,
    findEntry: (payload) => named('tokenizationData', payload),
    found: 'the token inside paymentMethodData',
    allowed: 'the token alone, or the whole PaymentData',
    hint: 'Send the text under tokenizationData.token.',
  },
  {
    rule: oneLevelDown,
    findEntry: (payload) => ('signedMessage' in payload ? undefined : named('token', payload)),
    found: 'the token inside tokenizationData',
    allowed: 'the token alone, or the whole PaymentData',
    hint: 'Send the text under token.',
  },
];
