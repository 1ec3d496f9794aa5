import { fstatSync, writeSync } from 'node:fs';
import { codeOf, describeSystemError, UsageError } from '../../system/usage-error.ts';

/** Standard output and standard error. */
export type Output = 1 | 2;

/** What the command reads and writes besides files. */
export interface Io {
  /** Reads standard input. */
  readonly input: () => AsyncIterable<Buffer>;
  readonly write: (output: Output, text: string) => void;
  readonly isTerminal: (output: Output) => boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The input and output of the process. It writes without streams, which are slow to start. */
export const processIo: Io = {
  input: () => process.stdin,
  write: writeAll,
  isTerminal: (output) => fstatSync(output).isCharacterDevice(),
  env: process.env,
};

function writeAll(output: Output, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSome(output, bytes.subarray(written));
}

const NEVER = new Int32Array(new SharedArrayBuffer(4));

/** @throws {UsageError} if standard output can't be written, for example on a full disk. */
function writeSome(output: Output, bytes: Buffer): number {
  try {
    return writeSync(output, bytes);
  } catch (error) {
    const code = codeOf(error);
    // A reader such as `head` closes the pipe early.
    if (code === 'EPIPE' || (output === 2 && code !== 'EAGAIN')) return bytes.length;
    if (code !== 'EAGAIN') throw new UsageError(`standard output could not be written (${describeSystemError(error)})`);
    // The pipe is full: wait until its reader has read.
    Atomics.wait(NEVER, 0, 0, 5);
    return 0;
  }
}
