import { resolve } from 'node:path';
import { listedIn } from './listed-files.ts';
import { sortOf } from './sort-of.ts';
import { type WalkedFiles, walkFolder } from './walk-folder.ts';

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

/** Of the files of a folder, in any case: what else holds payloads is named. */
export const EXTENSIONS = [
  '.json',
  '.jsonc',
  '.ndjson',
  '.jsonl',
  '.form',
  '.txt',
  '.md',
  '.markdown',
  '.http',
  '.rest',
  '.sh',
  '.bash',
  '.har',
];

/** How files are found. */
export interface FindOptions {
  /** Whether what `.gitignore` files leave out is left out of folders and globs. */
  readonly usesGitignore: boolean;
  /** Is told of each folder before it is looked into. */
  readonly onFolder?: (folder: string) => void;
  /** Files that git names, by their absolute paths: found although they are not there, or `.gitignore` leaves them out. */
  readonly listed?: readonly string[];
}

/**
 * Finds the files of an argument: a file, a folder with all files in it that may hold payloads, or a glob. What takes
 * globs apart is loaded only where there is one.
 */
export async function findFiles(argument: string, options: FindOptions): Promise<FoundFiles> {
  const there = sortOf(argument);
  const sort = there === 'nothing' && options.listed?.includes(resolve(argument)) ? 'file' : there;
  if (sort === 'file' || sort === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: sort === 'stream' }] };
  }
  if (sort === 'folder') return foundIn(argument, findIn(argument, isPayloadName, options), NONE_IN_FOLDER);
  const { default: picomatch } = await import('picomatch');
  const { base, isGlob } = picomatch.scan(argument);
  if (!isGlob) return { argument, files: [], problem: 'no such file or folder', isMissing: true };
  const folder = base || '.';
  const files = sortOf(folder) === 'folder' ? findIn(folder, picomatch(argument), options) : NO_FILES;
  return foundIn(argument, files, 'no file matches this pattern');
}

function findIn(folder: string, accepts: (path: string) => boolean, options: FindOptions): WalkedFiles {
  const { files, isAllIgnored } = walkFolder(folder, accepts, options);
  const { listed = [] } = options;
  if (listed.length === 0) return { files, isAllIgnored };
  return { files: [...new Set([...files, ...listedIn(folder, listed).filter(accepts)])], isAllIgnored };
}

const NO_FILES: WalkedFiles = { files: [], isAllIgnored: false };

const NONE_IN_FOLDER = 'no file in this folder that may hold a payload';

/** Some programs of Windows write extensions in capitals. */
function isPayloadName(path: string): boolean {
  const name = path.toLowerCase();
  return EXTENSIONS.some((extension) => name.endsWith(extension));
}

const foundIn = (argument: string, { files, isAllIgnored }: WalkedFiles, problem: string): FoundFiles => ({
  argument,
  files: files.map((file) => ({ file, named: false, isStream: false })),
  ...(files.length === 0 && { problem: isAllIgnored ? `${problem} but what .gitignore leaves out` : problem }),
});
