/** Hints of several messages. They don't suggest edits, because an edited token loses its signature. */
export const AS_GIVEN = 'Send the token exactly as the wallet gave it.';
export const WHOLE = 'Send the whole token: a log, a database column or a form input may have cut it.';
export const UNMASKED = 'Use a token that did not pass through a log.';
