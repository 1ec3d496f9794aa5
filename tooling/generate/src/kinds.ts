import { cardParams } from '@pg/card-params';
import type { Resource } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallet1Settings, wallet1Token, wallet2Settings, wallet2Token } from '@pg/wallet-tokens';

/** The kinds of payload, each under the folder of the package that it is of. */
export const resourcesByPackage: Readonly<Record<string, readonly Resource[]>> = {
  'session-request': [sessionRequest],
  'card-params': [cardParams],
  'sale-form': [saleForm],
  'wallet-tokens': [wallet1Token, wallet2Token, wallet1Settings, wallet2Settings],
};

export const resources: readonly Resource[] = Object.values(resourcesByPackage).flat();
