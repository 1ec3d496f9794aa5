import { relative, sep } from 'node:path';

/**
 * The path of a file from the folder that the command runs in, with `/`, however the file was named: `./a.json`,
 * `a.json` and its absolute path are one. In CI that folder is the root of the repository.
 */
export const repositoryPath = (file: string): string => relative('', file).replaceAll(sep, '/');
