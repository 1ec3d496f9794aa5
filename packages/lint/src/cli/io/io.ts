import { fstatSync, writeSync } from 'node:fs';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';

/** Standard output and standard error. */
export type Output = 1 | 2;

/** What the command reads and writes beside files. */
export interface Io {
  /** Standard input. */
  readonly input: () => AsyncIterable<Buffer>;
  /** Writes a text to its end. */
  readonly write: (output: Output, text: string) => void;
  readonly isTerminal: (output: Output) => boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What the process has. Its output is written without streams, which take long to start. */
export const processIo: Io = {
  input: () => process.stdin,
  write(output, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSome(output, bytes.subarray(written));
  },
  isTerminal: (output) => fstatSync(output).isCharacterDevice(),
  env: process.env,
};

/** @throws {UsageError} where standard output takes no more, such as a file on a disk that is full. */
function writeSome(output: Output, bytes: Buffer): number {
  try {
    return writeSync(output, bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A reader that has seen enough, such as `head`, closes the pipe.
    if (code === 'EPIPE' || (output === 2 && code !== 'EAGAIN')) return bytes.length;
    if (code !== 'EAGAIN') throw new UsageError(`standard output can’t be written (${describeSystemError(error)})`);
    // A pipe whose reader is slower takes no more for now.
    Atomics.wait(NEVER, 0, 0, 5);
    return 0;
  }
}

const NEVER = new Int32Array(new SharedArrayBuffer(4));
