import { type Dirent, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { UsageError } from '../exit-status.ts';
import { describeSystemError } from '../system-error.ts';
import type { FindOptions } from './find-files.ts';
import { type GitIgnores, gitIgnoresAbove, gitIgnoresIn, isIgnored } from './gitignore.ts';
import { sortOf } from './sort-of.ts';

/** The files that were found in a folder. */
export interface WalkedFiles {
  readonly files: readonly string[];
  /** Whether there are files, but `.gitignore` leaves all of them out. */
  readonly isAllIgnored: boolean;
}

/** Whether a file of a folder is one to check, by its path. */
type Accepts = (path: string) => boolean;

/** What a walk asks, tells and finds. */
interface Walk extends Pick<FindOptions, 'onFolder'> {
  readonly accepts: Accepts;
  readonly files: string[];
}

/** Finds the files of a folder and its folders that are accepted by their paths. */
export function walkFolder(folder: string, accepts: Accepts, { usesGitignore, onFolder }: FindOptions): WalkedFiles {
  const files: string[] = [];
  walk(folder, { accepts, files, ...(onFolder && { onFolder }) }, usesGitignore ? gitIgnoresAbove(folder) : undefined);
  return { files, isAllIgnored: usesGitignore && files.length === 0 && hasFiles(folder, accepts) };
}

/** Whether there are files that `.gitignore` might leave out. */
function hasFiles(folder: string, accepts: Accepts): boolean {
  const files: string[] = [];
  walk(folder, { accepts, files }, undefined);
  return files.length > 0;
}

/** Takes the files of a folder and its folders, in the order of their names; not of hidden ones and `node_modules`. */
function walk(folder: string, visit: Walk, above: GitIgnores | undefined): void {
  visit.onFolder?.(folder);
  const prefix = prefixOf(folder);
  const entries = readFolder(folder);
  const ignores = above && gitIgnoresIn(folder, entries, above);
  for (const entry of entries) {
    const path = prefix + entry.name;
    const isFolder = entry.isDirectory();
    if (ignores && isIgnored(path, isFolder, ignores)) continue;
    if (isFolder && !isSkipped(entry.name)) walk(path, visit, ignores);
    else if (!isFolder && visit.accepts(path) && isFile(entry, path)) visit.files.push(path);
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new UsageError(`${folder}: the folder can’t be looked into (${describeSystemError(error)})`);
  }
}

const isFile = (entry: Dirent, path: string): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && sortOf(path) === 'file');

/** What stands before the names of what is in a folder. */
export const prefixOf = (folder: string): string => (folder === '.' ? '' : `${folder.replace(SEPARATORS_AT_END, '')}/`);

/** A backslash separates names on Windows alone; elsewhere it is a part of one. */
const SEPARATORS_AT_END = sep === '/' ? /\/+$/ : /[/\\]+$/;

/** Whether a folder of that name is passed over; `..` leads out of the one that is looked into. */
export const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
