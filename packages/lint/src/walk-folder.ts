import { type Dirent, readdirSync } from 'node:fs';
import type { FindOptions } from './find-files.ts';
import { type GitIgnores, gitIgnoresAbove, gitIgnoresIn, isIgnored } from './gitignore.ts';
import { sortOf } from './sort-of.ts';

/** The files that were found in a folder. */
export interface WalkedFiles {
  readonly files: readonly string[];
  /** Whether there are files, but `.gitignore` leaves all of them out. */
  readonly isAllIgnored: boolean;
}

type Accepts = (path: string) => boolean;

/** Finds the files of a folder and its folders that are accepted by their paths. */
export function walkFolder(folder: string, accepts: Accepts, { usesGitignore }: FindOptions): WalkedFiles {
  const files = walk(folder, accepts, usesGitignore ? gitIgnoresAbove(folder) : undefined);
  return { files, isAllIgnored: usesGitignore && files.length === 0 && walk(folder, accepts, undefined).length > 0 };
}

/** The files of a folder and its folders, in the order of their names; not in hidden ones and `node_modules`. */
function walk(folder: string, accepts: Accepts, above: GitIgnores | undefined): string[] {
  const prefix = folder === '.' ? '' : `${folder.replace(/[/\\]+$/, '')}/`;
  const entries = readFolder(folder);
  const ignores = above && gitIgnoresIn(folder, entries, above);
  return entries.flatMap((entry) => {
    const path = prefix + entry.name;
    const isFolder = entry.isDirectory();
    if (ignores && isIgnored(path, isFolder, ignores)) return [];
    if (isFolder) return isSkipped(entry.name) ? [] : walk(path, accepts, ignores);
    return accepts(path) && isFile(entry, path) ? [path] : [];
  });
}

const readFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

const isFile = (entry: Dirent, path: string): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && sortOf(path) === 'file');

const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
