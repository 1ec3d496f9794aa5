import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { kindInText } from '../../rules/detect/text-evidence.ts';
import { decode, encodingOf, type Utf16 } from '../../system/encoding.ts';
import { readAtMost } from '../../system/read-at-most.ts';
import { describeSystemError } from '../../system/usage-error.ts';
import type { UnreadText } from '../../text/lint-result.ts';

/** The text of a file, including a byte-order mark, or why the file could not be read. */
export type PayloadText =
  | { readonly text: string; readonly encoding?: Utf16 | undefined }
  | { readonly problem: UnreadText };

/** Most files fit into this buffer, so reading them allocates no memory. */
const BUFFER = Buffer.allocUnsafe(64 * 1024);

/** Reads the text of a regular file of at most `maxBytes`. */
export function readPayload(file: string, maxBytes: number): PayloadText {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const length = readSync(descriptor, BUFFER, 0, BUFFER.length, 0);
    if (length < BUFFER.length) return toText(BUFFER.subarray(0, length), maxBytes);
    if (fstatSync(descriptor).size > maxBytes) return { problem: describeSize(maxBytes, BUFFER) };
    return toText(readFileSync(descriptor), maxBytes);
  } catch (error) {
    return { problem: describeError(error) };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads the text of a stream (standard input, a pipe) of at most `maxBytes`. */
export const readStream = async (stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<PayloadText> =>
  toText(await readAtMost(stream, maxBytes), maxBytes);

/** Decodes bytes. `undefined` means that there were too many. */
export function toText(bytes: Buffer | undefined, maxBytes: number): PayloadText {
  if (bytes === undefined || bytes.length > maxBytes) return { problem: describeSize(maxBytes, bytes) };
  const encoding = bytes.length % 2 === 0 ? encodingOf(bytes) : undefined;
  if (encoding) return { text: decode(bytes, encoding), encoding };
  // UTF-16 without a byte-order mark: the first character of JSON is ASCII, so it has a zero byte.
  if (bytes[0] === 0 || bytes[1] === 0) return { problem: describeEncoding('utf-16', bytes) };
  const text = bytes.toString();
  if (isUtf8(bytes)) return { text };
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return { problem: describeEncoding(isGzip ? 'compressed' : 'not-utf-8', bytes, readableStart(bytes, text)) };
}

const MIB = 1024 * 1024;

const describeSize = (maxBytes: number, bytes: Buffer | undefined): UnreadText => ({
  rule: 'too-large',
  code: 'too-large',
  params: { max: maxBytes / MIB },
  isDistinctive: bytes === undefined || isDistinctive(bytes),
});

/** Known names are ASCII: in UTF-16, each of their characters has a zero byte. */
const isDistinctive = (bytes: Buffer): boolean =>
  kindInText(bytes.toString('latin1').replaceAll('\0', '')) !== undefined;

const describeEncoding = (code: UnreadText['code'], bytes: Buffer, before = ''): UnreadText => ({
  rule: 'syntax',
  code,
  before,
  isDistinctive: isDistinctive(bytes),
});

/** The text before the first byte that is not UTF-8: decoded and encoded again, it is another one. */
function readableStart(bytes: Buffer, text: string): string {
  const encoded = Buffer.from(text);
  return bytes.toString(
    'utf8',
    0,
    bytes.findIndex((byte, i) => byte !== encoded[i]),
  );
}

export const describeError = (error: unknown): UnreadText => ({
  rule: 'syntax',
  code: 'unreadable-file',
  params: { reason: describeSystemError(error) },
  isDistinctive: true,
});
