import type { Names } from '@pg/rule-kit';

/** The wallets, by the document's names (section 1). A sale of one has its token. */
export const WALLETS = ['wallet1', 'wallet2'] as const;

/** The methods of sessions (section 1). */
export const METHODS = ['card', ...WALLETS, 'naps', 'om-wallet'] as const;

/** The brands of sales (section 1). */
export const BRANDS = [...WALLETS, 'om-wallet', 'naps', 'vcard'] as const;

export type WalletName = (typeof WALLETS)[number];

/** The live service's names for the wallets: `{ wallet1: 'applepay' }`. */
export type WalletNames = Names<WalletName>;

/** The wallets have other names in a live service; it calls the other methods and brands by these. */
export const walletWords = {
  words: WALLETS,
  others: [...METHODS, ...BRANDS].filter((name) => !WALLETS.some((wallet) => wallet === name)),
} as const;
