/** Hints that several messages have. Whatever else a sender does to a token breaks its signature. */
export const AS_GIVEN = 'Send the token exactly as the wallet gave it.';
export const WHOLE = 'Send the whole token: a log, a database column or a form input may have cut it.';
export const UNMASKED = 'Use a token that did not pass through a log.';
