import { relative, resolve, sep } from 'node:path';

/** The path of a file from a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => relative(folder, resolve(file)).replaceAll(sep, '/');

/**
 * The path of a file from the working folder, however the file was named: `./a.json`, `a.json` and its absolute path are
 * one. In CI that folder is the root of the repository.
 */
export const repositoryPath = (file: string): string => pathFrom('', file);

/** The steps of a JSON pointer (RFC 6901). */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
