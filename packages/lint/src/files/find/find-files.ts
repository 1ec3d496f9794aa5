import { resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { isTypeRead } from '../../readers/file-types.ts';
import { behindLinks, pathFrom } from '../../system/paths.ts';
import { isMisread, UsageError } from '../../system/usage-error.ts';
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
  /** The absolute paths of files that git lists, behind links to folders. They are found even if they are deleted or ignored. */
  readonly listed?: readonly string[] | undefined;
}

export interface FindAllOptions extends FindOptions {
  /** Whether files may be missing. */
  readonly mayBeMissing?: boolean | undefined;
  /** Whether folders and globs may have no file. */
  readonly mayBeEmpty: boolean;
  /** The name of standard input. */
  readonly inputName?: string | undefined;
}

/** The argument, and the name, of standard input. */
export const STANDARD_INPUT = '-';

export const NO_FILE = 'no such file or folder';

export const ACCEPTS_NONE = '--pass-with-no-payloads accepts that';

/**
 * Finds the files of all arguments, each with one name.
 *
 * @throws {UsageError} for arguments without files.
 */
export function findAll(
  args: readonly string[],
  { mayBeEmpty, mayBeMissing = false, inputName = STANDARD_INPUT, ...options }: FindAllOptions,
): readonly FoundFiles[] {
  const file = { file: inputName, named: true, isStream: true, isInput: true } as const;
  const input: FoundFiles = { argument: STANDARD_INPUT, files: [file] };
  const found = args.map((each) => (each === STANDARD_INPUT ? input : findFiles(each, options)));
  const wrong = found.filter(({ problem, isMissing = false }) =>
    isMissing ? !mayBeMissing : !mayBeEmpty && problem !== undefined,
  );
  if (wrong.length === 0) return withOneName(found);
  throw new UsageError(
    ...wrong.map(
      ({ argument, problem, isMissing }) => `${argument}: ${problem}${isMissing ? '' : `; ${ACCEPTS_NONE}`}`,
    ),
  );
}

/** Replaces the names of a file that has several, such as `a.json` and `./a.json`, with the first. */
function withOneName(found: readonly FoundFiles[]): readonly FoundFiles[] {
  if (found.length === 1) return found;
  const names = new Map<string, string>();
  const firstName = (file: string): string => {
    const path = file === STANDARD_INPUT ? file : resolve(file);
    const name = names.get(path) ?? file;
    names.set(path, name);
    return name;
  };
  return found.map((each) => ({ ...each, files: each.files.map((one) => ({ ...one, file: firstName(one.file) })) }));
}

/** Finds the files of an argument: a file, all files of a folder that may be payloads, or a glob. */
export function findFiles(argument: string, options: FindOptions): FoundFiles {
  const there = typeAt(argument);
  const isFile = isMisread(argument) || options.listed?.includes(behindLinks(argument));
  const type = there === 'nothing' && isFile ? 'file' : there;
  if (type === 'file' || type === 'stream' || type === 'broken link') {
    return { argument, files: [{ file: argument, named: true, isStream: type === 'stream' }] };
  }
  if (type === 'folder') {
    const walked = findIn(argument, isTypeRead, options);
    return { ...foundFiles(argument, argument, walked, NONE_IN_FOLDER), leftOut: walked.leftOut };
  }
  const literal = argument.replace(ESCAPE, '$1');
  if (literal !== argument && typeAt(literal) !== 'nothing') return findFiles(literal, options);
  const { folder, glob } = splitGlob(argument);
  if (glob.startsWith('!') && glob === argument) throw new UsageError(`${argument}: ${NO_EXCLUSION}`);
  if (!picomatch.scan(glob).isGlob) return { argument, files: [], problem: NO_FILE, isMissing: true };
  const matches = picomatch(glob, { nonegate: true, flags: 's' });
  const accepts = (path: string): boolean => matches(path.slice(prefixOf(folder).length));
  return foundFiles(argument, folder, findIn(folder, accepts, options), 'no file matches this pattern');
}

const NO_EXCLUSION = 'to exclude files, list them in ignores of the configuration';

/** On Windows, a backslash separates names. */
const ESCAPE = sep === '/' ? /\\(.)/g : /(?!)/g;

/** The longest folder at the start of a glob that exists, whatever characters it has, and the glob in it. */
function splitGlob(given: string): { readonly folder: string; readonly glob: string } {
  const argument = given.replace(/^(?:\.\/)+/, '');
  for (let end = argument.lastIndexOf('/'); end > 0; end = argument.lastIndexOf('/', end - 1)) {
    const folder = argument.slice(0, end).replace(ESCAPE, '$1');
    if (typeAt(folder) === 'folder') return { folder, glob: argument.slice(end + 1) };
  }
  return argument.startsWith('/') ? { folder: '/', glob: argument.slice(1) } : { folder: '.', glob: argument };
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
    .map((path) => pathFrom(folder, path).split('/'))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefixOf(folder) + steps.join('/'));
}

const NONE_IN_FOLDER = 'this folder has no file that may be a payload';

const foundFiles = (
  argument: string,
  folder: string,
  { files, leftOut, problems }: WalkedFiles,
  problem: string,
): FoundFiles => ({
  argument,
  problems,
  files: files.map((file) => ({ file, folder, named: false, isStream: false })),
  ...(files.length === 0 && { problem: leftOut.ignored > 0 ? `${problem}, besides what .gitignore ignores` : problem }),
});
