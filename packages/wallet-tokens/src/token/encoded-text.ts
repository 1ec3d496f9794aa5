import { fromAnyBase64, fromHex } from '../encodings/bytes.ts';

/** Hexadecimal digits of a text that starts with a brace. */
const HEX = /^(?:0x)?(7b(?:[\da-f]{2})+)$/i;
const BASE64 = /^(?:data:[^,]*;base64,)?([\w+/\r\n-]*={0,2})$/;
const SHORTEST = 8;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text that is encoded in another one, as base64, in a data URL or as hexadecimal digits; `undefined` if there is none. */
export function decodeText(text: string): { readonly encoding: string; readonly decoded: string } | undefined {
  const trimmed = text.trim();
  const digits = HEX.exec(trimmed)?.[1];
  const base64 = BASE64.exec(trimmed)?.[1]?.replaceAll(/[\r\n]/g, '') ?? '';
  try {
    if (digits !== undefined) return { encoding: 'hexadecimal', decoded: UTF8.decode(fromHex(digits)) };
    return base64.length < SHORTEST ? undefined : { encoding: 'base64', decoded: UTF8.decode(fromAnyBase64(base64)) };
  } catch {
    return undefined;
  }
}
