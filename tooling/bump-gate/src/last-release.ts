import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });

/** The files of the last release. */
export interface Release {
  readonly read: (file: string) => string;
  readonly list: (folder: string) => readonly string[];
}

/**
 * The nearest release before the checked-out commit, without prereleases: the last tag or, before anybody has published, the last
 * commit that set the version. The checked-out commit is compared with the release before it, unless it has a tag. `undefined`
 * before the first version.
 *
 * @throws {Error} if the remote repository has tags of releases, but this checkout has none.
 */
export function lastRelease(root: string): Release | undefined {
  const commit = lastTag(root) ?? lastVersion(root);
  if (commit === undefined) return undefined;
  return {
    read: (file) => git(root, 'show', `${commit}:${file}`),
    list: (folder) => git(root, 'ls-tree', '-r', '--name-only', commit, folder).split('\n').filter(Boolean),
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

function lastVersion(root: string): string | undefined {
  const isFirst = git(root, 'rev-list', '--max-count=2', '--first-parent', 'HEAD').trim().split('\n').length === 1;
  const args = [
    'log',
    '--max-count=1',
    '--format=%H',
    '-G^  "version": ',
    'HEAD~1',
    '--',
    'packages/lint/package.json',
  ];
  return isFirst ? undefined : git(root, ...args).trim() || undefined;
}

/** Whether the repository has releases that this checkout may not know. */
function hasRemoteTags(root: string): boolean {
  try {
    return git(root, 'ls-remote', '--tags', 'origin', 'v*') !== '';
  } catch {
    return false;
  }
}
