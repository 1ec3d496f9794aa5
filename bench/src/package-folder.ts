import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of a package that the bench depends on. */
export const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
