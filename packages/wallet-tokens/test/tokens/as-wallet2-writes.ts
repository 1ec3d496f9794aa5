/** JSON as the wallet writes it: the five characters that mean something in HTML are escaped, `=` of base64 among them. */
export const asWallet2Writes = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&='\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
