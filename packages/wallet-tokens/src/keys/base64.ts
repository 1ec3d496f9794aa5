const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** No key and no certificate is nearly as long; longer texts are not looked into. */
const LONGEST = 100_000;

/** The bytes of a padded base64 text; `undefined` where it is none, or far too long for a key or a certificate. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > LONGEST || text.length % 4 !== 0 || !BASE64.test(text)) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export const encodeBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
