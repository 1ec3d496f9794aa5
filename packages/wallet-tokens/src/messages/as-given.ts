/** A hint: whatever else a sender does to a token breaks its signature. */
export const AS_GIVEN = 'Send the token exactly as the wallet gave it.';
