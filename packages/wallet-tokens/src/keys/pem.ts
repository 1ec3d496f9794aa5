import { fromBase64, type OwnBytes } from './bytes.ts';

/** A block of a PEM text. */
export interface PemBlock {
  /** `EC PRIVATE KEY`, `CERTIFICATE`: what its markers say. */
  readonly label: string;
  readonly body: string;
}

export interface PemReading {
  readonly blocks: readonly PemBlock[];
  /** Whether there is something else: parameters, "Bag Attributes", half a block. */
  readonly hasMore: boolean;
  /** Whether line breaks are written as the letters `\n`: the blocks have real ones. */
  readonly hasLiteralBreaks: boolean;
}

/** Copied into a field of one line, markers lose their spaces too. */
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
    // A block without an end may contain anything that follows.
    if (stop < 0) break;
    more += real.slice(read, index);
    read = stop + end.length;
    if (label.endsWith('PARAMETERS')) more += label;
    else blocks.push({ label, body: real.slice(start, stop) });
  }
  more += real.slice(read);
  return { blocks, hasMore: /\S/.test(more), hasLiteralBreaks: real !== text };
}

export const isPrivateKey = ({ label }: PemBlock): boolean => withoutSpace(label).endsWith('PRIVATEKEY');

/** Turns line breaks that are written as letters into real ones; no PEM text has a backslash. */
export const withRealBreaks = (text: string): string => text.replaceAll(/(?:\\r)?\\n/g, '\n');

export const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

/** No key and no certificate is nearly as long; longer texts are not looked into. */
const LONGEST = 100_000;

/** The bytes of a body; `undefined` if it is not base64, or far too long for a key or a certificate. */
export function bodyBytes(body: string): OwnBytes | undefined {
  const base64 = withoutSpace(body);
  return base64.length > LONGEST || base64 === '' ? undefined : fromBase64(base64);
}

/** Writes a block as one line: the form in which the panel takes the Processing Private Key (section 2.4). */
export const onOneLine = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----${base64}-----END ${label}-----`;
