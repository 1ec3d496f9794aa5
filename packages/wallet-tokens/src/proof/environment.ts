/** Where a token was made, in the words of the Environment setting (section 2.4). */
export type WalletEnvironment = 'TEST' | 'PRODUCTION';
