/** An encoding that a byte-order mark shows. */
export type Utf16 = 'UTF-16LE' | 'UTF-16BE';

/** The encoding of a text that starts with these bytes; `undefined` for UTF-8. */
export function encodingOf([first, second]: Uint8Array): Utf16 | undefined {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  return first === 0xfe && second === 0xff ? 'UTF-16BE' : undefined;
}

/** Decodes a text. Its byte-order mark and halves of surrogate pairs are kept. */
export function decode(bytes: Buffer, encoding = encodingOf(bytes)): string {
  if (encoding === undefined) return bytes.toString();
  return inUtf16(bytes.subarray(0, bytes.length - (bytes.length % 2)), encoding).toString('utf16le');
}

export const encode = (text: string, encoding: Utf16 | undefined): string | Buffer =>
  encoding === undefined ? text : inUtf16(Buffer.from(text, 'utf16le'), encoding);

/** Node.js supports only little-endian UTF-16. */
const inUtf16 = (bytes: Buffer, encoding: Utf16): Buffer =>
  encoding === 'UTF-16LE' ? bytes : Buffer.from(bytes).swap16();
