import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../../packages', import.meta.url));

/** Every published package. */
export const packages = readdirSync(root).map((directory) => {
  const folder = join(root, directory);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, exports, bin = {}, dependencies, peerDependencies = {} } = manifest;
  return {
    name,
    folder,
    dependencies: Object.keys({ ...dependencies, ...peerDependencies }),
    /** Its import specifiers, with the paths of their declaration files. */
    entryPoints: Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'string' ? [] : [{ specifier: join(name, path), types: join(folder, target.types) }],
    ),
    commands: Object.keys(bin),
  };
});
