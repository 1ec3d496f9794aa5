import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });

/** The files of the last release, and what changed in them since. */
export interface Release {
  readonly read: (file: string) => string;
  readonly list: (folder: string) => readonly string[];
  /** The removed and the added lines of a file, compared with the working tree. */
  readonly diff: (file: string) => { readonly removed: readonly string[]; readonly added: readonly string[] };
}

/**
 * The nearest release before the checked-out commit, without prereleases; `undefined` before the first release.
 *
 * @throws {Error} if the remote repository has tags of releases, but this checkout has none.
 */
export function lastRelease(root: string): Release | undefined {
  const tag = lastTag(root);
  if (tag === undefined) return undefined;
  return {
    read: (file) => git(root, 'show', `${tag}:${file}`),
    list: (folder) => git(root, 'ls-tree', '-r', '--name-only', tag, folder).split('\n').filter(Boolean),
    diff(file) {
      const lines = git(root, 'diff', '--unified=0', '--no-color', tag, '--', file)
        .split(/^@@.*$/m)
        .slice(1)
        .join('')
        .split('\n');
      const of = (sign: string): readonly string[] =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
      return { removed: of('-'), added: of('+') };
    },
  };
}

function lastTag(root: string): string | undefined {
  try {
    return git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', '--exclude', '*-*').trim();
  } catch (cause) {
    if (!hasRemoteTags(root)) return undefined;
    throw new Error('the tag of the last release is missing in this checkout: git fetch --tags --unshallow', { cause });
  }
}

/** Whether the repository has releases that this checkout may not know. */
function hasRemoteTags(root: string): boolean {
  try {
    return git(root, 'ls-remote', '--tags', 'origin', 'v*') !== '';
  } catch {
    return false;
  }
}
