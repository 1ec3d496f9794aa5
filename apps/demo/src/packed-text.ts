/** The largest text of a link. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Compresses a text for the fragment of a link. */
export async function packText(text: string): Promise<string> {
  const packed = await bytesOf(new Blob([text]), new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reverses `packText`; `undefined` for anything that is not packed. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await bytesOf(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** The bytes that a stream makes of others, up to a limit: a short link could unpack to gigabytes. */
async function bytesOf(bytes: Blob, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  let length = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new RangeError('too long for a link');
      controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(bytes.stream().pipeThrough(change).pipeThrough(limit)).arrayBuffer());
}
