import { composeLayers, joinedText, type TextLayer, verbatim } from '@pg/nested-text';

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
  const lines = Array.from(text.matchAll(/\S+/g), ({ index, 0: line }) =>
    verbatim(text, { start: index, end: index + line.length }),
  );
  // Four characters are three bytes.
  const characterAt = (offset: number): number => (encoder.encode(decoded.slice(0, offset)).length * 4) / 3;
  return composeLayers(joinedText(lines), {
    text: decoded,
    toOuter({ start, end }) {
      const from = Math.floor(characterAt(start));
      return { start: from, end: end > start ? Math.ceil(characterAt(end)) : from };
    },
  });
}
