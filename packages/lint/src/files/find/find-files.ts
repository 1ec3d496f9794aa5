import { relative, resolve, sep } from 'node:path';
import { isTypeRead } from '../../core/file-types.ts';
import type { LeftOut } from './unread-files.ts';
import { isSkipped, prefixOf, typeAt, type WalkedFiles, walkFolder } from './walk-folder.ts';

/** A file to check. */
export interface PayloadFile {
  /** The path as reports show it: relative if the argument is relative, with `/`. */
  readonly file: string;
  /** Whether an argument names the file. Then it is reported even if it is not a payload. */
  readonly named: boolean;
  /** The folder of the argument in which the file was found. */
  readonly folder?: string;
  /** Whether the file is a pipe or a device, which has no size. */
  readonly isStream: boolean;
  /** Whether the file is standard input, and `file` only its name. */
  readonly isInput?: true;
  /** Reads the content if it is not read from the path. */
  readonly read?: () => Buffer;
}

/** The files of one argument of the command. */
export interface FoundFiles {
  readonly argument: string;
  readonly files: readonly PayloadFile[];
  /** Why the argument has no files. */
  readonly problem?: string;
  /** Why folders in it were skipped. */
  readonly problems?: readonly string[];
  /** What was left out in a folder. */
  readonly leftOut?: LeftOut;
  /** Whether the argument names a file or folder that does not exist. */
  readonly isMissing?: true;
}

export interface FindOptions {
  /** Whether `.gitignore` files apply in folders and globs. */
  readonly usesGitignore: boolean;
  /** The absolute paths of files that git lists. They are found even if they are deleted or ignored. */
  readonly listed?: readonly string[] | undefined;
}

/** Finds the files of an argument: a file, all files of a folder that may be payloads, or a glob. */
export async function findFiles(argument: string, options: FindOptions): Promise<FoundFiles> {
  const there = typeAt(argument);
  const type = there === 'nothing' && options.listed?.includes(resolve(argument)) ? 'file' : there;
  if (type === 'file' || type === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: type === 'stream' }] };
  }
  if (type === 'folder') return foundIn(argument, findIn(argument, isTypeRead, options));
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

/** The listed files that are in a folder, with paths like those from `walkFolder`. */
function listedIn(folder: string, listed: readonly string[]): string[] {
  return listed
    .map((path) => relative(folder, path).split(sep))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefixOf(folder) + steps.join('/'));
}

const NOTHING: LeftOut = { files: [], hiddenFolders: 0, ignored: 0 };
const NO_FILES: WalkedFiles = { files: [], isAllIgnored: false, problems: [], leftOut: NOTHING };

const NONE_IN_FOLDER = 'this folder has no file that may be a payload';

const foundIn = (folder: string, walked: WalkedFiles): FoundFiles => ({
  ...foundFiles(folder, folder, walked, NONE_IN_FOLDER),
  leftOut: walked.leftOut,
});

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
