import { hexBytes } from '../bytes.ts';

/** The bytes of hexadecimal digits in either case; `undefined` for any other text. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  text.length % 2 !== 0 || /[^0-9A-Fa-f]/.test(text) ? undefined : hexBytes(text);
