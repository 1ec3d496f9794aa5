import { messages as ofPaymentData } from './payment-data-rules/index.ts';
import { messages as ofSignedKey } from './signed-key-rules/index.ts';
import { messages as ofToken } from './token-rules/index.ts';

export { wallet2SetUp as setUp } from './set-up.ts';
export { wallet2Settings as settings } from './settings.ts';
export { messages as settingsMessages } from './settings-rules/index.ts';
export { wallet2Structure as structure } from './structure.ts';

export const tokenMessages = { ...ofToken, ...ofPaymentData, ...ofSignedKey };
