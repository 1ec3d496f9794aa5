import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file to check. */
export interface PayloadFile {
  /** Its path as a report shows it: relative as it was given, with `/`. */
  readonly file: string;
  /** Whether it was named as a file: then what can't be recognised in it is reported. */
  readonly named: boolean;
}

/** The files that one argument of the command stands for. */
export interface FoundFiles {
  readonly argument: string;
  readonly files: readonly PayloadFile[];
  /** What is wrong with the argument itself. */
  readonly problem?: string;
}

const EXTENSION = '.json';
const GLOB = /[*?[\]{}!]/;

/** Finds the files of an argument: a file, a folder with all `.json` files in it, or a glob. */
export async function findFiles(argument: string): Promise<FoundFiles> {
  const sort = sortOf(argument);
  if (sort === 'folder') return inFolder(argument);
  if (sort !== 'nothing') return { argument, files: [{ file: argument, named: true }] };
  if (!GLOB.test(argument)) return { argument, files: [], problem: 'no such file or folder' };
  return matching(argument);
}

/** What stands at a path; what can't be looked at is taken for a file, so that reading it says why. */
function sortOf(path: string): 'file' | 'folder' | 'nothing' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? 'nothing' : stats.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'file';
  }
}

function inFolder(folder: string): FoundFiles {
  const files = walk(folder).map((file) => ({ file, named: false }));
  return files.length > 0
    ? { argument: folder, files }
    : { argument: folder, files, problem: `no ${EXTENSION} file in this folder` };
}

/** The payload files in a folder and its folders, in the order of their names; not in hidden ones and `node_modules`. */
function walk(folder: string): string[] {
  return readFolder(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : walk(path);
    return entry.name.endsWith(EXTENSION) && isFile(entry, path) ? [path.replaceAll('\\', '/')] : [];
  });
}

const readFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

const isFile = (entry: Dirent, path: string): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && sortOf(path) === 'file');

const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

async function matching(pattern: string): Promise<FoundFiles> {
  const { glob } = await import('tinyglobby');
  const files = await glob(pattern, { ignore: '**/node_modules/**', expandDirectories: false });
  return files.length > 0
    ? { argument: pattern, files: files.sort().map((file) => ({ file, named: false })) }
    : { argument: pattern, files: [], problem: 'no file matches this pattern' };
}
