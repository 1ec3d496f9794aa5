import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const readText = (file) => readFileSync(join(root, file), 'utf8');
const readJson = (file) => JSON.parse(readText(file));

/** The address of the repository; `undefined` until it is in the root's `package.json`. */
export const repository = () => readJson('package.json').repository || undefined;

export const packages = () =>
  readdirSync(join(root, 'packages')).map((name) => ({ name, manifest: readJson(`packages/${name}/package.json`) }));

/** All packages have the same version. */
export const currentVersion = () => readJson('packages/lint/package.json').version;
