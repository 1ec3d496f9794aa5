import { basename, resolve } from 'node:path';
import { CONFIG_NAMES } from '../../config/find-config.ts';

/** Returns a function that recognizes files that are not payloads: configurations and `files`. */
export function ownFiles(files: readonly (string | undefined)[]): (file: string) => boolean {
  const own = files.flatMap((file) => (file === undefined ? [] : [resolve(file)]));
  return (file) => CONFIG_NAMES.includes(basename(file)) || (own.length > 0 && own.includes(resolve(file)));
}
