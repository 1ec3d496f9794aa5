/** The wallets, by the document's neutral names (section 1). A sale of one has its token. */
export const WALLETS = ['wallet1', 'wallet2'] as const;

/** The methods of sessions (section 1). */
export const METHODS = ['card', ...WALLETS, 'naps', 'om-wallet'] as const;

/** The brands of sales (section 1). */
export const BRANDS = [...WALLETS, 'om-wallet', 'naps', 'vcard'] as const;

/** The methods and brands that are no wallets: a live service calls them by these names. */
export const OTHER_NAMES: readonly string[] = [...new Set<string>([...METHODS, ...BRANDS])].filter(
  (name) => !WALLETS.some((wallet) => wallet === name),
);

export type WalletName = (typeof WALLETS)[number];
