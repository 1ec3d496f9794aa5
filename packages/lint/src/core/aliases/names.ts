/** The document's neutral names of the two wallets, in methods, brands and `parameters`. */
export const NEUTRAL_WORDS = ['wallet1', 'wallet2'] as const;

/** One of the document's neutral names. */
export type NeutralWord = (typeof NEUTRAL_WORDS)[number];

/** The names that a live service uses instead of the neutral ones. */
export type Names = { readonly [TWord in NeutralWord]?: string };
