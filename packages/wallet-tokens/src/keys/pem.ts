/** A block of a PEM text. */
export interface PemBlock {
  /** `EC PRIVATE KEY`, `CERTIFICATE`: what its markers say. */
  readonly label: string;
  /** What stands between its markers, as it is written. */
  readonly body: string;
}

/** What a PEM text has. */
export interface PemReading {
  /** Its blocks, in order; those of curve parameters are passed over. */
  readonly blocks: readonly PemBlock[];
  /** Whether something else stands there: parameters, "Bag Attributes", half a block. */
  readonly hasMore: boolean;
  /** Whether line breaks are written as the letters `\n`: what stands in the blocks has real ones. */
  readonly hasLiteralBreaks: boolean;
}

/** Copied into a field of one line, markers lose their blanks too. */
const BEGIN = /-----BEGIN( ?)([A-Z0-9 ]{1,40})-----/g;

/** Reads a PEM text. It refuses nothing: a text without markers has no blocks. */
export function readPem(text: string): PemReading {
  const real = withRealBreaks(text);
  const blocks: PemBlock[] = [];
  let more = '';
  let read = 0;
  for (const { 0: marker, 1: gap, 2: label = '', index } of real.matchAll(BEGIN)) {
    if (index < read) continue;
    const end = `-----END${gap}${label}-----`;
    const start = index + marker.length;
    const stop = real.indexOf(end, start);
    // A block without an end may hold anything that follows.
    if (stop < 0) break;
    more += real.slice(read, index);
    read = stop + end.length;
    if (label.endsWith('PARAMETERS')) more += label;
    else blocks.push({ label, body: real.slice(start, stop) });
  }
  more += real.slice(read);
  return { blocks, hasMore: /\S/.test(more), hasLiteralBreaks: real !== text };
}

/** Line breaks that are written as letters become real ones; no PEM text has a backslash. */
export const withRealBreaks = (text: string): string => text.replaceAll(/(?:\\r)?\\n/g, '\n');

/** A text without its blanks and line breaks. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

/** Writes a block as one line: the form in which the panel takes the Processing Private Key (section 2.4). */
// @__NO_SIDE_EFFECTS__
export const onOneLine = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----${base64}-----END ${label}-----`;
