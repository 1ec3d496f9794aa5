/** The bytes of hexadecimal digits in either case; `undefined` for any other text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 2 !== 0 || /[^0-9A-Fa-f]/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
