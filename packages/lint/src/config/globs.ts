import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import picomatch from 'picomatch';

export interface Glob {
  /** The folder at its start, as far as it exists; `.` without one. */
  readonly folder: string;
  /** Whether it matches more than one path. */
  readonly isPattern: boolean;
  /** Whether it matches a path from that folder. */
  readonly matches: (path: string) => boolean;
}

/** Reads a glob. A file or a folder that exists, also at its start, is meant as it is named, whatever characters it has. */
export function readGlob(base: string, given: string): Glob {
  const glob = given.replace(/^(?:\.\/)+/, '');
  const inFolder = (folder: string, rest: string): Glob => {
    const isFile = existsSync(join(base, folder, rest));
    const pattern = rest.replace(isFile ? SPECIAL : WITHOUT_MEANING, '\\$&');
    const isPattern = !isFile && picomatch.scan(pattern).isGlob;
    return { folder, isPattern, matches: picomatch(pattern, OPTIONS) };
  };
  for (let end = glob.lastIndexOf('/'); end > 0; end = glob.lastIndexOf('/', end - 1)) {
    const folder = unescapePath(glob.slice(0, end));
    if (existsSync(`${join(base, folder)}/.`)) return inFolder(folder, glob.slice(end + 1));
  }
  return glob.startsWith('/') ? inFolder('/', glob.slice(1)) : inFolder('.', glob);
}

const OPTIONS = { dot: true, nonegate: true, noextglob: true, flags: 's' };
const SPECIAL = /[\\*?[\]{}()|!+@]/g;
/** They have a meaning for the library, and none here. */
const WITHOUT_MEANING = /(?<!\\)[()|]/g;

/** Removes backslashes before characters. On Windows, they are between names. */
export const unescapePath = (path: string): string => (sep === '/' ? path.replace(/\\(.)/g, '$1') : path);

/** Makes a function that matches the paths of a file. The last matching glob decides: with `!`, it excludes the path. */
export function globMatcher(base: string, globs: readonly string[]): (paths: readonly string[]) => boolean {
  const each = globs.map((given) => {
    const { folder, matches } = readGlob(base, given.replace(/^!/, ''));
    const prefix = folder === '.' ? '' : `${folder}/`;
    return {
      isIncluded: !given.startsWith('!'),
      matches: (path: string): boolean => path.startsWith(prefix) && matches(path.slice(prefix.length)),
    };
  });
  return (paths) => each.findLast(({ matches }) => paths.some(matches))?.isIncluded === true;
}
