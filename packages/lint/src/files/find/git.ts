import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { attempt, UsageError } from '../../system/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** Files by absolute path. `read` is set if the content is not read from the path. */
export type GitFiles = ReadonlyMap<string, Pick<PayloadFile, 'read'>>;

/** Runs git in the root of the repository. */
type Git = ((...args: readonly string[]) => Buffer) & { readonly root: string };

/** More than the size of any list of files, and of any file, in a repository. */
const MAX_OUTPUT = 2 ** 30;

/** A repository may name programs, which git would run: none is. */
const OFF = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/** Nothing is fetched, whatever protocols the repository allows. */
const SAFE = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none', PG_LINT_NOTHING: '' };

/** Compares files as they are: the programs of filters are empty. Before version 2.31, git does not know `--config-env`, and stops. */
function diff(git: Git, ...args: readonly string[]): Buffer {
  const names = git('config', '--includes', '--name-only', '-z', '--list').toString().split('\0');
  const filters = names.filter((name) => name.startsWith('filter.'));
  const safe = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all'];
  return git(...filters.map((name) => `--config-env=${name}=PG_LINT_NOTHING`), 'diff', ...safe, '-z', ...args);
}

function run(args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string): Buffer {
  try {
    return execFileSync('git', [...OFF, ...args], {
      cwd,
      env,
      maxBuffer: MAX_OUTPUT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr ?? '').trim() : '';
    throw new UsageError(words.replace(/\s+/g, ' ') || 'git could not be run');
  }
}

/**
 * Finds the repository of the working folder, whatever a hook's variables say: they may be about another folder. They
 * count only if no repository is found without them.
 */
function gitFor(option: string): Git {
  const { GIT_DIR, GIT_WORK_TREE, GIT_PREFIX, GIT_COMMON_DIR, GIT_INDEX_FILE: index, ...clean } = process.env;
  const pathIn = (env: NodeJS.ProcessEnv, name: string): string =>
    realpathSync(run(['rev-parse', name], env).toString().replace(/\n$/, ''));
  const repositoryIn = (env: NodeJS.ProcessEnv) => ({
    root: pathIn(env, '--show-toplevel'),
    folder: pathIn(env, '--absolute-git-dir'),
  });
  try {
    const found = GIT_DIR === undefined ? repositoryIn(clean) : attempt(() => repositoryIn(clean), []);
    const { root, folder } = found ?? repositoryIn(process.env);
    const env = { ...clean, ...SAFE, GIT_DIR: folder, GIT_WORK_TREE: root, ...ownIndex(index, root, folder) };
    return Object.assign((...args: readonly string[]) => run(args, env, root), { root });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${option} needs git, and a working folder in a repository: ${error.message}`);
  }
}

/** `git commit FILE` has an index of its own. The index of another repository is left out. */
function ownIndex(given: string | undefined, root: string, folder: string): { readonly GIT_INDEX_FILE?: string } {
  const index = given === undefined ? '' : resolve(root, given);
  if (!existsSync(index)) return {};
  const isOfAnother = index.split(sep).includes('.git') && !realpathSync(index).startsWith(folder + sep);
  return isOfAnother ? {} : { GIT_INDEX_FILE: index };
}

/**
 * The files that differ from the commit where this branch left another, and untracked files.
 *
 * @throws {UsageError} if there is no repository, or no such commit in it.
 */
export function filesSince(ref: string): GitFiles {
  const git = gitFor('--since');
  const lists = [
    diff(git, '--name-only', '--diff-filter=d', startOf(commitOf(ref, git), git), '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const paths = lists.flatMap((list) => list.toString().split('\0')).filter((path) => path !== '');
  return new Map(paths.map((path) => [join(git.root, path), {}]));
}

function commitOf(ref: string, git: Git): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).toString().trim();
  } catch {
    throw new UsageError(`--since must be a commit of this repository, but is ${JSON.stringify(ref)}`);
  }
}

/** The last common commit; the commit itself if there is none, as in a shallow clone. */
const startOf = (commit: string, git: Git): string =>
  attempt(() => git('merge-base', commit, 'HEAD').toString().trim(), []) ?? commit;

/**
 * The staged files, read as they will be committed: the working copy may differ, or be deleted.
 *
 * @throws {UsageError} if there is no repository.
 */
export function stagedFiles(): GitFiles {
  const git = gitFor('--staged');
  const list = diff(git, '--cached', '--raw', '--no-abbrev', '--diff-filter=du');
  return new Map(
    Array.from(list.toString().matchAll(STAGED), ([, content = '', path = '']) => [
      join(git.root, path),
      { read: () => git('cat-file', 'blob', content) },
    ]),
  );
}

/** A file in `git diff --raw`: modes, object ids, status, path. The pattern excludes submodules, which have another mode. */
const STAGED = /:\d{6} 1[02]\d{4} [\da-f]+ ([\da-f]+) [A-Z]\0([^\0]+)\0/g;
