import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { behindLinks, realPath } from './paths.ts';
import { requireRegular } from './regular-file.ts';
import { codeOf, describeSystemError, UsageError } from './usage-error.ts';

/** The file behind all links in a path. */
export const fileBehindLinks = (path: string): string => realPath(behindLinks(path));

/**
 * Writes a file as a whole or not at all: a full disk leaves the old text.
 *
 * @param subject The subject of error messages, like "the report".
 * @throws {UsageError} if it can't be written.
 */
export function writeText(file: string, text: string | Buffer, subject: string): void {
  try {
    const target = fileBehindLinks(file);
    requireRegular(target, `${file}: ${subject}`);
    const old = statSync(target, { throwIfNoEntry: false });
    if (old === undefined && lstatSync(target, { throwIfNoEntry: false }))
      throw new UsageError(`${file}: ${subject} could not be written (the link leads to no file)`);
    if (old && (old.mode & WRITABLE) === 0)
      throw new UsageError(`${file}: ${subject} could not be written (the file is read-only)`);
    deferSignals();
    removeOldFiles(dirname(target));
    replace(target, Buffer.from(text), old);
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

/** A new file takes the place of the old one, or, where the system refuses that, the old file is overwritten. */
function replace(target: string, text: Buffer, old: Stats | undefined): void {
  const temporary = join(dirname(target), `.pg-lint-${crypto.randomUUID()}.tmp`);
  try {
    writeNew(temporary, text, old);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (old === undefined || !REFUSED.has(codeOf(error))) throw error;
    overwrite(target, text);
  }
}

/** The folder is read-only, the file has another owner or is mounted, or another program has it open. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);

/** If the text can't be written, the file gets its old text back, for which there is space. */
function overwrite(file: string, text: Buffer): void {
  const descriptor = openSync(file, 'r+');
  try {
    const old = readFileSync(descriptor);
    try {
      writeAt(descriptor, text);
    } catch (error) {
      writeAt(descriptor, old);
      throw error;
    }
  } finally {
    closeSync(descriptor);
  }
}

function writeAt(descriptor: number, text: Buffer): void {
  for (let at = 0; at < text.length; ) at += writeSync(descriptor, text, at, text.length - at, at);
  ftruncateSync(descriptor, text.length);
  fsyncSync(descriptor);
}

const TEMPORARY = /^\.pg-lint-[\da-f-]{36}\.tmp$/;
const OLD_MS = 60_000;
const cleaned = new Set<string>();

/** Removes temporary files that a killed run left. Those of the last minute may belong to a run that still writes. */
function removeOldFiles(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    for (const name of readdirSync(folder).filter((each) => TEMPORARY.test(each))) {
      const path = join(folder, name);
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (status?.isFile() && Date.now() - status.mtimeMs > OLD_MS) rmSync(path, { force: true });
    }
  } catch {
    // Without access, they stay.
  }
}

function writeNew(file: string, text: Buffer, old: Stats | undefined): void {
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
