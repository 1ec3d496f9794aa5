import { relative, resolve, sep } from 'node:path';
import { FILE_TYPES } from '../../core/file-types.ts';
import { isSkipped, prefixOf, typeAt, type WalkedFiles, walkFolder } from './walk-folder.ts';

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

/** Files of folders with these extensions, in any case, may hold payloads. */
export const EXTENSIONS = Array.from(FILE_TYPES.keys(), (extension) => `.${extension}`);

/** How files are found. */
export interface FindOptions {
  /** Whether what `.gitignore` files leave out is left out of folders and globs. */
  readonly usesGitignore: boolean;
  /** Files that git names, by their absolute paths: found although they are gone, or `.gitignore` leaves them out. */
  readonly listed?: readonly string[] | undefined;
}

/** Finds the files of an argument: a file, a folder with all files in it that may hold payloads, or a glob. */
export async function findFiles(argument: string, options: FindOptions): Promise<FoundFiles> {
  const there = typeAt(argument);
  const type = there === 'nothing' && options.listed?.includes(resolve(argument)) ? 'file' : there;
  if (type === 'file' || type === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: type === 'stream' }] };
  }
  if (type === 'folder') return foundIn(argument, findIn(argument, isPayloadName, options), NONE_IN_FOLDER);
  const { default: picomatch } = await import('picomatch');
  const { base, isGlob } = picomatch.scan(argument);
  if (!isGlob) return { argument, files: [], problem: 'no such file or folder', isMissing: true };
  const folder = base || '.';
  const files = typeAt(folder) === 'folder' ? findIn(folder, picomatch(argument), options) : NO_FILES;
  return foundIn(argument, files, 'no file matches this pattern');
}

function findIn(
  folder: string,
  accepts: (path: string) => boolean,
  { usesGitignore, listed = [] }: FindOptions,
): WalkedFiles {
  const { files, isAllIgnored } = walkFolder(folder, accepts, usesGitignore);
  return { files: [...new Set([...files, ...listedIn(folder, listed).filter(accepts)])], isAllIgnored };
}

/** The files of a list that are below a folder, named as a walk through it names them. */
function listedIn(folder: string, listed: readonly string[]): string[] {
  return listed
    .map((path) => relative(folder, path).split(sep))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefixOf(folder) + steps.join('/'));
}

const NO_FILES: WalkedFiles = { files: [], isAllIgnored: false };

const NONE_IN_FOLDER = 'no file in this folder that may hold a payload';

function isPayloadName(path: string): boolean {
  const name = path.toLowerCase();
  return EXTENSIONS.some((extension) => name.endsWith(extension));
}

const foundIn = (argument: string, { files, isAllIgnored }: WalkedFiles, problem: string): FoundFiles => ({
  argument,
  files: files.map((file) => ({ file, named: false, isStream: false })),
  ...(files.length === 0 && { problem: isAllIgnored ? `${problem} but what .gitignore leaves out` : problem }),
});
