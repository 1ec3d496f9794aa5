import { cardParamsType } from '@pg/card-params';
import type { PayloadType } from '@pg/rule-kit';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { wallet2ClientRequestType, wallets } from '@pg/wallet-tokens';
import { kinds } from './kind-names.ts';

/** The kinds of payload that can be checked. */
export const payloadTypes: readonly PayloadType[] = [
  sessionType,
  cardParamsType,
  saleType,
  ...Object.values(wallets).map(({ token }): PayloadType => token),
  ...Object.values(wallets).map(({ settings }) => settings),
  wallet2ClientRequestType,
];

/** The payload type of a kind. */
export const payloadTypeOf = (kind: string): PayloadType | undefined =>
  payloadTypes.find((payloadType) => payloadType.name === kind);

/** @throws {RangeError} for a kind that does not exist. */
export function requirePayloadType(kind: string): PayloadType {
  const payloadType = payloadTypeOf(kind);
  if (payloadType === undefined)
    throw new RangeError(`kind must be one of ${kinds.join(', ')}, but is ${JSON.stringify(kind)}`);
  return payloadType;
}
