import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../exit-status.ts';

/** A repository's largest list of files, or file. */
const MOST_BYTES = 2 ** 30;

function git(args: readonly string[], cwd?: string): Buffer {
  return execFileSync('git', args, { cwd, maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'ignore'] });
}

const pathsIn = (list: Buffer, root: string): string[] =>
  list
    .toString()
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => join(root, path));

function rootFor(option: string): string {
  try {
    return realpathSync(git(['rev-parse', '--show-toplevel']).toString().replace(/\n$/, ''));
  } catch {
    throw new UsageError(`${option}: needs git, and a repository around the working folder`);
  }
}

/**
 * The files that differ from a commit, and those that git does not know yet, by their absolute paths.
 *
 * @throws {UsageError} where there is no repository, or no such commit in it.
 */
export function filesSince(ref: string): ReadonlySet<string> {
  const root = rootFor('--since');
  const commit = commitOf(ref, root);
  const changed = git(['diff', '--name-only', '-z', '--diff-filter=d', commit, '--'], root);
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z'], root);
  return new Set([...pathsIn(changed, root), ...pathsIn(untracked, root)]);
}

function commitOf(ref: string, root: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], root)
      .toString()
      .trim();
  } catch {
    throw new UsageError(`--since ${JSON.stringify(ref)}: no commit of this repository`);
  }
}

/**
 * The files that are staged, by their absolute paths, each with a function that reads what will be committed of it.
 *
 * @throws {UsageError} where there is no repository.
 */
export function stagedFiles(): ReadonlyMap<string, () => Buffer> {
  const root = rootFor('--staged');
  const staged = pathsIn(git(['diff', '--cached', '--name-only', '-z', '--diff-filter=d'], root), root);
  const nameOf = (path: string): string => path.slice(root.length + 1);
  return new Map(staged.map((path) => [path, () => git(['cat-file', 'blob', `:${nameOf(path)}`], root)]));
}
