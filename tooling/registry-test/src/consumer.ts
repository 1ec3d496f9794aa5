import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from './run.ts';

const programs = fileURLToPath(new URL('../consumer', import.meta.url));

/** Creates a user's project with the files of `consumer/`. pnpm uses its own store, accepts new versions at once, and no wrong peer. */
export function createConsumer({ cwd: folder }: Context): void {
  cpSync(programs, folder, { recursive: true, filter: (path) => !path.endsWith('tsconfig.json') });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const folders = { storeDir: join(folder, 'store'), cacheDir: join(folder, 'cache') };
  const settings = { ...folders, minimumReleaseAge: 0, strictPeerDependencies: true };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
}
