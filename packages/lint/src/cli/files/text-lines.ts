import { isUtf8 } from 'node:buffer';
import type { UnreadText } from '../../core/lint-result.ts';
import { toText } from './read-payload.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** What is read one part after another, or is there as a whole. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

/** A line without what ends it, or what keeps it from being read. */
export type TextLine = string | UnreadText;

/**
 * The lines of a stream, of at most so many bytes each. No more than one line is kept, and of one that is too long no
 * more than that.
 */
export async function* textLines(stream: Chunks, maxBytes: number): AsyncGenerator<readonly TextLine[]> {
  const lines = new Lines(maxBytes);
  for await (const chunk of stream) yield lines.endingIn(chunk);
  yield lines.last();
}

class Lines {
  readonly #maxBytes: number;
  /** What has come of the line that is not at its end. */
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that end in a chunk. */
  endingIn(chunk: Buffer): readonly TextLine[] {
    const end = chunk.indexOf(LINE_FEED);
    if (end < 0) {
      this.#add(chunk);
      return [];
    }
    const start = end + 1;
    const rest = Math.max(start, chunk.lastIndexOf(LINE_FEED) + 1);
    const first = this.#take(chunk.subarray(0, end));
    const others = rest === start ? [] : this.#linesIn(chunk.subarray(start, rest - 1));
    this.#add(chunk.subarray(rest));
    return [first, ...others];
  }

  /** The line that nothing ends, if it is one. */
  last(): readonly TextLine[] {
    return this.#length === 0 ? [] : [this.#take(NOTHING)];
  }

  /** Whole lines are decoded at once, unless one of them is to be refused: short ones cost more to cut than to read. */
  #linesIn(bytes: Buffer): readonly TextLine[] {
    const isSound = bytes.length <= this.#maxBytes && isUtf8(bytes) && !bytes.includes(0);
    if (isSound) return bytes.toString().split('\n').map(withoutReturn);
    const lines: TextLine[] = [];
    for (let start = 0; start <= bytes.length; ) {
      const end = bytes.indexOf(LINE_FEED, start);
      const after = end < 0 ? bytes.length : end;
      lines.push(this.#toLine(bytes.subarray(start, after)));
      start = after + 1;
    }
    return lines;
  }

  #add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#maxBytes + 1) this.#chunks = [];
    else this.#chunks.push(part);
  }

  #take(end: Buffer): TextLine {
    this.#add(end);
    const isKept = this.#length <= this.#maxBytes + 1;
    const line = isKept ? this.#toLine(Buffer.concat(this.#chunks)) : this.#refuse();
    this.#chunks = [];
    this.#length = 0;
    return line;
  }

  #toLine(bytes: Buffer): TextLine {
    const line = bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
    return line.length > this.#maxBytes ? this.#refuse() : textOf(toText(line, this.#maxBytes));
  }

  #refuse(): TextLine {
    return textOf(toText(undefined, this.#maxBytes));
  }
}

const NOTHING = Buffer.alloc(0);

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

const textOf = (read: ReturnType<typeof toText>): TextLine => ('text' in read ? read.text : read.problem);
