import { messages as keyMessages } from './settings-rules/index.ts';
import { messages as environmentMessages } from './token-rules/index.ts';
import { messages as certificateMessages } from './wallet1/certificate-rules/index.ts';
import { messages as ofWallet1 } from './wallet1/token-rules/index.ts';
import { messages as ofWallet2 } from './wallet2/token-rules/index.ts';

export { wallet1SettingsVerification } from './wallet1/settings.ts';
export { type Wallet1VerifyOptions, wallet1TokenVerification } from './wallet1/token.ts';
export { wallet2SettingsVerification } from './wallet2/settings.ts';
export { type Wallet2VerifyOptions, wallet2TokenVerification } from './wallet2/token.ts';

/** The messages about tokens that need keys, certificates or a clock. */
export const tokenMessages = { ...environmentMessages, ...ofWallet1, ...ofWallet2 };

/** The messages about settings that need keys, certificates or a clock. */
export const settingsMessages = { ...keyMessages, ...certificateMessages };
