/** A stream, or content that is already in memory. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The bytes of a stream; `undefined` if there are more than `maxBytes`. */
export async function readAtMost(stream: Chunks, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
