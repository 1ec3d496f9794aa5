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
  const list = git(['diff', '--cached', '--raw', '-z', '--no-abbrev', '--no-renames', '--diff-filter=du'], root);
  return new Map(
    Array.from(list.toString().matchAll(STAGED), ([, content = '', path = '']) => [
      join(root, path),
      () => git(['cat-file', 'blob', content], root),
    ]),
  );
}

/**
 * What git says of a staged file, behind its old mode: its mode, which of a submodule is another, the old content and
 * the new one, and the path. A content's name is sure: `1:a.json` is a path, and something else behind a colon.
 */
const STAGED = /:\d{6} 1[02]\d{4} [\da-f]+ ([\da-f]+) [A-Z]\0([^\0]+)\0/g;
