import { encodingOf } from '../../system/encoding.ts';
import type { Chunks } from '../../system/read-at-most.ts';
import type { UnreadText } from '../../text/lint-result.ts';
import { toText } from './read-payload.ts';

/** A line without its line break, or why it can't be read. */
export type TextLine = string | UnreadText;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Reads the lines of a stream, of at most `maxBytes` each. Keeps only one line in memory. */
export async function* textLines(stream: Chunks, maxBytes: number): AsyncGenerator<TextLine> {
  /** The parts of the current line; empty if it is too long. */
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes + 1) parts = [];
    else parts.push(part);
  };
  const finishLine = (): TextLine => {
    const line = length > maxBytes + 1 ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    const read = toText(line?.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line, maxBytes);
    return 'text' in read ? read.text : read.problem;
  };
  for await (const chunk of inUtf8(stream)) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield finishLine();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield finishLine();
}

/** A stream in UTF-8, whatever encoding it has: so a line break is one byte. */
async function* inUtf8(stream: Chunks): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of stream) {
    const encoding = isFirst ? encodingOf(chunk) : undefined;
    if (encoding !== undefined) decoder = new TextDecoder(encoding);
    isFirst = false;
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}
