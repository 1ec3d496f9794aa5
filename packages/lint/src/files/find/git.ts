import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../system/usage-error.ts';
import type { PayloadFile } from './find-files.ts';

/** Files by absolute path. `read` is set if the content is not read from the path. */
export type GitFiles = ReadonlyMap<string, Pick<PayloadFile, 'read'>>;

/** More than the size of any list of files, and of any file, in a repository. */
const MAX_OUTPUT = 2 ** 30;

const run = (args: readonly string[], cwd: string | undefined, env: NodeJS.ProcessEnv): Buffer =>
  execFileSync('git', args, { cwd, env, maxBuffer: MAX_OUTPUT, stdio: ['ignore', 'pipe', 'ignore'] });

/** A repository may name programs, which git would run: none is, and nothing is fetched. */
const OFF = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'protocol.allow=never'].flatMap((each) => [
  '-c',
  each,
]);

const ENVIRONMENT = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };

const git = (args: readonly string[], cwd?: string): Buffer => run([...OFF, ...args], cwd, ENVIRONMENT);

/** Compares files as they are: the programs of filters are empty. Their names may have any characters, so they are not arguments. */
function diff(args: readonly string[], root: string): Buffer {
  const given = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const names = git(['config', '--includes', '--name-only', '-z', '--list'], root).toString().split('\0');
  const filters = names.filter((name) => name.startsWith('filter.'));
  const settings = filters.flatMap((name, i) => [
    [`GIT_CONFIG_KEY_${given + i}`, name],
    [`GIT_CONFIG_VALUE_${given + i}`, ''],
  ]);
  const env = { ...ENVIRONMENT, ...Object.fromEntries(settings), GIT_CONFIG_COUNT: String(given + filters.length) };
  const safe = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all'];
  return run([...OFF, 'diff', ...safe, '-z', ...args], root, env);
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
    diff(['--name-only', '--diff-filter=d', commitOf(ref, root), '--'], root),
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
  const list = diff(['--cached', '--raw', '--no-abbrev', '--diff-filter=du'], root);
  return new Map(
    Array.from(list.toString().matchAll(STAGED), ([, content = '', path = '']) => [
      join(root, path),
      { read: () => git(['cat-file', 'blob', content], root) },
    ]),
  );
}

/** A file in `git diff --raw`: modes, object ids, status, path. The pattern excludes submodules, which have another mode. */
const STAGED = /:\d{6} 1[02]\d{4} [\da-f]+ ([\da-f]+) [A-Z]\0([^\0]+)\0/g;
