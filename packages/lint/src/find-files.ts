import { type Dirent, readdirSync, statSync } from 'node:fs';
import picomatch from 'picomatch';
import { UsageError } from './exit-status.ts';
import { type GitIgnores, gitIgnoresAbove, gitIgnoresIn, isIgnored } from './gitignore.ts';
import { describeSystemError } from './system-error.ts';

/** A file to check. */
export interface PayloadFile {
  /** Its path as a report shows it: relative as it was given, with `/`. */
  readonly file: string;
  /** Whether it was named as a file: then what can't be recognised in it is reported. */
  readonly named: boolean;
  /** Whether it is a pipe or a device, which has no size. */
  readonly isStream: boolean;
  /** Reads it from elsewhere than its path. */
  readonly read?: () => Buffer;
}

/** The files that one argument of the command stands for. */
export interface FoundFiles {
  readonly argument: string;
  readonly files: readonly PayloadFile[];
  /** What is wrong with the argument itself. */
  readonly problem?: string;
  /** Set where it stands for nothing at all, rather than for a folder or glob without files. */
  readonly isMissing?: true;
}

/** Of the files of a folder: what else holds payloads is named. */
export const EXTENSIONS = ['.json', '.jsonc', '.ndjson', '.jsonl', '.form', '.txt', '.md', '.http', '.rest', '.har'];

/** How files are found. */
export interface FindOptions {
  /** Whether what `.gitignore` files leave out is left out of folders and globs. */
  readonly usesGitignore: boolean;
  /** Is told of each folder before it is looked into. */
  readonly onFolder?: (folder: string) => void;
}

/** Finds the files of an argument: a file, a folder with all files in it that may hold payloads, or a glob. */
export function findFiles(argument: string, { usesGitignore, onFolder = () => {} }: FindOptions): FoundFiles {
  const walkIn = (folder: string, accepts: Accepts): WalkedFiles => {
    const files = walk(folder, { accepts, onFolder }, usesGitignore ? gitIgnoresAbove(folder) : undefined);
    const isAllIgnored = usesGitignore && files.length === 0 && walk(folder, { accepts }, undefined).length > 0;
    return { files, isAllIgnored };
  };
  const sort = sortOf(argument);
  if (sort === 'file' || sort === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: sort === 'stream' }] };
  }
  if (sort === 'folder') return foundIn(argument, walkIn(argument, isPayloadName), NONE_IN_FOLDER);
  const { base, isGlob } = picomatch.scan(argument);
  if (!isGlob) return { argument, files: [], problem: 'no such file or folder', isMissing: true };
  const files = sortOf(base || '.') === 'folder' ? walkIn(base || '.', picomatch(argument)) : NO_FILES;
  return foundIn(argument, files, 'no file matches this pattern');
}

/** Whether a file of a folder is one to check, by its path. */
type Accepts = (path: string) => boolean;

interface WalkedFiles {
  readonly files: readonly string[];
  /** Whether there are files, but `.gitignore` leaves all of them out. */
  readonly isAllIgnored: boolean;
}

const NO_FILES: WalkedFiles = { files: [], isAllIgnored: false };

const NONE_IN_FOLDER = 'no file in this folder that may hold a payload';

const isPayloadName = (path: string): boolean => EXTENSIONS.some((extension) => path.endsWith(extension));

const foundIn = (argument: string, { files, isAllIgnored }: WalkedFiles, problem: string): FoundFiles => ({
  argument,
  files: files.map((file) => ({ file, named: false, isStream: false })),
  ...(files.length === 0 && { problem: isAllIgnored ? `${problem} but what .gitignore leaves out` : problem }),
});

/** What stands at a path; what can't be looked at is taken for a file, so that reading it says why. */
function sortOf(path: string): 'file' | 'folder' | 'stream' | 'nothing' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'nothing';
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'stream';
  } catch {
    return 'file';
  }
}

/** What a walk asks and tells. */
interface Visitor extends Pick<FindOptions, 'onFolder'> {
  readonly accepts: Accepts;
}

/** The files of a folder and its folders, in the order of their names; not in hidden ones and `node_modules`. */
function walk(folder: string, visitor: Visitor, above: GitIgnores | undefined): string[] {
  visitor.onFolder?.(folder);
  const prefix = folder === '.' ? '' : `${folder.replace(/[/\\]+$/, '')}/`;
  const entries = readFolder(folder);
  const ignores = above && gitIgnoresIn(folder, entries, above);
  return entries.flatMap((entry) => {
    const path = prefix + entry.name;
    const isFolder = entry.isDirectory();
    if (ignores && isIgnored(path, isFolder, ignores)) return [];
    if (isFolder) return isSkipped(entry.name) ? [] : walk(path, visitor, ignores);
    return visitor.accepts(path) && isFile(entry, path) ? [path] : [];
  });
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

const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
