import { fileURLToPath } from 'node:url';
import { type Package, readPackage } from './manifest.ts';
import { plainEnv, run } from './run.ts';

/** The repository that this test is in. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every package of the workspace in a folder, private ones and the root too: pnpm says which there are. */
export async function workspacePackages(folder: string): Promise<readonly Package[]> {
  const listed = await run('pnpm', ['list', '--recursive', '--depth', '-1', '--json'], { cwd: folder, env: plainEnv });
  const found: readonly { readonly path: string }[] = JSON.parse(listed);
  return found.map(({ path }) => readPackage(path));
}

export const isPublic = ({ manifest }: Package): boolean => manifest.private !== true;
