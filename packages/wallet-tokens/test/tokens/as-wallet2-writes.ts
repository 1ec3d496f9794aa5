/** JSON as the wallet writes it: what means something in HTML is escaped, and with it the `=` of base64. */
export const asWallet2Writes = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&='\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
