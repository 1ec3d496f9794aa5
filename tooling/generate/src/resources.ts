import { cardResource } from '@pg/card-params';
import type { Resource } from '@pg/rule-kit';
import { saleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { wallet2ClientRequestResource, wallets } from '@pg/wallet-tokens';

/** Every kind of payload, by the folder of its package. */
export const resourcesByPackage: Readonly<Record<string, readonly Resource[]>> = {
  'session-request': [sessionResource],
  'card-params': [cardResource],
  'sale-form': [saleResource],
  'wallet-tokens': [
    ...Object.values(wallets).map(({ token }): Resource => token),
    ...Object.values(wallets).map(({ settings }) => settings),
    wallet2ClientRequestResource,
  ],
};

export const resources: readonly Resource[] = Object.values(resourcesByPackage).flat();
