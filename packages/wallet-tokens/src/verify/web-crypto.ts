/** @throws {Error} if Web Crypto is missing: browsers have it in secure contexts only. */
export function webCrypto(): typeof globalThis.crypto.subtle {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) throw new Error('Web Crypto is missing: in a browser, the page must be loaded over https');
  return subtle;
}
