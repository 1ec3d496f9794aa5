/** The published scheme of wallet2 signs its provider's own name along: with a neutral word nothing would verify. */
export const WALLET2_SENDER_ID = 'Google';
