import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { UsageError } from '../../config/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** The files that git lists. */
export interface Selection {
  /** By their absolute paths. */
  readonly listed: readonly string[];
  /** Selects them from all files that were found. */
  readonly take: (files: readonly PayloadFile[]) => readonly PayloadFile[];
}

/**
 * Reads `--since REF` and `--staged`; `undefined` without both.
 *
 * @throws {UsageError} for both, and if there is no repository or no such commit.
 */
export async function readSelection(since: string | undefined, staged = false): Promise<Selection | undefined> {
  if (since === undefined && !staged) return undefined;
  if (since !== undefined && staged) throw new UsageError('--since and --staged can’t be used together');
  const { filesSince, stagedFiles } = await import('./git.ts');
  const selected = since === undefined ? stagedFiles() : filesSince(since);
  return {
    listed: [...selected.keys()].map(fromHere),
    take: (files) =>
      files.flatMap((file) => {
        const change = selected.get(placeOf(file.file));
        return change === undefined ? [] : [{ ...file, ...change }];
      }),
  };
}

/** A file's absolute path, as git has it. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(realpathSync('.'), file);
  }
}

/** A path of git's from the working folder as that was named: git follows links on the way to it. */
const fromHere = (path: string): string => resolve(relative(realpathSync('.'), path));
