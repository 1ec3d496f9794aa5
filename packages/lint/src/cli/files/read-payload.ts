import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { describeSystemError } from '../system-error.ts';

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

/** Reads the text of a regular file of at most so many bytes. */
export function readPayload(file: string, maxBytes: number): PayloadText {
  try {
    return readText(file, maxBytes);
  } catch (error) {
    return { problem: describeError(error) };
  }
}

/** The text of what was read of a file by other means. */
export const bytesToText = (bytes: Buffer, maxBytes: number): PayloadText =>
  toText(bytes.length > maxBytes ? undefined : bytes, maxBytes);

/** A buffer for all files that fit into it, so that most are read without asking for their size and for memory. */
const SHARED = Buffer.allocUnsafe(64 * 1024);

function readText(file: string, maxBytes: number): PayloadText {
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, SHARED, 0, SHARED.length, null);
    if (length < SHARED.length) return decode(SHARED, length);
    return toText(fstatSync(descriptor).size > maxBytes ? undefined : readFileSync(file), maxBytes);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads the text of a stream (standard input, a pipe) of at most so many bytes. */
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

/** The text of bytes; `undefined` stands for more of them than so many. */
export const toText = (bytes: Buffer | undefined, maxBytes: number): PayloadText =>
  bytes === undefined ? { problem: describeSize(maxBytes) } : decode(bytes, bytes.length);

/** The text of the first bytes of a buffer, of which a view would take as long to make as the text. */
function decode(buffer: Buffer, length: number): PayloadText {
  const text = buffer.toString('utf8', 0, length);
  // Bytes that are not UTF-8 are decoded to replacement characters.
  const isPlain = text.charCodeAt(0) !== 0 && text.charCodeAt(1) !== 0 && !text.includes(REPLACEMENT);
  return isPlain ? { text } : decodeDoubtful(buffer.subarray(0, length), text);
}

function decodeDoubtful(bytes: Buffer, text: string): PayloadText {
  if (isUtf16(bytes)) return { problem: describeEncoding('UTF-16', '') };
  return isUtf8(bytes)
    ? { text }
    : { problem: describeEncoding('a byte that is not UTF-8', readableStart(bytes, text)) };
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
function isUtf16(bytes: Buffer): boolean {
  const first = bytes[0];
  const second = bytes[1];
  return first === 0 || second === 0 || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

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
function readableStart(bytes: Buffer, text: string): string {
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

/** Says why the operating system let a file not be read. */
export const describeError = (error: unknown): ReadProblem => ({
  rule: 'syntax',
  found: `a file that can’t be read (${describeSystemError(error)})`,
  allowed: 'readable files only',
  before: '',
});
