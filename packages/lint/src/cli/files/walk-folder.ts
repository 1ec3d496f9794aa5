import { type Dirent, readdirSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { attempt, describeSystemError, UsageError } from '../../config/usage-error.ts';
import { type GitIgnores, gitIgnoresAbove, gitIgnoresIn, isIgnored } from './gitignore.ts';

/** The files that were found in a folder. */
export interface WalkedFiles {
  readonly files: readonly string[];
  /** Whether there are files, but `.gitignore` leaves all of them out. */
  readonly isAllIgnored: boolean;
  /** What is wrong with the folders in it that can't be opened. */
  readonly problems: readonly string[];
}

/** Whether a file of a folder is one to check, by its path. */
type Accepts = (path: string) => boolean;

/** Finds the files of a folder and its folders that are accepted by their paths. */
export function walkFolder(folder: string, accepts: Accepts, usesGitignore: boolean): WalkedFiles {
  const problems: string[] = [];
  const walkAll = (above?: GitIgnores): string[] => walk(folder, readFolder(folder), accepts, problems, above);
  const files = walkAll(usesGitignore ? gitIgnoresAbove(folder) : undefined);
  const isAllIgnored = usesGitignore && files.length === 0 && walkAll().length > 0;
  return { files, isAllIgnored, problems: [...new Set(problems)] };
}

/** The files of a folder and its folders in the order of their names; not of hidden ones and `node_modules`. */
function walk(
  folder: string,
  content: readonly Dirent[],
  accepts: Accepts,
  problems: string[],
  above?: GitIgnores,
): string[] {
  const prefix = prefixOf(folder);
  const ignores = above && gitIgnoresIn(folder, content, above);
  const walkInto = (path: string): string[] =>
    attempt(() => walk(path, readFolder(path), accepts, problems, ignores), problems) ?? [];
  return content.flatMap((item) => {
    const path = prefix + item.name;
    const isFolder = item.isDirectory();
    if (ignores && isIgnored(path, isFolder, ignores)) return [];
    if (isFolder) return isSkipped(item.name) ? [] : walkInto(path);
    return accepts(path) && isFile(item, path) ? [path] : [];
  });
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new UsageError(`${folder}: the folder can’t be looked into (${describeSystemError(error)})`);
  }
}

const isFile = (item: Dirent, path: string): boolean =>
  item.isFile() || (item.isSymbolicLink() && typeAt(path) === 'file');

/** What is at a path; what can't be looked at is taken for a file, so that reading it says why. */
export function typeAt(path: string): 'file' | 'folder' | 'stream' | 'nothing' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'nothing';
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'stream';
  } catch {
    return 'file';
  }
}

/** What precedes the names of the files of a folder. */
export const prefixOf = (folder: string): string => (folder === '.' ? '' : `${folder.replace(SEPARATORS_AT_END, '')}/`);

/** A backslash separates names only on Windows; elsewhere it is a part of one. */
const SEPARATORS_AT_END = sep === '/' ? /(?<!\/)\/+$/ : /(?<![/\\])[/\\]+$/;

/** Whether a folder of that name is passed over; `..` leads out of the folder that is walked. */
export const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
