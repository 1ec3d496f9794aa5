import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { getSystemErrorMap } from 'node:util';

/** The text of a file, or what keeps it from being read. */
export type PayloadText = { readonly text: string } | { readonly problem: ReadProblem };

/** Why a file has no text. */
export interface ReadProblem {
  readonly rule: 'syntax' | 'too-large';
  readonly found: string;
  readonly allowed: string;
  readonly hint?: string;
  /** The text before the place of the problem; empty where nothing was read. */
  readonly before: string;
}

// One buffer for all files: it grows to the largest of them, and never beyond the size that is allowed.
let shared = Buffer.allocUnsafe(64 * 1024);

/** Reads the text of a file of at most so many bytes. */
export function readPayload(file: string, maxBytes: number): PayloadText {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    return toText(readBytes(descriptor, maxBytes), maxBytes);
  } catch (error) {
    return { problem: describeError(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads to the end; `undefined` where that is beyond so many bytes. */
function readBytes(descriptor: number, maxBytes: number): Buffer | undefined {
  const { size } = fstatSync(descriptor);
  let length = 0;
  // With room for one byte more than there should be, the read that fills the buffer is never the last one.
  for (let room = size + 1; length <= maxBytes && size <= maxBytes; room = length * 2) {
    if (room > shared.length) shared = Buffer.concat([shared.subarray(0, length)], room);
    const read = readSync(descriptor, shared, length, shared.length - length, null);
    if (read === 0) return shared.subarray(0, length);
    length += read;
  }
  return undefined;
}

/** Reads the text of a stream of at most so many bytes. */
export async function readStream(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<PayloadText> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) return toText(undefined, maxBytes);
    chunks.push(chunk);
  }
  return toText(Buffer.concat(chunks), maxBytes);
}

function toText(bytes: Buffer | undefined, maxBytes: number): PayloadText {
  if (bytes === undefined) return { problem: describeSize(maxBytes) };
  if (isUtf16(bytes)) return { problem: describeEncoding('UTF-16', '') };
  return isUtf8(bytes)
    ? { text: bytes.toString('utf8') }
    : { problem: describeEncoding('a byte that is not UTF-8', readableStart(bytes)) };
}

const MIB = 1024 * 1024;

function describeSize(maxBytes: number): ReadProblem {
  return {
    rule: 'too-large',
    found: `more than ${maxBytes / MIB} MiB`,
    allowed: `at most ${maxBytes / MIB} MiB`,
    hint: 'Set --max-size to read a larger file.',
    before: '',
  };
}

/** UTF-16 starts with a byte-order mark, or has a zero byte in its first character, which is ASCII in JSON. */
const isUtf16 = (bytes: Buffer): boolean =>
  bytes.length >= 2 && (bytes.subarray(0, 2).includes(0) || [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0)));

const describeEncoding = (found: string, before: string): ReadProblem => ({
  rule: 'syntax',
  found,
  allowed: 'text in UTF-8 only',
  hint: 'Save the file as UTF-8.',
  before,
});

const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** The text before the first byte that is not UTF-8: decoding puts a replacement character there. */
function readableStart(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  let offset = 0;
  for (let from = 0; ; ) {
    const at = text.indexOf(REPLACEMENT, from);
    offset += Buffer.byteLength(text.slice(from, at));
    // A replacement character that the file itself holds is good UTF-8.
    if (!bytes.subarray(offset, offset + 3).equals(REPLACEMENT_BYTES)) return text.slice(0, at);
    offset += REPLACEMENT_BYTES.length;
    from = at + 1;
  }
}

function describeError(error: unknown): ReadProblem {
  const [code, reason] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0) ?? [];
  if (code === undefined) throw error;
  return { rule: 'syntax', found: `a file that can’t be read (${reason})`, allowed: 'readable files only', before: '' };
}
