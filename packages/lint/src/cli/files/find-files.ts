import { relative, resolve, sep } from 'node:path';
import { FILE_TYPES } from '../../core/file-types.ts';
import { isSkipped, prefixOf, typeAt, type WalkedFiles, walkFolder } from './walk-folder.ts';

/** A file to check. */
export interface PayloadFile {
  /** Its path as a report shows it: relative as it was given, with `/`. */
  readonly file: string;
  /** Whether it was named as a file: then it is reported if it is no known payload. */
  readonly named: boolean;
  /** The folder that it was found in, of those that were given. */
  readonly folder?: string;
  /** Whether it is a pipe or a device, which has no size. */
  readonly isStream: boolean;
  /** Whether it is standard input, with this name. */
  readonly isInput?: true;
  /** Reads it from somewhere else than its path. */
  readonly read?: () => Buffer;
}

/** The files of one argument of the command. */
export interface FoundFiles {
  readonly argument: string;
  readonly files: readonly PayloadFile[];
  /** What is wrong with the argument itself. */
  readonly problem?: string;
  /** What is wrong with folders in it. */
  readonly problems?: readonly string[];
  /** Whether there is nothing of that name, rather than a folder or glob without files. */
  readonly isMissing?: true;
}

/** The extensions of files in folders that may be payloads, in any letter case. */
export const EXTENSIONS = Array.from(FILE_TYPES.keys(), (extension) => `.${extension}`);

/** How files are found. */
export interface FindOptions {
  /** Whether `.gitignore` files are obeyed in folders and globs. */
  readonly usesGitignore: boolean;
  /** Files that git lists, by their absolute paths: found even if deleted or ignored. */
  readonly listed?: readonly string[] | undefined;
}

/** Finds the files of an argument: a file, all files of a folder that may be payloads, or a glob. */
export async function findFiles(argument: string, options: FindOptions): Promise<FoundFiles> {
  const there = typeAt(argument);
  const type = there === 'nothing' && options.listed?.includes(resolve(argument)) ? 'file' : there;
  if (type === 'file' || type === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: type === 'stream' }] };
  }
  if (type === 'folder')
    return foundFiles(argument, argument, findIn(argument, isPayloadName, options), NONE_IN_FOLDER);
  const { default: picomatch } = await import('picomatch');
  const { base, isGlob } = picomatch.scan(argument);
  if (!isGlob) return { argument, files: [], problem: 'no such file or folder', isMissing: true };
  const folder = base || '.';
  const files = typeAt(folder) === 'folder' ? findIn(folder, picomatch(argument), options) : NO_FILES;
  return foundFiles(argument, folder, files, 'no file matches this pattern');
}

function findIn(
  folder: string,
  accepts: (path: string) => boolean,
  { usesGitignore, listed = [] }: FindOptions,
): WalkedFiles {
  const walked = walkFolder(folder, accepts, usesGitignore);
  return { ...walked, files: [...new Set([...walked.files, ...listedIn(folder, listed).filter(accepts)])] };
}

/** The files of a list that are in a folder, with the names that a walk through it gives them. */
function listedIn(folder: string, listed: readonly string[]): string[] {
  return listed
    .map((path) => relative(folder, path).split(sep))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefixOf(folder) + steps.join('/'));
}

const NO_FILES: WalkedFiles = { files: [], isAllIgnored: false, problems: [] };

const NONE_IN_FOLDER = 'this folder has no file that may be a payload';

function isPayloadName(path: string): boolean {
  const name = path.toLowerCase();
  return EXTENSIONS.some((extension) => name.endsWith(extension));
}

const foundFiles = (
  argument: string,
  folder: string,
  { files, isAllIgnored, problems }: WalkedFiles,
  problem: string,
): FoundFiles => ({
  argument,
  problems,
  files: files.map((file) => ({ file, folder, named: false, isStream: false })),
  ...(files.length === 0 && { problem: isAllIgnored ? `${problem}, except files that .gitignore ignores` : problem }),
});
