import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../exit-status.ts';
import { makeFolder } from '../files/make-folder.ts';
import { describeSystemError } from '../system-error.ts';

/**
 * Sees to it, before anything is checked, that a file can be a cache: its folder is made, and nothing else stands there
 * that would be written over. `--cache fixtures/*.json` is a slip that shells turn into a fixture's name.
 *
 * @throws {UsageError} for a file that is something else, and for one that can't be read or made.
 */
export function prepareCacheFile(file: string): void {
  let beginning: string;
  try {
    makeFolder(dirname(file));
    beginning = readBeginning(file);
  } catch (error) {
    throw new UsageError(`${file}: the cache can’t be written (${describeSystemError(error)})`);
  }
  if (beginning === '' || beginning === BEGINNING) return;
  throw new UsageError(`${file}: no cache; --cache takes the name of a file to keep one in, before what is checked`);
}

/** How every cache begins, of whatever version, and one of which the end is lost. */
const BEGINNING = '{"by":"pg-lint ';

/** Empty for a file that is not there. */
function readBeginning(file: string): string {
  if (!existsSync(file)) return '';
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING.length);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
