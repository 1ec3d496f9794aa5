import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
}

export interface Package {
  readonly manifest: Manifest;
}

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All packages of a workspace, including private packages and the root. */
export async function workspacePackages(cwd: string): Promise<readonly Package[]> {
  const listed = await run('pnpm', ['list', '--recursive', '--depth', '-1', '--json'], { cwd });
  const found: readonly { readonly path: string }[] = JSON.parse(listed);
  return found.map(({ path }) => ({ manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }));
}

export const isPublic = ({ manifest }: Package): boolean => manifest.private !== true;
