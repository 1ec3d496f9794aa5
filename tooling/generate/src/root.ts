import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository's folder: the nearest one, from the folder that a program runs in, with the workspace in it. */
export function repositoryRoot(folder = resolve('.')): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  if (dirname(folder) === folder) throw new Error('no pnpm-workspace.yaml in this folder or above it');
  return repositoryRoot(dirname(folder));
}
