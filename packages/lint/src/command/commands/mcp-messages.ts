/** The SDK closes the connection at a longer one. */
const MOST_BYTES = 10_000_000;

const ID = String.raw`"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)`;

/** The id is the first field but one, or the last one. */
const AT_START = new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${ID}`);
const AT_END = new RegExp(String.raw`${ID}\s*\}\s*$`);

/** The bytes of a long message that may have its id. */
const KEPT = 1000;

/**
 * The messages in standard input, each a line. One that is too long is left out.
 *
 * @param refuse Receives the answer to it.
 */
export async function* shortMessages(
  input: AsyncIterable<Buffer>,
  refuse: (answer: object) => void,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    for (let start = 0; start < chunk.length; ) {
      const lineEnd = chunk.indexOf('\n', start) + 1;
      const part = chunk.subarray(start, lineEnd || chunk.length);
      start += part.length;
      length += part.length;
      parts.push(part);
      if (length > MOST_BYTES) {
        const all = Buffer.concat(parts);
        parts = [all.subarray(0, KEPT), all.subarray(-KEPT)];
      }
      if (lineEnd === 0) continue;
      if (length > MOST_BYTES) refuse(tooLong(...parts));
      else yield Buffer.concat(parts);
      [parts, length] = [[], 0];
    }
  }
}

function tooLong(...ends: readonly Buffer[]): object {
  const [start = '', end = ''] = ends.map(String);
  const [, id = 'null'] = AT_START.exec(start) ?? AT_END.exec(end) ?? [];
  const message = `a message must have at most ${MOST_BYTES / 1e6} MB; check a file in its place`;
  return { jsonrpc: '2.0', id: JSON.parse(id), error: { code: -32600, message } };
}
