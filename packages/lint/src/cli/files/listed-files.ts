import { relative, sep } from 'node:path';
import { isSkipped, prefixOf } from './walk-folder.ts';

/** The files of a list that stand below a folder, as a walk through it names them: not in hidden folders and `node_modules`. */
export function listedIn(folder: string, listed: readonly string[]): string[] {
  const prefix = prefixOf(folder);
  return listed
    .map((path) => relative(folder, path).split(sep))
    .filter((steps) => !steps.slice(0, -1).some(isSkipped))
    .map((steps) => prefix + steps.join('/'));
}
