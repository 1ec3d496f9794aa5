import { readFileSync, statSync } from 'node:fs';
import { describeSystemError, UsageError } from './usage-error.ts';

/**
 * Rejects an existing path that is not a regular file: reading a pipe or a device may never end, or change something.
 *
 * @param subject The subject of the error message.
 */
export function requireRegular(path: string, subject: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return;
  throw new UsageError(
    `${subject} must be a regular file, but is ${stats.isDirectory() ? 'a folder' : 'a pipe or a device'}`,
  );
}

/**
 * Reads a regular file.
 *
 * @param subject The subject of the error message.
 * @throws {UsageError} if it is not a regular file, or can't be read.
 */
export function readRegular(path: string, subject: string): Buffer {
  try {
    requireRegular(path, subject);
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`${subject} could not be read (${describeSystemError(error)})`);
  }
}
