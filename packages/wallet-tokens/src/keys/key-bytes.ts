import { fromBase64 } from '../base64.ts';

/** No key and no certificate is nearly as long; longer texts are not looked into. */
const LONGEST = 100_000;

/** The bytes of a base64 text; `undefined` where it is none, or far too long for a key or a certificate. */
export const keyBytes = (base64: string): Uint8Array<ArrayBuffer> | undefined =>
  base64.length > LONGEST || base64 === '' ? undefined : fromBase64(base64);
