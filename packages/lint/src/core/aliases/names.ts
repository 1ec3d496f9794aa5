/** The document's neutral words for the two wallets, wherever it names one in a method, a brand or `parameters`. */
export const NEUTRAL_WORDS = ['wallet1', 'wallet2'] as const;

/** One of the document's neutral words. */
export type NeutralWord = (typeof NEUTRAL_WORDS)[number];

/** The words that a live service uses in place of the neutral ones. */
export type Names = { readonly [TWord in NeutralWord]?: string };
