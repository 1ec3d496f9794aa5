import { basename, dirname, join, relative, sep } from 'node:path';
import { cached } from '@pg/rule-kit/internal';
import { readGlob, unescapePath } from '../../config/globs.ts';
import { isTypeRead } from '../../readers/file-types.ts';
import { behindLinks, isOutside, realPath, realPathFrom } from '../../system/paths.ts';
import { attempt, isMisread } from '../../system/usage-error.ts';
import type { WhySkipped } from '../check/why-skipped.ts';
import { listWorkTree, type Selection } from './git.ts';
import type { LeftOut } from './unread-files.ts';
import { isSkipped, prefixOf, typeAt, walkFolder } from './walk-folder.ts';

/** A file to check. */
export interface PayloadFile {
  /** The path as reports show it: relative if the argument is relative, with `/`. */
  readonly file: string;
  /** A name whose extension says how the file is read; by default, its own. */
  readonly type?: string | undefined;
  /** Whether an argument names the file. Then it is reported even if it is not a payload. */
  readonly named: boolean;
  /** The folder of the argument in which the file was found. */
  readonly folder?: string;
  /** Whether the file is a pipe or a device, which has no size. */
  readonly isStream: boolean;
  /** Whether the file is standard input, and `file` only its name. */
  readonly isInput?: true;
  /** Reads the content if it is not read from the path. */
  readonly read?: (() => Buffer) | undefined;
}

/** The files of one argument of the command. */
export interface FoundFiles {
  readonly files: readonly PayloadFile[];
  /** Why the argument has no files. */
  readonly problem?: string;
  /** Why parts of a folder were not listed. */
  readonly notes?: readonly string[];
  /** What was left out in a folder. */
  readonly leftOut?: LeftOut;
  /** Links and repositories in a folder that are not followed. */
  readonly skipped?: ReadonlyMap<string, WhySkipped>;
  /** The option that accepts the problem. A missing file is one. */
  readonly acceptedBy?: 'ignore-unknown' | 'pass-with-no-payloads';
}

type ArgumentFiles = FoundFiles & { readonly argument: string };

export interface FindOptions {
  /** Whether git lists the files of folders in a work tree. */
  readonly usesGit: boolean;
  /** Only these files are found, even if they are deleted. */
  readonly selection?: Selection | undefined;
  /** Whether the configuration says that a file is a payload, whatever its type. */
  readonly isDeclared: (file: string) => boolean;
}

export interface FindAllOptions extends FindOptions {
  /** The name of standard input. */
  readonly inputName?: string | undefined;
}

/** The argument, and the name, of standard input. */
export const STANDARD_INPUT = '-';

export const NO_FILE = 'no such file or folder';

/** Finds the files of all arguments, each with one name. */
export function findAll(
  args: readonly string[],
  { inputName = STANDARD_INPUT, ...options }: FindAllOptions,
): readonly ArgumentFiles[] {
  const input = { file: inputName, named: true, isStream: true, isInput: true } as const;
  return withOneName(
    args.map((argument) => ({
      argument,
      ...(argument === STANDARD_INPUT ? { files: [input] } : findFiles(argument, options)),
    })),
  );
}

/** A file that has several names, such as `a.json`, `./a.json` and links to it, has one: that of the file itself, as it is first found. */
function withOneName(found: readonly ArgumentFiles[]): readonly ArgumentFiles[] {
  const names = new Map<string, string>();
  const folderOf = cached(realPath);
  const nameOf = (each: PayloadFile): string => {
    if (each.isInput) return each.file;
    const own = join(folderOf(dirname(each.file)), basename(each.file));
    const path = each.read ? own : realPath(each.file);
    const name = names.get(path) ?? (path === own ? each.file : nameOfTarget(each, path));
    names.set(path, name);
    return name;
  };
  return found.map((each) => ({ ...each, files: each.files.map((one) => ({ ...one, file: nameOf(one) })) }));
}

/** A link out of the folder keeps its own name. */
function nameOfTarget({ file, folder = '.' }: PayloadFile, target: string): string {
  const path = realPathFrom(folder, target);
  return path === undefined ? file : prefixOf(folder) + path;
}

/** Finds the files of an argument: a file, all files of a folder that may be payloads, or a glob. */
export function findFiles(argument: string, options: FindOptions): FoundFiles {
  const { selection } = options;
  const type = typeAt(argument);
  if (isFolder(type)) {
    const isRead = (file: string): boolean => isTypeRead(file) || options.isDeclared(file);
    return findIn(argument, isRead, options, NONE_IN_FOLDER);
  }
  const path = selection?.has(behindLinks(argument)) ? behindLinks(argument) : realPath(argument);
  if (type !== 'nothing' || selection?.has(path) || isMisread(argument)) {
    const file = { file: argument, named: true, isStream: type === 'stream', read: selection?.get(path) };
    return { files: selection?.has(path) === false ? [] : [file] };
  }
  const literal = unescapePath(argument);
  if (literal !== argument && typeAt(literal) !== 'nothing') return findFiles(literal, options);
  const { folder, isPattern, matches } = readGlob('', argument);
  if (argument.startsWith('!') && folder === '.') return { files: [], problem: NO_EXCLUSION };
  if (!isPattern) return { files: [], problem: NO_FILE, acceptedBy: 'ignore-unknown' };
  const accepts = (file: string): boolean => matches(file.slice(prefixOf(folder).length));
  const { leftOut, skipped, ...found } = findIn(folder, accepts, options, 'no file matches this pattern');
  return found;
}

const NO_EXCLUSION = 'to exclude files, list them in ignores of the configuration';
const NONE_IN_FOLDER = 'this folder has no file that may be a payload';

const isFolder = (type: ReturnType<typeof typeAt>): boolean => type === 'folder' || type === 'linked folder';

/** Finds the accepted files in a folder. Hidden folders, `node_modules`, links to folders and other repositories are left out. */
function findIn(
  folder: string,
  accepts: (file: string) => boolean,
  { usesGit, selection }: FindOptions,
  problem: string,
): FoundFiles {
  const notes: string[] = [];
  const byGit = selection ? selectedIn(folder, selection) : usesGit ? listWorkTree(folder, notes) : undefined;
  const problems: string[] = [];
  const paths = byGit ?? attempt(() => walkFolder(folder, notes), problems);
  if (paths === undefined) return { files: [], problem: problems.join() };
  const real = realPath(folder);
  const files: PayloadFile[] = [];
  const others: string[] = [];
  const hiddenFolders = new Set<string>();
  const skipped = new Map<string, WhySkipped>();
  for (const path of [...paths].sort()) {
    const file = prefixOf(folder) + path.replace(/\/$/, '');
    const folders = path.split('/').slice(0, -1);
    const hidden = folders.findIndex(isSkipped);
    const read = selection?.get(join(real, path));
    const type = read || isMisread(file) ? 'file' : typeAt(file);
    if (hidden >= 0) {
      if (folders[hidden] !== 'node_modules') hiddenFolders.add(folders.slice(0, hidden + 1).join('/'));
    } else if (type === 'folder') {
      skipped.set(file, 'repository');
      notes.push(`${file}: it was not checked, because it is a repository of its own; name it to check it`);
    } else if (type === 'linked folder' || type === 'broken link') skipped.set(file, type);
    else if (type === 'file' && accepts(file)) files.push({ file, folder, named: false, isStream: false, read });
    else if (type !== 'nothing') others.push(file);
  }
  return {
    files,
    notes,
    skipped,
    leftOut: { files: others, hiddenFolders: hiddenFolders.size },
    ...(files.length === 0 && {
      problem: byGit ? `${problem}, besides what git ignores` : problem,
      acceptedBy: 'pass-with-no-payloads',
    }),
  };
}

/** The selected files in a folder, as paths from it. */
function selectedIn(folder: string, selection: Selection): string[] {
  const real = realPath(folder);
  return Array.from(selection.keys(), (path) => relative(real, path).replaceAll(sep, '/')).filter(
    (path) => !isOutside(path),
  );
}
