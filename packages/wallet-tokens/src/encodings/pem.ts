import { fromBase64 } from './bytes.ts';

/** A block of a PEM text. */
export interface PemBlock {
  /** The words in its markers, like `EC PRIVATE KEY` or `CERTIFICATE`. */
  readonly label: string;
  readonly body: string;
  /** Whether programs that read files accept its line breaks: OpenSSL, Node.js, Python. */
  readonly hasFileBreaks: boolean;
}

/** The space after BEGIN is optional: the markers lose it when somebody removes all spaces from a key. */
const BEGIN = /-----BEGIN( ?)([A-Z0-9 ]{1,40})-----/g;

/**
 * Reads a PEM text. A text without markers has no blocks. `hasMore` is whether it has anything else: parameters, "Bag Attributes",
 * an incomplete block. `hasLiteralBreaks` is whether it has the two characters `\n` in place of line breaks, which the blocks have.
 */
export function readPem(text: string) {
  const real = withRealBreaks(text);
  const blocks: PemBlock[] = [];
  let more = '';
  let read = 0;
  for (const { 0: marker, 1: gap, 2: label = '', index } of real.matchAll(BEGIN)) {
    if (index < read) continue;
    const end = `-----END${gap}${label}-----`;
    const start = index + marker.length;
    const stop = real.indexOf(end, start);
    // A block without an end may contain anything that follows.
    if (stop < 0) break;
    more += real.slice(read, index);
    read = stop + end.length;
    if (label.endsWith('PARAMETERS')) more += label;
    else {
      const body = real.slice(start, stop);
      const isAtStart = /^[\n\ufeff]?$/.test(real.charAt(index - 1));
      blocks.push({ label, body, hasFileBreaks: isAtStart && hasFileBreaks(body) });
    }
  }
  more += real.slice(read);
  return { blocks, hasMore: /\S/.test(more), hasLiteralBreaks: real !== text };
}

export const isPrivateKey = ({ label }: PemBlock): boolean => withoutSpace(label).endsWith('PRIVATEKEY');

/** Replaces the characters `\n` with line breaks. This is safe because PEM has no backslashes. */
export const withRealBreaks = (text: string): string => text.replaceAll(/(?:\\r)?\\n/g, '\n');

export const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

/** Far longer than any key or certificate. */
const MAX_LENGTH = 100_000;

const hasFileBreaks = (body: string): boolean =>
  /^\s*\n\S/.test(body) && body.endsWith('\n') && !/[^\w+/=\s]|[^\S\n]\S|\n\s*\n/.test(body.trimStart());

/** The bytes of a body; `undefined` if it is not base64, or longer than `MAX_LENGTH`. */
export function bodyBytes(body: string): Uint8Array | undefined {
  const base64 = withoutSpace(body);
  return base64.length > MAX_LENGTH || base64 === '' ? undefined : fromBase64(base64);
}

/** Writes a block as one line, which the panel requires for the Processing Private Key (section 2.4). */
export const onOneLine = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----${base64}-----END ${label}-----`;
