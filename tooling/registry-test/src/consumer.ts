import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from './run.ts';

export type Installer = 'npm' | 'pnpm';

const programs = fileURLToPath(new URL('../consumer', import.meta.url));

/**
 * Makes an empty project of somebody else's, with the programs of `consumer/` in it. pnpm keeps the packages of a test
 * out of this machine's store, and takes what was published a minute ago.
 */
export function createConsumer({ cwd: folder }: Place): void {
  cpSync(programs, folder, { recursive: true, filter: (path) => !path.endsWith('tsconfig.json') });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const settings = { storeDir: join(folder, 'store'), cacheDir: join(folder, 'cache'), minimumReleaseAge: 0 };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
}
