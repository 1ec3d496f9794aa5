const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes standard base64 with padding to a string with one character per byte; `undefined` for any other string. */
export const binaryOf = (text: string): string | undefined =>
  text.length % 4 === 0 && BASE64.test(text) ? atob(text) : undefined;

/** Decodes standard base64 with padding; `undefined` for any other string. */
export function fromBase64(text: string): Uint8Array | undefined {
  const binary = binaryOf(text);
  return binary === undefined ? undefined : toBytes(binary);
}

/** The bytes of a string with one character per byte. */
export function toBytes(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Decodes base64 or base64url, with or without padding. */
export const fromAnyBase64 = (text: string): Uint8Array =>
  toBytes(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

/** The bytes of hexadecimal digits, without a last odd digit. */
export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (digit) => Number.parseInt(digit, 16));

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += HEX[byte];
  return digits;
}
