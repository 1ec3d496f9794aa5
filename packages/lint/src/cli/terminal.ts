import { fstatSync, writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { UsageError } from './exit-status.ts';
import type { Paint } from './report/formats/stylish.ts';
import { describeSystemError } from './system-error.ts';

/** Standard output and standard error. */
export type Output = 1 | 2;

/**
 * Writes a text out to its end. Starting the runtime's streams takes a fifth of the time that the command takes for one
 * file, so it writes without them.
 *
 * @throws {UsageError} where standard output takes no more, such as a file on a disk that is full.
 */
export function write(output: Output, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSome(output, bytes.subarray(written));
}

function writeSome(output: Output, bytes: Buffer): number {
  try {
    return writeSync(output, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A reader that has seen enough, such as `head`, closes the pipe: what is left is for nobody.
    if (code === 'EPIPE') return bytes.length;
    if (code === 'EAGAIN') {
      waitForReader();
      return 0;
    }
    // Nobody can be told that nobody can be told.
    if (output === 2) return bytes.length;
    throw new UsageError(`standard output can’t be written (${describeSystemError(error)})`);
  }
}

const NEVER = new Int32Array(new SharedArrayBuffer(4));

/** A pipe whose reader is slower takes no more for now. */
function waitForReader(): void {
  Atomics.wait(NEVER, 0, 0, 5);
}

/** Whether it is a terminal, as far as can be told without starting its stream. */
export const isTerminal = (output: Output): boolean => fstatSync(output).isCharacterDevice();

/** Colours texts, or leaves them as they are; `styleText` would start the stream. */
export const painter = (hasColors: boolean): Paint => (hasColors ? paint : (_, text) => text);

const paint: Paint = (style, text) => {
  const [on, off] = inspect.colors[style] ?? [0, 0];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

/**
 * A text, such as the name of a file, with control characters and marks of direction as escapes: no terminal obeys them,
 * and it stays on one line.
 */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.charCodeAt(0);
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
