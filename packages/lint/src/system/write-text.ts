import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { requireRegular } from './regular-file.ts';
import { describeSystemError, UsageError } from './usage-error.ts';

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
    const old = statSync(target, { throwIfNoEntry: false });
    if (old && (old.mode & WRITABLE) === 0)
      throw new UsageError(`${file}: ${subject} could not be written (the file is read-only)`);
    deferSignals();
    removeOldFiles(dirname(target));
    const temporary = join(dirname(target), `.pg-lint-${crypto.randomUUID()}.tmp`);
    try {
      write(temporary, text, old);
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

const WRITABLE = 0o222;

let isDeferred = false;

/** A file is written without a pause: a signal that has a listener arrives after it, when no temporary file is left. */
function deferSignals(): void {
  if (isDeferred) return;
  isDeferred = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.kill(process.pid, signal));
}

const TEMPORARY = /^\.pg-lint-[\da-f-]{36}\.tmp$/;
const OLD_MS = 60_000;
const cleaned = new Set<string>();

/** Removes temporary files that a killed run left. Those of the last minute may belong to a run that still writes. */
function removeOldFiles(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  for (const name of readdirSync(folder).filter((each) => TEMPORARY.test(each))) {
    const path = join(folder, name);
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status?.isFile() && Date.now() - status.mtimeMs > OLD_MS) rmSync(path, { force: true });
  }
}

function write(file: string, text: string | Buffer, old: Stats | undefined): void {
  const descriptor = openSync(file, 'wx');
  try {
    if (old) {
      const { uid, gid } = fstatSync(descriptor);
      // A new owner resets some bits of the mode.
      if (uid !== old.uid || gid !== old.gid) fchownSync(descriptor, old.uid, old.gid);
      fchmodSync(descriptor, old.mode);
    }
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
