/** Wallet2's published scheme puts its provider's own name into the bytes that are signed: no neutral word would verify. */
export const WALLET2_SENDER_ID = 'Google';
