import { isObject } from '@pg/rule-kit';
import { isToken } from './wallet2/rules/token-keys.ts';

/** What was given as a wallet's payment token. */
export type TokenShape =
  /** The first wallet's outer object, or the second wallet's token. */
  | 'token'
  /** Of the first wallet: bare `paymentData`, of the second one: the whole PaymentData. */
  | 'payment data';

/**
 * Tells which of its two shapes a token has; `undefined` for what has neither.
 *
 * @param token What the token's text says.
 */
export function tokenShape(wallet: 'wallet1' | 'wallet2', token: unknown): TokenShape | undefined {
  if (!isObject(token)) return undefined;
  if (wallet === 'wallet1') return 'paymentData' in token ? 'token' : 'data' in token ? 'payment data' : undefined;
  return 'paymentMethodData' in token ? 'payment data' : isToken(token) ? 'token' : undefined;
}
