/** The values of the Environment setting (section 2.4). */
export const ENVIRONMENTS = ['TEST', 'PRODUCTION'] as const;

/** The environment that a token was made in. */
export type WalletEnvironment = (typeof ENVIRONMENTS)[number];
