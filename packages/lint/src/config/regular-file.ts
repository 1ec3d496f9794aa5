import { readFileSync, statSync } from 'node:fs';
import { describeSystemError, UsageError } from './usage-error.ts';

/**
 * Refuses what is there but no regular file: reading a pipe or a device may never end, or change something.
 *
 * @param what What is read or written, as the subject of a sentence.
 */
export function requireRegular(path: string, what: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return;
  throw new UsageError(
    `${what} must be a regular file, but is ${stats.isDirectory() ? 'a folder' : 'a pipe or a device'}`,
  );
}

/**
 * Reads a regular file.
 *
 * @param what What is read, as the subject of a sentence.
 * @throws {UsageError} if it is no regular file, or can't be read.
 */
export function readRegular(path: string, what: string): Buffer {
  try {
    requireRegular(path, what);
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`${what} could not be read (${describeSystemError(error)})`);
  }
}
