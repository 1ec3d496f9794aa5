/** The outline of a SEC1 key around 32 zeros: readable, but no key of any curve. */
export const NO_KEY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** The outline of a public key without its bits. */
export const NO_PUBLIC_KEY = 'MAUwAAMBAA==';

/** The outline of a certificate without anything in it. */
export const NO_CERTIFICATE = 'MAswBKACMAAwAAMBAA==';
