/** The bytes of padded standard base64; `undefined` for any other text: no blanks, no base64url, no missing padding. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  if (text.length % 4 !== 0 || OTHER_CHARACTER.test(text.slice(0, text.length - padding))) return undefined;
  const decoded = atob(text);
  const bytes = new Uint8Array(decoded.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = decoded.charCodeAt(i);
  return bytes;
}

const OTHER_CHARACTER = /[^A-Za-z0-9+/]/;
