import { cardParamsType } from '@pg/card-params';
import type { PayloadType } from '@pg/rule-kit';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { wallet2ClientRequestType, wallets } from '@pg/wallet-tokens';

/** Every kind of payload, by the folder of its package. */
export const payloadTypesByPackage: Readonly<Record<string, readonly PayloadType[]>> = {
  'session-request': [sessionType],
  'card-params': [cardParamsType],
  'sale-form': [saleType],
  'wallet-tokens': [
    ...Object.values(wallets).map(({ token }): PayloadType => token),
    ...Object.values(wallets).map(({ settings }) => settings),
    wallet2ClientRequestType,
  ],
};

export const payloadTypes: readonly PayloadType[] = Object.values(payloadTypesByPackage).flat();
