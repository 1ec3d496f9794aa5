import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { realPath } from '../../system/paths.ts';
import { attempt, codeOf, describeSystemError, UsageError } from '../../system/usage-error.ts';
import { type GitIgnores, gitIgnoresAbove, gitIgnoresIn, isIgnored } from './gitignore.ts';
import type { LeftOut } from './unread-files.ts';

export interface WalkedFiles {
  readonly files: readonly string[];
  /** Why folders in it could not be opened. */
  readonly problems: readonly string[];
  /** What was left out: other types, hidden folders, and what `.gitignore` ignores. */
  readonly leftOut: LeftOut;
}

/** Whether to check the file at a path. */
type Accepts = (path: string) => boolean;

/** Finds the accepted files in a folder and its subfolders. */
export function walkFolder(folder: string, accepts: Accepts, usesGitignore: boolean): WalkedFiles {
  const real = realPath(folder);
  const state: WalkState = { accepts, problems: [], leftOut: { files: [], hiddenFolders: 0, ignored: 0 } };
  const above = usesGitignore ? gitIgnoresAbove(real, state.problems) : undefined;
  return {
    files: walk(folder, real, readFolder(folder), state, above),
    problems: state.problems,
    leftOut: state.leftOut,
  };
}

interface WalkState {
  readonly accepts: Accepts;
  readonly problems: string[];
  readonly leftOut: { readonly files: string[]; hiddenFolders: number; ignored: number };
}

/**
 * The accepted files, sorted by name. Hidden folders and `node_modules` are skipped.
 *
 * @param real The path behind a link to the walked folder: patterns of `.gitignore` are about it.
 */
function walk(
  folder: string,
  real: string,
  content: readonly Dirent[],
  state: WalkState,
  above?: GitIgnores,
): string[] {
  const { accepts, problems, leftOut } = state;
  const prefix = prefixOf(folder);
  const ignores = above && gitIgnoresIn(real, content, above, problems);
  const walkInto = (path: string, realInner: string): string[] => {
    const skipped: string[] = [];
    const found = attempt(() => walk(path, realInner, readFolder(path), state, ignores), skipped) ?? [];
    problems.push(...skipped.map((problem) => `${problem}; it was skipped`));
    return found;
  };
  return content.flatMap((item) => {
    const path = prefix + item.name;
    const realInner = join(real, item.name);
    const isFolder = item.isDirectory();
    if (ignores && isIgnored(realInner, isFolder, ignores)) {
      leftOut.ignored++;
      return [];
    }
    if (isFolder && isSkipped(item.name)) {
      if (item.name.startsWith('.') && item.name !== '.git') leftOut.hiddenFolders++;
      return [];
    }
    if (isFolder) return walkInto(path, realInner);
    const type = item.isSymbolicLink() ? typeAt(path) : item.isFile() ? 'file' : 'stream';
    if (type === 'folder') return [];
    if (type === 'file' && accepts(path)) return [path];
    leftOut.files.push(path);
    return [];
  });
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new UsageError(`${folder}: the folder can’t be opened (${describeSystemError(error)})`);
  }
}

/** The type of a path. A path without access counts as a file, so that reading it reports the reason. */
export function typeAt(path: string): 'file' | 'folder' | 'stream' | 'broken link' | 'nothing' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return lstatSync(path, { throwIfNoEntry: false }) ? 'broken link' : 'nothing';
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'stream';
  } catch (error) {
    return codeOf(error) === 'ELOOP' ? 'broken link' : 'file';
  }
}

/** The start of each path in a folder. */
export const prefixOf = (folder: string): string => (folder === '.' ? '' : `${folder.replace(SEPARATORS_AT_END, '')}/`);

/** A backslash separates names only on Windows; elsewhere it is part of a name. */
const SEPARATORS_AT_END = sep === '/' ? /(?<!\/)\/+$/ : /(?<![/\\])[/\\]+$/;

/** Whether to skip a folder: hidden (except workflows), `node_modules`, or `..`, which is outside of the walked folder. */
export const isSkipped = (name: string): boolean =>
  (name.startsWith('.') && name !== '.github') || name === 'node_modules';
