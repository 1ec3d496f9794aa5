import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { UsageError } from '../../system/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** Files that git lists. */
export interface Selection {
  /** Absolute paths. */
  readonly listed: readonly string[];
  /** Selects the listed files from all files that were found. */
  readonly select: (files: readonly PayloadFile[]) => readonly PayloadFile[];
}

/**
 * Reads `--since REF` and `--staged`; `undefined` without both.
 *
 * @throws {UsageError} for both, and if the repository or the commit does not exist.
 */
export async function readSelection(since: string | undefined, staged = false): Promise<Selection | undefined> {
  if (since === undefined && !staged) return undefined;
  if (since !== undefined && staged) throw new UsageError('--since and --staged can’t be used together');
  const { filesSince, stagedFiles } = await import('./git.ts');
  const selected = since === undefined ? stagedFiles() : filesSince(since);
  return {
    listed: [...selected.keys()].map(inWorkingFolder),
    select: (files) =>
      files.flatMap((file) => {
        const change = selected.get(realPath(file.file));
        return change === undefined ? [] : [{ ...file, ...change }];
      }),
  };
}

/** The absolute path without symbolic links, as git reports it. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(realpathSync('.'), file);
  }
}

/** Converts a path from git, which has no symbolic links, to a path in the working folder as the user named it. */
const inWorkingFolder = (path: string): string => resolve(relative(realpathSync('.'), path));
