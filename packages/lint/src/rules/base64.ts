import type { Span, TextLayer } from '@pg/nested-text';

/** A whole text in base64, which may have line breaks. */
const BASE64 = /^[\sA-Za-z\d+/]*[A-Za-z\d+/]={0,2}\s*$/;
/** Shorter texts are no payload. */
const MIN_LENGTH = 40;
/** Longer texts are no payload either. The patterns need memory for each character. */
const MAX_LENGTH = 2_000_000;
const RUN = /(?<![\w+/.-])[A-Za-z\d+/]{40,2000000}={0,2}(?![\w.-])/g;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function attemptTo<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Decodes the base64 anywhere in a text. Only ASCII characters are correct. */
export const asciiInBase64 = (text: string): string[] =>
  Array.from(text.matchAll(RUN), ([run]) => attemptTo(() => atob(run)) ?? '');

/** Decodes a text that is base64, as cassettes have bodies; `undefined` for other texts. */
export function fromBase64(text: string): TextLayer | undefined {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || !BASE64.test(text)) return undefined;
  const decoded = attemptTo(() => decoder.decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))));
  if (decoded === undefined) return undefined;
  const lines = Array.from(text.matchAll(/\S+/g));
  /** The position of a character, not counting white space. */
  const placeOf = (character: number): number => {
    let left = character;
    for (const { index, 0: line } of lines) {
      if (left < line.length) return index + left;
      left -= line.length;
    }
    return text.length;
  };
  const byteAt = (offset: number): number => encoder.encode(decoded.slice(0, offset)).length;
  // Four characters are three bytes.
  const startOf = (byte: number): number => placeOf(Math.floor((byte * 4) / 3));
  const endOf = (byte: number): number => placeOf(Math.ceil((byte * 4) / 3) - 1) + 1;
  const toOuter = ({ start, end }: Span): Span => {
    const from = startOf(byteAt(start));
    return { start: from, end: end > start ? endOf(byteAt(end)) : from };
  };
  return { text: decoded, toOuter };
}
