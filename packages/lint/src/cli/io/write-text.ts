import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { requireRegular } from '../../config/regular-file.ts';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';

/**
 * Writes a file as a whole or not at all: a full disk or a crash leaves the old text.
 *
 * @param subject The subject of error messages, like "the report".
 * @throws {UsageError} if it can't be written.
 */
export function writeText(file: string, text: string | Buffer, subject: string): void {
  try {
    requireRegular(file, `${file}: ${subject}`);
    const target = existsSync(file) ? realpathSync(file) : file;
    const temporary = join(dirname(target), `.pg-lint-${crypto.randomUUID()}.tmp`);
    try {
      write(temporary, text, statSync(target, { throwIfNoEntry: false })?.mode);
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: ${subject} could not be written (${describeSystemError(error)})`);
  }
}

function write(file: string, text: string | Buffer, mode: number | undefined): void {
  const descriptor = openSync(file, 'wx');
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode);
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
