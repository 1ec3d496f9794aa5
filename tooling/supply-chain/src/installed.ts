import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: unknown;
  readonly bin?: Readonly<Record<string, string>> | string;
  readonly scripts?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const packagesIn = (modules: string): readonly string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : name))
    .map((name) => join(modules, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/** Every package that pnpm has put into a workspace, by its folder; those that depend on each other come repeatedly. */
export function installedIn(root: string): readonly string[] {
  const store = join(root, 'node_modules/.pnpm');
  return readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((modules) => existsSync(modules))
    .flatMap(packagesIn);
}

/** Whether something of it is run when it is installed: a script, or what builds its binding. */
export const runsAtInstall = (folder: string): boolean => {
  const { scripts = {} } = readManifest(folder);
  const named = ['preinstall', 'install', 'postinstall'].some((name) => scripts[name] !== undefined);
  return named || existsSync(join(folder, 'binding.gyp'));
};
