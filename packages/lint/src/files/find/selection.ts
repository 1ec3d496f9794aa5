import { behindLinks, realPath } from '../../system/paths.ts';
import { UsageError } from '../../system/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** Files that git lists. */
export interface Selection {
  /** Absolute paths, behind links to folders. */
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
    listed: [...selected.keys()],
    select: (files) =>
      files.flatMap((file) => {
        const change = selected.get(realPath(file.file)) ?? selected.get(behindLinks(file.file));
        return change === undefined ? [] : [{ ...file, ...change }];
      }),
  };
}
