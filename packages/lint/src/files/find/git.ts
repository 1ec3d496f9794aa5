import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../system/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** Files by absolute path. `read` is set if the content is not read from the path. */
export type GitFiles = ReadonlyMap<string, Pick<PayloadFile, 'read'>>;

/** More than the size of any list of files, and of any file, in a repository. */
const MAX_OUTPUT = 2 ** 30;

function git(args: readonly string[], cwd?: string): Buffer {
  return execFileSync('git', args, { cwd, maxBuffer: MAX_OUTPUT, stdio: ['ignore', 'pipe', 'ignore'] });
}

function rootFor(option: string): string {
  try {
    return realpathSync(git(['rev-parse', '--show-toplevel']).toString().replace(/\n$/, ''));
  } catch {
    throw new UsageError(`${option} needs git, and a working folder in a repository`);
  }
}

/**
 * The files that differ from a commit, and untracked files.
 *
 * @throws {UsageError} if there is no repository, or no such commit in it.
 */
export function filesSince(ref: string): GitFiles {
  const root = rootFor('--since');
  const lists = [
    git(['diff', '--name-only', '-z', '--diff-filter=d', commitOf(ref, root), '--'], root),
    git(['ls-files', '--others', '--exclude-standard', '-z'], root),
  ];
  const paths = lists.flatMap((list) => list.toString().split('\0')).filter((path) => path !== '');
  return new Map(paths.map((path) => [join(root, path), {}]));
}

function commitOf(ref: string, root: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], root)
      .toString()
      .trim();
  } catch {
    throw new UsageError(`--since must be a commit of this repository, but is ${JSON.stringify(ref)}`);
  }
}

/**
 * The staged files, read as they will be committed: the working copy may differ, or be deleted.
 *
 * @throws {UsageError} if there is no repository.
 */
export function stagedFiles(): GitFiles {
  const root = rootFor('--staged');
  const list = git(['diff', '--cached', '--raw', '-z', '--no-abbrev', '--no-renames', '--diff-filter=du'], root);
  return new Map(
    Array.from(list.toString().matchAll(STAGED), ([, content = '', path = '']) => [
      join(root, path),
      { read: () => git(['cat-file', 'blob', content], root) },
    ]),
  );
}

/** A file in `git diff --raw`: modes, object ids, status, path. The pattern excludes submodules, which have another mode. */
const STAGED = /:\d{6} 1[02]\d{4} [\da-f]+ ([\da-f]+) [A-Z]\0([^\0]+)\0/g;
