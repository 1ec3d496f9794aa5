import { fromAnyBase64, fromHex } from '../encodings/bytes.ts';

/** Hexadecimal digits of a text that starts with a brace. */
const HEX = /^\s*(7b(?:[\da-f]{2})+)\s*$/i;
const BASE64 = /^\s*(?:data:[^,]*;base64,)?([\w+/-]{8,}={0,2})\s*$/;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text that is encoded in another one, as base64, in a data URL or as hexadecimal digits; `undefined` if there is none. */
export function decodeText(text: string): { readonly encoding: string; readonly decoded: string } | undefined {
  const digits = HEX.exec(text)?.[1];
  const base64 = BASE64.exec(text)?.[1] ?? '';
  try {
    if (digits !== undefined) return { encoding: 'hexadecimal', decoded: UTF8.decode(fromHex(digits)) };
    return base64 === '' ? undefined : { encoding: 'base64', decoded: UTF8.decode(fromAnyBase64(base64)) };
  } catch {
    return undefined;
  }
}
