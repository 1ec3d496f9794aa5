import { cardParams } from '@pg/card-params';
import type { Resource } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallet2ClientRequestKind, wallets } from '@pg/wallet-tokens';

/** Every kind of payload, by the folder of its package. */
export const resourcesByPackage: Readonly<Record<string, readonly Resource[]>> = {
  'session-request': [sessionRequest],
  'card-params': [cardParams],
  'sale-form': [saleForm],
  'wallet-tokens': [
    ...Object.values(wallets).map(({ token }): Resource => token),
    ...Object.values(wallets).map(({ settings }) => settings),
    wallet2ClientRequestKind,
  ],
};

export const resources: readonly Resource[] = Object.values(resourcesByPackage).flat();
