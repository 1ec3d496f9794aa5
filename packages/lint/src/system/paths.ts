import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** The path of a file relative to a folder, with `/`. A file that only a link leads to has the path behind the link. */
export function pathFrom(folder: string, file: string): string {
  const path = relative(folder, resolve(file)).replaceAll(sep, '/');
  return isOutside(path) ? (realPathFrom(folder, file) ?? path) : path;
}

/** The path behind links to folders; `undefined` if it is not in the folder. */
export function realPathFrom(folder: string, file: string): string | undefined {
  const path = relative(realPath(folder), behindLinks(file)).replaceAll(sep, '/');
  return isOutside(path) ? undefined : path;
}

/** Whether a relative path leads out of its folder. */
export const isOutside = (path: string): boolean => /^\.\.(?:\/|$)|^[A-Za-z]:/.test(path);

/** The path behind links, as the system resolves it: `link/..` is not the folder that has the link. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}

/** The path behind links to folders. The file may be missing, or a link itself. */
export const behindLinks = (file: string): string => join(realPath(dirname(file)), basename(file));

/**
 * The path of a file relative to the working folder, which in CI is the repository's root. `./a.json`, `a.json` and the
 * absolute path have the same result.
 */
export const repositoryPath = (file: string): string => pathFrom('', file);

/** A glob for a path that exists: `?` replaces what a configuration does not accept in a path. */
export const toGlob = (path: string): string => path.replace(/[\\*]|^[!\s]/g, '?');

const MISTAKES = /(?:^|[-_. ])(?:invalid|wrong|bad|broken|malformed|rejected|failing|mistakes?)(?:$|[-_. ])/i;

/** The topmost folder in a file's path with a name like `invalid`, as for examples of mistakes; empty if there is none. */
export function mistakesFolder(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders.findIndex((name) => MISTAKES.test(name)) + 1).join('/');
}
