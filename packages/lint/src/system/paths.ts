import { relative, resolve, sep } from 'node:path';

/** The path of a file relative to a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => relative(folder, resolve(file)).replaceAll(sep, '/');

/**
 * The path of a file relative to the working folder, which in CI is the repository's root. `./a.json`, `a.json` and the
 * absolute path have the same result.
 */
export const repositoryPath = (file: string): string => pathFrom('', file);

/** A glob that matches a path: `?` replaces special characters. */
export const toGlob = (path: string): string => path.replace(/[\\*[\]{}()!+@|]/g, '?').replace(/^\s/, '?');
