import { relative, sep } from 'node:path';
import { isSkipped, prefixOf } from './walk-folder.ts';

/**
 * The paths at which files of a folder would be found that are not there, as a walk through the folder names them: not of
 * hidden folders and `node_modules`.
 */
export function absentIn(folder: string, absent: readonly string[]): string[] {
  const prefix = prefixOf(folder);
  return absent
    .map((path) => relative(folder, path).split(sep))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefix + steps.join('/'));
}
