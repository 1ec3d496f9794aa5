import { WALLETS } from '@pg/wallet-tokens/names';

/** The names of the kinds, as `--kind` accepts them. It is apart from the kinds because `--help` needs only the names. */
export const kinds: readonly string[] = [
  'session-request',
  'card-params',
  'sale-form',
  ...WALLETS.map((wallet) => `${wallet}-token`),
  ...WALLETS.map((wallet) => `${wallet}-settings`),
  'wallet2-client-request',
];
