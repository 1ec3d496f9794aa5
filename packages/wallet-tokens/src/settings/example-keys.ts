import { onOneLine } from '../encodings/pem.ts';

/** A SEC1 structure with 32 zeros: readable, but not a key of any curve. */
export const ZERO_KEY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
/** The structure of a certificate, with empty parts. */
export const EMPTY_CERTIFICATE = 'MAswBKACMAAwAAMBAA==';

/** A private key on one line, as in the setting. */
export const PRIVATE_KEY = onOneLine('EC PRIVATE KEY', ZERO_KEY);
