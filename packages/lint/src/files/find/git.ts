import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ON_DISK, type OwnFiles } from '../../config/own-files.ts';
import { behindLinks, realPath, realPathFrom, repositoryPath } from '../../system/paths.ts';
import { attempt, UsageError } from '../../system/usage-error.ts';

/** Files that git lists, by absolute path. Staged files are read with the function. */
export type Selection = ReadonlyMap<string, (() => Buffer) | undefined>;

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

/** @param warnings Gets what git says of a run that succeeds. */
function run(args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string, warnings: string[] = []): Buffer {
  // Most runs need no git, and this module takes long to load.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { status, stdout, stderr } = spawnSync('git', [...OFF, ...args], {
    cwd,
    env,
    maxBuffer: MAX_OUTPUT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = String(stderr ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  if (status !== 0) throw new UsageError(words || 'git could not be run');
  if (words !== '') warnings.push(words);
  return stdout;
}

/** The environment without the variables of a hook, which may be about another repository. */
function environment() {
  const { GIT_DIR, GIT_WORK_TREE, GIT_PREFIX, GIT_COMMON_DIR, GIT_INDEX_FILE: index, ...env } = process.env;
  return { env, index, isGiven: GIT_DIR !== undefined };
}

/** Finds the repository of the working folder, whatever a hook's variables say. They count only if none is found without them. */
function gitFor(option: string): Git {
  const { env: clean, index, isGiven } = environment();
  const pathIn = (env: NodeJS.ProcessEnv, name: string): string =>
    realpathSync(run(['rev-parse', name], env).toString().replace(/\n$/, ''));
  const repositoryIn = (env: NodeJS.ProcessEnv) => ({
    root: pathIn(env, '--show-toplevel'),
    folder: pathIn(env, '--absolute-git-dir'),
  });
  try {
    const found = isGiven ? attempt(() => repositoryIn(clean), []) : repositoryIn(clean);
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

/** Tracked files, and others that git does not ignore. */
const LIST = ['ls-files', '--others', '--exclude-standard', '-z'];

const pathsIn = (list: Buffer): string[] => [...new Set(list.toString().split('\0'))].filter((path) => path !== '');

/**
 * The paths that git lists in a folder; `undefined` outside of a work tree, and for a folder that git ignores.
 *
 * @param notes Gets why git could not list all of them.
 */
export function listWorkTree(folder: string, notes: string[]): string[] | undefined {
  const real = realPath(folder);
  if (!isInWorkTree(real)) return undefined;
  const env = { ...environment().env, ...SAFE };
  const isIgnored = (): boolean =>
    attempt(() => run(['check-ignore', '--no-index', '--quiet', '.'], env, real), []) !== undefined;
  if (!existsSync(join(real, '.git')) && isIgnored()) return undefined;
  const problems: string[] = [];
  const list = attempt(() => run([...LIST, '--cached'], env, real, problems), problems);
  const effect = list ? '' : ', so what git ignores is checked, too';
  notes.push(...problems.map((problem) => `${folder}: git could not list all files${effect} (${problem})`));
  return list && pathsIn(list);
}

const isInWorkTree = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInWorkTree(dirname(folder)));

/**
 * Reads `--since REF` and `--staged`; nothing without both.
 *
 * @throws {UsageError} for both, and if the repository or the commit does not exist.
 */
export function readSelection(since: string | undefined, staged = false): Partial<Staged> {
  if (since !== undefined && staged) throw new UsageError("--since and --staged can't be used together");
  if (staged) return stagedFiles();
  return since === undefined ? {} : { files: filesSince(since) };
}

/**
 * The files that differ from the commit where this branch left another, and untracked files.
 *
 * @throws {UsageError} if there is no repository, or no such commit in it.
 */
function filesSince(ref: string): Selection {
  const git = gitFor('--since');
  const lists = [diff(git, '--name-only', '--diff-filter=d', startOf(commitOf(ref, git), git), '--'), git(...LIST)];
  return new Map(lists.flatMap(pathsIn).map((path) => [join(git.root, path), undefined]));
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

/** What is staged. */
interface Staged {
  readonly files: Selection;
  /** Configurations and baselines as they are staged. */
  readonly ownFiles: OwnFiles;
  /** Where they differ from those in the work tree. */
  readonly notes: ReadonlySet<string>;
}

/**
 * The staged files, read as they will be committed: the working copy may differ, or be deleted.
 *
 * @throws {UsageError} if there is no repository.
 */
function stagedFiles(): Staged {
  const git = gitFor('--staged');
  const filesIn = (list: Buffer, pattern: RegExp): Map<string, () => Buffer> =>
    new Map(
      Array.from(list.toString().matchAll(pattern), ([, id = '', path = '']) => [
        join(git.root, path),
        () => git('cat-file', 'blob', id),
      ]),
    );
  const all = filesIn(git('ls-files', '--stage', '-z'), IN_INDEX);
  const notes = new Set<string>();
  const find = (path: string): (() => Buffer) | undefined => all.get(realPath(path)) ?? all.get(behindLinks(path));
  const isInside = (path: string): boolean => realPathFrom(git.root, path) !== undefined;
  return {
    files: filesIn(diff(git, '--cached', '--raw', '--no-abbrev', '--diff-filter=du'), CHANGED),
    ownFiles: {
      exists(path) {
        const isThere = ON_DISK.exists(path);
        if (!isInside(path)) return isThere;
        const isStaged = find(path) !== undefined;
        if (isThere && !isStaged) notes.add(`${repositoryPath(path)}: it is not staged, so --staged does not use it`);
        return isStaged;
      },
      read(path, subject) {
        const bytes = find(path)?.();
        if (bytes === undefined) return ON_DISK.read(path, subject);
        const isSame = ON_DISK.exists(path) && linesOf(ON_DISK.read(path, subject)) === linesOf(bytes);
        if (!isSame) notes.add(`${repositoryPath(path)}: --staged uses what is staged, and the work tree differs`);
        return bytes;
      },
    },
    notes,
  };
}

/** Git may check out other line breaks. */
const linesOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\r\n', '\n');

/** A file in `git diff --raw`: modes, object ids, status, path. Links and submodules have other modes. */
const CHANGED = /:\d{6} 10\d{4} [\da-f]+ ([\da-f]+) [A-Z]\0([^\0]+)\0/g;
/** A file in `git ls-files --stage`: mode, object id, stage, path. */
const IN_INDEX = /(?<![^\0])10\d{4} ([\da-f]+) 0\t([^\0]+)\0/g;
