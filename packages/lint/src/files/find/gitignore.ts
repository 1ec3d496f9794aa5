import { type Dirent, existsSync, lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { repositoryPath } from '../../system/paths.ts';
import { readRegular } from '../../system/regular-file.ts';
import { attempt, UsageError } from '../../system/usage-error.ts';

/** The `.gitignore` files that apply in a folder, the nearest first. */
export type GitIgnores = readonly GitIgnore[];

interface GitIgnore {
  readonly folder: string;
  readonly patterns: Ignore;
}

const NAME = '.gitignore';

/**
 * The `.gitignore` files above a named folder, up to the root of its repository; none without a repository.
 *
 * A file that ignores the folder itself is left out, because the user named the folder.
 */
export function gitIgnoresAbove(folder: string, problems: string[]): GitIgnores {
  const target = resolve(folder);
  return foldersToRoot(target)
    .slice(1)
    .filter((each) => lstatSync(join(each, NAME), { throwIfNoEntry: false })?.isDirectory() === false)
    .flatMap((each) => readGitIgnore(each, problems))
    .filter((each) => !isIgnored(target, true, [each]));
}

/** A folder and those above it, up to the root of its repository; none without a repository. */
function foldersToRoot(folder: string): string[] {
  if (existsSync(join(folder, '.git'))) return [folder];
  const above = dirname(folder);
  const others = above === folder ? [] : foldersToRoot(above);
  return others.length > 0 ? [folder, ...others] : [];
}

/** The `.gitignore` files above a folder, and the folder's own. */
export function gitIgnoresIn(
  folder: string,
  content: readonly Dirent[],
  above: GitIgnores,
  problems: string[],
): GitIgnores {
  const hasOwn = content.some((each) => each.name === NAME && !each.isDirectory());
  return hasOwn ? [...readGitIgnore(resolve(folder), problems), ...above] : above;
}

/** Without access to its patterns, all files count. */
function readGitIgnore(folder: string, problems: string[]): GitIgnore[] {
  const path = join(folder, NAME);
  const subject = `${repositoryPath(path)}: the file`;
  const text = attempt(() => {
    if (lstatSync(path).isSymbolicLink()) throw new UsageError(`${subject} is a link, which git does not follow`);
    return readRegular(path, subject).toString();
  }, problems);
  return text === undefined ? [] : [{ folder, patterns: ignore({ ignorecase: false }).add(text) }];
}

/** Whether a path is ignored: the nearest file with a matching pattern decides. */
export function isIgnored(path: string, isFolder: boolean, ignores: GitIgnores): boolean {
  for (const { folder, patterns } of ignores) {
    const fromThere = relative(folder, resolve(path)).replaceAll(sep, '/');
    const { ignored, unignored } = patterns.test(isFolder ? `${fromThere}/` : fromThere);
    if (ignored || unignored) return ignored;
  }
  return false;
}
