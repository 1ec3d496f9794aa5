import { UsageError } from '../../system/usage-error.ts';
import { filesSince, type Staged, stagedFiles } from './git.ts';

/**
 * Reads `--since REF` and `--staged`; nothing without both.
 *
 * @throws {UsageError} for both, and if the repository or the commit does not exist.
 */
export function readSelection(since: string | undefined, staged = false): Partial<Staged> {
  if (since !== undefined && staged) throw new UsageError('--since and --staged can’t be used together');
  if (staged) return stagedFiles();
  return since === undefined ? {} : { files: filesSince(since) };
}
