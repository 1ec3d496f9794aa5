const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The lines of a stream, without what ends them; `undefined` for a line of more than so many bytes. No more than one line
 * is kept, and of one that is too long no more than that.
 */
export async function* byteLines(
  stream: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<readonly (Buffer | undefined)[]> {
  const rest = new Rest(maxBytes);
  for await (const chunk of stream) yield rest.linesOf(chunk);
  yield rest.lastLine();
}

/** What has come of the line that is not at its end. */
class Rest {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that end in a chunk. */
  linesOf(chunk: Buffer): (Buffer | undefined)[] {
    const lines: (Buffer | undefined)[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#add(chunk.subarray(start, end));
      lines.push(this.#take());
      start = end + 1;
    }
    this.#add(chunk.subarray(start));
    return lines;
  }

  /** The line that nothing ends, if it is one. */
  lastLine(): (Buffer | undefined)[] {
    return this.#length === 0 ? [] : [this.#take()];
  }

  #add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#maxBytes + 1) this.#chunks = [];
    else this.#chunks.push(part);
  }

  #take(): Buffer | undefined {
    const [first, ...others] = this.#chunks;
    const line = first !== undefined && others.length === 0 ? first : Buffer.concat(this.#chunks);
    const length = this.#length;
    this.#chunks = [];
    this.#length = 0;
    const end = line.at(-1) === CARRIAGE_RETURN ? length - 1 : length;
    return end > this.#maxBytes ? undefined : line.subarray(0, end);
  }
}
