import { type Dirent, readdirSync, statSync } from 'node:fs';
import { listInWords } from '@pg/rule-kit';
import picomatch from 'picomatch';

/** A file to check. */
export interface PayloadFile {
  /** Its path as a report shows it: relative as it was given, with `/`. */
  readonly file: string;
  /** Whether it was named as a file: then what can't be recognised in it is reported. */
  readonly named: boolean;
  /** Whether it is a pipe or a device, which has no size. */
  readonly isStream: boolean;
}

/** The files that one argument of the command stands for. */
export interface FoundFiles {
  readonly argument: string;
  readonly files: readonly PayloadFile[];
  /** What is wrong with the argument itself. */
  readonly problem?: string;
}

/** Of the files of a folder: what else holds payloads is named. */
const EXTENSIONS = ['.json', '.jsonc', '.ndjson', '.jsonl', '.form', '.txt', '.md', '.http', '.rest', '.har'];

/** Finds the files of an argument: a file, a folder with all files in it that may hold payloads, or a glob. */
export function findFiles(argument: string): FoundFiles {
  const sort = sortOf(argument);
  if (sort === 'file' || sort === 'stream') {
    return { argument, files: [{ file: argument, named: true, isStream: sort === 'stream' }] };
  }
  if (sort === 'folder')
    return foundIn(argument, walk(argument, isPayloadName), `no ${listInWords(EXTENSIONS)} file in this folder`);
  const { base, isGlob } = picomatch.scan(argument);
  if (!isGlob) return { argument, files: [], problem: 'no such file or folder' };
  const files = sortOf(base || '.') === 'folder' ? walk(base || '.', picomatch(argument)) : [];
  return foundIn(argument, files, 'no file matches this pattern');
}

const isPayloadName = (path: string): boolean => EXTENSIONS.some((extension) => path.endsWith(extension));

const foundIn = (argument: string, files: readonly string[], problem: string): FoundFiles => ({
  argument,
  files: files.map((file) => ({ file, named: false, isStream: false })),
  ...(files.length === 0 && { problem }),
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

/** The files of a folder and its folders, in the order of their names; not in hidden ones and `node_modules`. */
function walk(folder: string, accepts: (path: string) => boolean): string[] {
  const prefix = folder === '.' ? '' : `${folder.replace(/[/\\]+$/, '')}/`;
  return readFolder(folder).flatMap((entry) => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : walk(path, accepts);
    return accepts(path) && isFile(entry, path) ? [path] : [];
  });
}

const readFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

const isFile = (entry: Dirent, path: string): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && sortOf(path) === 'file');

const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
