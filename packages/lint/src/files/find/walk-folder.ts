import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { attempt, codeOf, describeSystemError, UsageError } from '../../system/usage-error.ts';

/**
 * The paths in a folder, however deep. It opens neither hidden folders, which end with `/`, nor links.
 *
 * @param notes Gets why folders could not be opened.
 */
export function walkFolder(folder: string, notes: string[]): string[] {
  const walk = (content: readonly Dirent[], prefix: string): string[] =>
    content.flatMap((item) => {
      const path = prefix + item.name;
      if (!item.isDirectory()) return [path];
      if (isSkipped(item.name)) return item.name === '.git' ? [] : [`${path}/`];
      const problems: string[] = [];
      const inside = attempt(() => readFolder(prefixOf(folder) + path), problems) ?? [];
      notes.push(...problems.map((problem) => `${prefixOf(folder)}${path}: ${problem}; it was skipped`));
      return walk(inside, `${path}/`);
    });
  return walk(readFolder(folder), '');
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError(`the folder can't be opened (${describeSystemError(error)})`);
  }
}

/** The type of a path. A path without access counts as a file, so that reading it reports the reason. */
export function typeAt(path: string): 'file' | 'folder' | 'linked folder' | 'stream' | 'broken link' | 'nothing' {
  try {
    const own = lstatSync(path, { throwIfNoEntry: false });
    if (own === undefined) return 'nothing';
    const isLink = own.isSymbolicLink();
    const stats = isLink ? statSync(path, { throwIfNoEntry: false }) : own;
    if (stats === undefined) return 'broken link';
    if (stats.isDirectory()) return isLink ? 'linked folder' : 'folder';
    return stats.isFile() ? 'file' : 'stream';
  } catch (error) {
    return codeOf(error) === 'ELOOP' ? 'broken link' : 'file';
  }
}

/** The start of each path in a folder. */
export const prefixOf = (folder: string): string => (folder === '.' ? '' : `${folder.replace(SEPARATORS_AT_END, '')}/`);

/** A backslash separates names only on Windows; elsewhere it is part of a name. */
const SEPARATORS_AT_END = sep === '/' ? /(?<!\/)\/+$/ : /(?<![/\\])[/\\]+$/;

/** Whether to skip a folder: hidden (except workflows), `node_modules`, or `..`, which is outside of the walked folder. */
export const isSkipped = (name: string): boolean =>
  (name.startsWith('.') && name !== '.github') || name === 'node_modules';
