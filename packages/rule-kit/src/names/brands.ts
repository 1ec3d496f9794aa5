/** The wallets, by the document's neutral names (section 1). A sale of one has its token. */
export const WALLETS = ['wallet1', 'wallet2'] as const;

/** The methods of sessions (section 1). */
export const METHODS = ['card', ...WALLETS, 'naps', 'om-wallet'] as const;

/** The brands of sales (section 1). */
export const BRANDS = [...WALLETS, 'om-wallet', 'naps', 'vcard'] as const;

export type WalletName = (typeof WALLETS)[number];
