import type { Wallet2Settings } from '../settings/wallet2-panel.ts';

/** Where a token was made, in the words of the Environment setting (section 2.4). */
export type WalletEnvironment = NonNullable<Wallet2Settings['environment']>;
